import { describe, expect, it, vi } from 'vitest'
import { MoveMaker } from '../../lib/moves'
import type { DaimyosScene } from './box'
import { chosenFor, parts } from './parts'
import { SIGHTS as recorded } from './recorded'
import { steps } from './steps'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('localStorage', { getItem: () => null })
})

const SIGHTS = recorded.filter(({ legal }) => legal.some((name) => name.startsWith('place')))

/** What is chosen once all steps are done. */
function done(maker: MoveMaker, target: string, scene: DaimyosScene): MoveMaker {
  return steps(maker, target, scene).reduce((now, step) => {
    const next = step.startsWith('back:') ? now.drop(step.slice(5)) : now.choose(step)
    if (next === null) throw new Error(`${step} can't be chosen after ${now.chosen.join(' ')}`)
    return next
  }, maker)
}

describe('laying a card', () => {
  it('takes one step from nothing to a legal move, in the first way that the card can lie', () => {
    for (const scene of SIGHTS) {
      const { legal } = scene
      const maker = MoveMaker.start(legal, parts)
      const way = maker.choose(maker.next[0] ?? '')
      for (const at of way?.next ?? []) expect(legal).toContain(done(maker, at, scene).complete)
    }
  })

  it('takes the card from one space to another', () => {
    for (const scene of SIGHTS) {
      const { legal } = scene
      const maker = MoveMaker.start(legal, parts)
      const [one = '', other = ''] = maker.choose(maker.next[0] ?? '')?.next ?? []
      if (other === '') continue
      const moved = done(done(maker, one, scene), other, scene)
      expect(moved.chosen).toEqual([maker.next[0], other])
    }
  })

  it('turns a card where it lies, or leaves it in no place where it can’t lie', () => {
    const kept = { here: 0, nowhere: 0 }
    for (const scene of SIGHTS) {
      const { legal } = scene
      const start = MoveMaker.start(legal, parts)
      const [first = ''] = start.next
      for (const at of start.choose(first)?.next ?? [])
        for (const way of start.next.filter((one) => one !== first)) {
          const turned = done(done(start, at, scene), way, scene)
          expect(chosenFor('turn', turned.chosen)).toBe(way.slice(5))
          if (turned.complete === null) kept.nowhere += 1
          else {
            expect(legal).toContain(turned.complete)
            kept.here += 1
          }
        }
    }
    expect(kept.here).toBeGreaterThan(100)
    expect(kept.nowhere).toBeGreaterThan(100)
  })

  it('goes from one card of two to the other', () => {
    const maker = MoveMaker.start(['place 1 r0 @a1', 'place 1 r90 @b1', 'place 2 r0 @c1'], parts)
    const sight = SIGHTS[0] as DaimyosScene
    const scene = { ...sight, data: { ...sight.data, hands: [['n01', 'n02']], viewer: 0 } }
    expect(steps(maker, 'at:a1', scene)).toEqual(['at:a1']) // which card is a question of its own
    const chosen = done(maker, 'card:1', scene)
    expect(done(chosen, 'at:a1', scene).complete).toBe('place 1 r0 @a1')
    expect(done(done(chosen, 'at:a1', scene), 'card:2', scene).chosen).toEqual(['card:2'])
    expect(done(done(chosen, 'card:2', scene), 'at:c1', scene).complete).toBe('place 2 r0 @c1')
  })

  it('leaves every other target alone', () => {
    const maker = MoveMaker.start(['swap', 'use chimon', 'done'], parts)
    for (const target of ['swap', 'use:chimon', 'done', 'back:at:a1'])
      expect(steps(maker, target, SIGHTS[0] as DaimyosScene)).toEqual([target])
  })
})

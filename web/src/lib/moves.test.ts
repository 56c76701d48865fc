import { describe, expect, it } from 'vitest'
import { parts } from '../games/kami/parts'
import { MoveMaker } from './moves'

const LEAD = ['(S)>S', '(S)>R', '(R)>S', '(R)>V']
const DUEL = ['-', 'G>L', 'G>*5', '*3>', '*4>L']

function chosen(maker: MoveMaker, ...targets: string[]): MoveMaker {
  return targets.reduce((before, target) => {
    const after = before.choose(target)
    if (after === null) throw new Error(`${target} can't be chosen after ${before.chosen.join(', ')}`)
    return after
  }, maker)
}

describe('the move maker', () => {
  it('offers each next part once, in the order of the legal moves', () => {
    const maker = MoveMaker.start(LEAD, parts)
    expect(maker.next).toEqual(['down:S', 'down:R'])
    expect(chosen(maker, 'R').next).toEqual(['attack:S', 'attack:V'])
  })

  it('makes every legal move and nothing else, by places and by whole parts', () => {
    for (const legal of [LEAD, DUEL, ['ask', 'no-ask'], ['>L', '>*2']]) {
      const made: (string | null)[] = []
      const walk = (maker: MoveMaker): void => {
        if (maker.complete !== null) made.push(maker.complete)
        for (const part of maker.next) walk(chosen(maker, part))
      }
      walk(MoveMaker.start(legal, parts))
      expect(made.sort()).toEqual([...legal].sort())
    }
  })

  it('is complete only when no part is missing', () => {
    const maker = MoveMaker.start(LEAD, parts)
    expect(maker.complete).toBeNull()
    expect(chosen(maker, 'S').complete).toBeNull()
    expect(chosen(maker, 'S', 'S').complete).toBe('(S)>S')
    expect(chosen(MoveMaker.start(DUEL, parts), '*3').complete).toBe('*3>')
  })

  it('refuses what leads to no legal move, and says so of the place', () => {
    const maker = chosen(MoveMaker.start(LEAD, parts), 'R')
    expect(maker.choose('R')).toBeNull()
    expect(maker.choose('T')).toBeNull()
    expect(maker.standing('T')).toBe('closed')
    expect(maker.standing('V')).toBe('open')
    expect(maker.standing('R')).toBe('chosen')
  })

  it('shows a place as open when it is needed a second time', () => {
    expect(chosen(MoveMaker.start(LEAD, parts), 'S').standing('S')).toBe('open')
  })

  it('takes back the last step, one target with all after it, or everything', () => {
    const maker = chosen(MoveMaker.start(LEAD, parts), 'R', 'V')
    expect(maker.back().chosen).toEqual(['down:R'])
    expect(maker.drop('R').chosen).toEqual([])
    expect(maker.drop('attack:V').chosen).toEqual(['down:R'])
    expect(maker.drop('T')).toBe(maker)
    expect(maker.reset().chosen).toEqual([])
    expect(maker.back().back().back().chosen).toEqual([])
    expect(maker.chosen).toEqual(['down:R', 'attack:V'])
  })

  it('does not guess between two verbs for one place', () => {
    const maker = MoveMaker.start(['turn S', 'play S'], (name) => [name.replace(' ', ':')])
    expect(maker.choose('S')).toBeNull()
    expect(maker.standing('S')).toBe('open')
    expect(maker.choose('turn:S')?.complete).toBe('turn S')
  })

  it('has nothing to offer when nothing is to be decided', () => {
    const maker = MoveMaker.start([], parts)
    expect([maker.active, maker.next, maker.complete, maker.standing('S')]).toEqual([false, [], null, 'idle'])
  })

  it('finds a game module that splits two moves alike', () => {
    expect(() => MoveMaker.start(['a', 'b'], () => ['x'])).toThrow('the moves a and b have the same parts')
    expect(() => MoveMaker.start(['a'], () => [])).toThrow('the move a has no parts')
  })
})

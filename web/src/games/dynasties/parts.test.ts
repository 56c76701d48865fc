import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MoveMaker } from '../../lib/moves'
import { cardKinds, cardOf, groups, missionOf, size } from './cards'
import { draft, choice } from './choice'
import { breadth, fan, lay } from './fan'
import { origins } from './origins'
import { parts, question } from './parts'
import type { DynastiesDocument, DynastiesFacts, DynastiesPiece } from './types'

const PHONE = { width: 363, height: 138 }
const ACT = ['discard monk p1', 'discard monk p2', 'discard ninja p1', 'discard ninja p2', 'lay monk 2', 'lay monk 3']

interface Recording {
  pieces: DynastiesPiece[]
  steps: { data: DynastiesDocument; facts: DynastiesFacts }[]
}

function recording(name: string): Recording {
  return JSON.parse(readFileSync(new URL(`../../../fixtures/dynasties-${name}.json`, import.meta.url), 'utf8')) as Recording
}

const { pieces, steps } = recording('2')
const [start] = steps
if (start === undefined) throw new Error('the recording is empty')
const scene = { ...start, pieces }

describe('the names of Dynasties', () => {
  it.each([
    ['draw d1', ['draw:d1']],
    ['lay ninja 5', ['type:ninja', 'lay:5']],
    ['discard monk p2', ['type:monk', 'discard:p2']],
    ['discard monk', ['type:monk', 'discard']],
    ['to p1', ['to:p1']],
    ['strike 2 samurai', ['figure', 'strike:2/samurai']],
    ['reveal A7', ['reveal:A7']],
    ['end', ['end']]
  ])('%s', (name, split) => {
    expect(parts(name)).toEqual(split)
  })

  it.each(['lay', 'draw', 'end now', 'shout', ''])('%j is none', (name) => {
    expect(() => parts(name)).toThrow('is no move of Dynasties')
  })
})

describe('a question about what is not possible', () => {
  const pile = { ...scene, data: { ...scene.data, phase: 'pile' as const } }
  const draw = { ...scene, data: { ...scene.data, phase: 'draw' as const } }
  it('names the attempt', () => {
    expect(question([], 'd1', draw)).toBe('draw d1')
    expect(question([], 'p1', scene)).toBe('draw p1')
    expect(question(['type:monk'], 'p1', scene)).toBe('discard monk p1')
    expect(question(['type:monk'], 'd1', scene)).toBe('draw d1')
    expect(question([], 'd1', pile)).toBe('draw d1')
    expect(question(['type:monk'], 'lay:2', scene)).toBe('lay monk 2')
    expect(question([], 'ninja', draw)).toBe(`lay ninja ${scene.data.hands[0]?.ninja}`)
    expect(question([], 'A7', scene)).toBe('reveal A7')
    expect(question([], '1/monk', scene)).toBe('strike 1 monk')
    expect(question([], 'end', scene)).toBe('end')
    expect(question([], 'figure', scene)).toMatch(/^strike 1 \w+$/)
  })
})

describe('a choice that can be changed', () => {
  const maker = MoveMaker.start(ACT, parts)
  const monk = maker.choose('monk') ?? maker
  it('stands as at its own step, and says what is in its way', () => {
    expect(choice(maker, 'ninja', 0)).toMatchObject({ instead: null, attributes: { 'data-standing': 'open' } })
    expect(choice(monk, 'ninja', 0)).toMatchObject({ instead: 'back:type:monk', attributes: { 'data-standing': 'open' } })
    expect(choice(monk, 'monk', 0)).toMatchObject({ instead: null, attributes: { 'data-standing': 'chosen' } })
    expect(choice(monk, 'farmer', 0)).toMatchObject({ instead: null, attributes: { 'data-standing': 'closed' } })
    const laid = monk.choose('lay:2') ?? monk
    expect(choice(laid, 'p1', 1).instead).toBe('back:lay:2')
    expect(laid.drop('lay:2').choose('p1')?.complete).toBe('discard monk p1')
  })

  it('is read from the maker', () => {
    expect(draft(['type:monk', 'lay:3'], pieces)).toEqual({ kind: 'monk', lay: 3, discard: null, figure: false, strike: null })
    expect(draft(['type:monk', 'discard:p2'], pieces)).toMatchObject({ kind: 'monk', lay: 0, discard: 'p2' })
  })
})

describe('a hand', () => {
  it('is sorted and counted', () => {
    expect(groups({ emperor: 1, monk: 2, '?': 3 }, pieces)).toEqual([
      { kind: 'monk', count: 2 },
      { kind: 'emperor', count: 1 }
    ])
    expect([size({ monk: 2, '?': 3 }), size(undefined)]).toEqual([5, 0])
  })

  it('is of the types that the pieces have', () => {
    expect(cardKinds(pieces)).toEqual(pieces.filter((piece) => piece.kind === 'card'))
    expect(cardOf('monk', pieces)).toEqual(pieces.find((piece) => piece.id === 'monk'))
    expect([cardOf('?', pieces), cardOf('figure', pieces), missionOf('A?', pieces)]).toEqual([undefined, undefined, undefined])
    const more = recording('4').pieces
    expect(missionOf('B12', more)).toEqual(more.find((piece) => piece.id === 'B12'))
  })

  it('fits a phone, whatever it holds', () => {
    for (let types = 1; types <= 9; types++) {
      for (const count of [1, 2, 5, 9]) {
        const held = cardKinds(pieces)
          .slice(0, types)
          .map(({ id }) => ({ kind: id, count }))
        const { rows, width, ease } = fan(held, PHONE, 86)
        expect(rows.flat()).toEqual(held)
        expect(width, `${types} types of ${count}`).toBeGreaterThanOrEqual(44)
        for (const row of rows) {
          const wide = row.reduce((sum, group) => sum + width * breadth(group.count, ease), 6 * (row.length - 1))
          expect(wide).toBeLessThanOrEqual(363.01)
        }
        for (const spot of lay(fan(held, PHONE, 86), PHONE)) {
          expect(spot.x).toBeGreaterThanOrEqual(-0.01)
          expect(spot.y + width * 1.4).toBeLessThanOrEqual(138.01)
        }
      }
    }
  })
})

describe('where cards come from', () => {
  const after = (at: number): DynastiesDocument => steps[at]?.data ?? scene.data
  it('is told by two positions', () => {
    expect(origins(null, after(0))).toEqual({ draws: [null, null], discards: [] })
    expect(origins(after(1), after(2))).toEqual({ draws: [null, 'pile-d1'], discards: [] })
    expect(origins(after(3), after(4)).discards).toEqual(['held-1'])
    expect(origins(after(12), after(13)).discards).toEqual(['dropped', 'hand-emperor'])
  })
})

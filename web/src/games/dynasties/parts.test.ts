import { describe, expect, it } from 'vitest'
import two from '../../../fixtures/dynasties-2.json'
import { MoveMaker } from '../../lib/moves'
import { draft, choice } from './choice'
import { breadth, fan, lay } from './fan'
import { origins } from './origins'
import { parts, question } from './parts'
import { groups, KINDS, NUMBERS, size, totals, worth, type DynastiesPosition } from './position'

const PHONE = { width: 363, height: 138 }
const ACT = ['discard monk p1', 'discard monk p2', 'discard ninja p1', 'discard ninja p2', 'lay monk 2', 'lay monk 3']
const position = two.steps[0]?.data as unknown as DynastiesPosition

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
  const pile = { ...position, phase: 'pile' } as DynastiesPosition
  const draw = { ...position, phase: 'draw' } as DynastiesPosition
  it('names the attempt', () => {
    expect(question([], 'd1', draw)).toBe('draw d1')
    expect(question([], 'p1', position)).toBe('draw p1')
    expect(question(['type:monk'], 'p1', position)).toBe('discard monk p1')
    expect(question(['type:monk'], 'd1', position)).toBe('draw d1')
    expect(question([], 'd1', pile)).toBe('draw d1')
    expect(question(['type:monk'], 'lay:2', position)).toBe('lay monk 2')
    expect(question([], 'ninja', draw)).toBe(`lay ninja ${position.hands[0]?.ninja}`)
    expect(question([], 'A7', position)).toBe('reveal A7')
    expect(question([], '1/monk', position)).toBe('strike 1 monk')
    expect(question([], 'end', position)).toBe('end')
    expect(question([], 'figure', position)).toMatch(/^strike 1 \w+$/)
  })
})

describe('a choice that can be changed', () => {
  const start = MoveMaker.start(ACT, parts)
  const monk = start.choose('monk') ?? start
  it('stands as at its own step, and says what is in its way', () => {
    expect(choice(start, 'ninja', 0)).toMatchObject({ instead: null, attributes: { 'data-standing': 'open' } })
    expect(choice(monk, 'ninja', 0)).toMatchObject({ instead: 'back:type:monk', attributes: { 'data-standing': 'open' } })
    expect(choice(monk, 'monk', 0)).toMatchObject({ instead: null, attributes: { 'data-standing': 'chosen' } })
    expect(choice(monk, 'farmer', 0)).toMatchObject({ instead: null, attributes: { 'data-standing': 'closed' } })
    const laid = monk.choose('lay:2') ?? monk
    expect(choice(laid, 'p1', 1).instead).toBe('back:lay:2')
    expect(laid.drop('lay:2').choose('p1')?.complete).toBe('discard monk p1')
  })

  it('is read from the maker', () => {
    expect(draft(['type:monk', 'lay:3'])).toEqual({ kind: 'monk', lay: 3, discard: null, figure: false, strike: null })
    expect(draft(['type:monk', 'discard:p2'])).toMatchObject({ kind: 'monk', lay: 0, discard: 'p2' })
  })
})

describe('a hand', () => {
  it('is sorted and counted', () => {
    expect(groups({ emperor: 1, monk: 2, '?': 3 })).toEqual([
      { kind: 'monk', count: 2 },
      { kind: 'emperor', count: 1 }
    ])
    expect([size({ monk: 2, '?': 3 }), size(undefined), worth({ monk: 5, emperor: 1 })]).toEqual([5, 0, 24])
    expect(Object.values(NUMBERS).reduce((sum, number) => sum + number, 0)).toBe(110)
    expect(
      totals({
        ...position,
        rounds: [
          [3, 4],
          [5, 6]
        ]
      })
    ).toEqual([8, 10])
  })

  it('fits a phone, whatever it holds', () => {
    for (let types = 1; types <= 9; types++) {
      for (const count of [1, 2, 5, 9]) {
        const held = KINDS.slice(0, types).map((kind) => ({ kind, count }))
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
  const after = (at: number) => two.steps[at]?.data as unknown as DynastiesPosition
  it('is told by two positions', () => {
    expect(origins(null, after(0))).toEqual({ draws: [null, null], discards: [] })
    expect(origins(after(1), after(2))).toEqual({ draws: [null, 'pile-d1'], discards: [] })
    expect(origins(after(3), after(4)).discards).toEqual(['held-1'])
    expect(origins(after(12), after(13)).discards).toEqual(['dropped', 'hand-emperor'])
  })
})

import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MoveMaker } from '../../lib/moves'
import type { BoardProps, GameModule } from '../board'
import { seen, spacesFor } from './compass'
import { aim, parts, question, type RrrScene } from './parts'
import { markOn } from './pending'
import { instead } from './pointing'
import { held, reaches, tilesOf } from './tiles'
import type { RrrDocument, RrrFacts, RrrPiece } from './types'

interface Step extends RrrScene {
  legal: string[]
}

// More positions than the recorded tables have can be named here: a file with a list of steps.
const MORE = process.env['RRR_POSITIONS']

function recorded(name: string): Step[] {
  const file = new URL(`../../../fixtures/${name}.json`, import.meta.url)
  const { pieces, steps } = JSON.parse(readFileSync(file, 'utf8')) as { pieces: RrrPiece[]; steps: Omit<Step, 'pieces'>[] }
  return steps.map((step) => ({ ...step, pieces }))
}

const steps = [
  ...['rrr-shared', 'rrr-draft', 'rrr-secret'].flatMap(recorded),
  ...(MORE === undefined ? [] : (JSON.parse(readFileSync(MORE, 'utf8')) as Step[]))
]

let game: GameModule<RrrDocument, RrrFacts, RrrPiece>
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  const { need, speak } = await import('../../lib/texts.svelte')
  await Promise.all([speak('en'), need('rrr')])
  game = (await import('.')).default
}, 120_000)

function drawn(step: Step, maker: MoveMaker): Set<string> {
  const props: BoardProps<RrrDocument, RrrFacts, RrrPiece> = {
    data: step.data,
    facts: step.facts,
    pieces: step.pieces,
    seat: step.data.viewer,
    legal: step.legal,
    maker,
    previous: null,
    names: ['Aiko', 'Basile'],
    lang: 'en',
    pick: () => undefined
  }
  const { body } = render(game.Board, { props })
  return new Set([...body.matchAll(/data-target="([^"]*)"/g)].map((match) => match[1] ?? ''))
}

/** Every move that can be made by choosing what the board draws. */
function reachable(step: Step, maker: MoveMaker): string[] {
  const found = maker.complete === null ? [] : [maker.complete]
  if (maker.next.length === 0) return found
  const targets = drawn(step, maker)
  for (const part of maker.next) {
    expect(game.label(part, step)).not.toBe('')
    const target = [...targets].find((one) => maker.resolve(one) === part)
    const next = target === undefined ? null : maker.choose(target)
    if (next !== null) found.push(...reachable(step, next))
  }
  expect(game.prompt(maker.next, step)).not.toBe('')
  return found
}

describe('the board of RRR', () => {
  it('draws a target for every step of every legal move', () => {
    let moves = 0
    for (const step of steps) {
      if (step.legal.length === 0) continue
      const made = reachable(step, MoveMaker.start(step.legal, parts))
      expect(made.sort()).toEqual([...step.legal].sort())
      moves += made.length
    }
    expect(moves).toBeGreaterThan(300)
  }, 600_000)

  it('draws the next position while the last move is still in the hand', () => {
    const after = recorded('rrr-shared')[7] as Step
    const maker = MoveMaker.start(['assassin@b2'], parts).choose('tile:assassin')?.choose('b2') ?? MoveMaker.idle()
    expect(maker.complete).toBe('assassin@b2')
    expect(drawn(after, maker).has('b2')).toBe(true)
    expect(game.label('tile:assassin', after)).toBe('Assassin')
  })

  it('draws all positions for a seat that has nothing to decide', () => {
    for (const step of steps) expect(drawn(step, MoveMaker.idle()).size).toBeGreaterThan(0)
  }, 600_000)
})

describe('the names of RRR', () => {
  it.each([
    ['general@b2', 'tile:general on:b2'],
    ['a1-b2', 'from:a1 to:b2'],
    ['c3', 'at:c3'],
    ['nw', 'way:nw'],
    ['+', 'group:+'],
    ['x', 'group:x'],
    ['!', 'use'],
    ['-', 'decline'],
    ['?', 'name:?'],
    ['general', 'name:general'],
    ['take pirate', 'take:pirate'],
    ['first', 'first']
  ])('%s is %s', (name, split) => expect(parts(name).join(' ')).toBe(split))

  it('refuses what is no name', () => expect(() => parts('general@d4')).toThrow('general@d4 is no move of RRR'))

  it('asks about what was pointed at', () => {
    const position = recorded('rrr-shared')[2] as Step
    expect(question([], 'tile:tower', position)).toBe('tower@a3')
    expect(question(['tile:knight'], 'b1', position)).toBe('knight@b1')
    expect(question([], 'a2', position)).toBe('a2')
    expect(question(['from:a1'], 'c3', position)).toBe('a1-c3')
    expect(question([], 'decline', position)).toBe('-')
    expect(question([], 'look:discard', position)).toBeNull()
  })

  it('lets another tile or space be chosen instead', () => {
    const maker = MoveMaker.start(['knight@a1', 'knight@b1', 'guard@a1'], parts)
    const chosen = maker.choose('tile:knight')?.choose('a1') ?? maker
    expect(instead(chosen, 'b1')).toBe('on:a1')
    expect(instead(chosen, 'tile:guard')).toBe('tile:knight')
    expect(instead(chosen, 'c3')).toBeNull()
    expect(instead(maker, 'tile:guard')).toBeNull()
  })
})

describe('what lies where', () => {
  it('turns the board for seat 1', () => {
    expect(spacesFor(0).slice(0, 3)).toEqual(['a3', 'b3', 'c3'])
    expect(spacesFor(1).slice(0, 3)).toEqual(['c1', 'b1', 'a1'])
    expect(seen('ne', 1)).toBe('sw')
    expect(seen('ne', 0)).toBe('ne')
  })

  const [first] = recorded('rrr-shared') as [Step]
  const tiles = tilesOf(first.pieces)

  it('takes from the engine what a tile reaches', () => {
    const herald = tiles.get('herald') as RrrPiece
    const from = (ally: number): string[] => spacesFor(0).filter((space) => reaches(herald, ally, 'b2', space))
    expect(from(0)).toEqual(['a3', 'b3', 'c3'])
    expect(from(1)).toEqual(['a1', 'b1', 'c1'])
  })

  it('takes from the engine what a space stands for', () => {
    const facts: RrrFacts = { ...first.facts, aims: { a1: 'sw', b1: '+', b2: '!' } }
    const scene = { ...first, facts }
    expect(['a1', 'b1', 'b2', 'c3'].map((space) => aim(scene, space))).toEqual(['way:sw', 'group:+', 'use', 'c3'])
  })

  it('marks what the tile in hand could hit: shielded tiles only where its kind hits those', () => {
    const laid = { tile: 'citizen', ally: 1 }
    const data: RrrDocument = { ...first.data, viewer: 0, resolving: [], board: { a1: laid, a2: laid } }
    const scene = { ...first, data, facts: { ...first.facts, open: ['a1'], shielded: ['a2'], aims: {} } }
    const maker = MoveMaker.start(['pirate@b2', 'assassin@b2'], parts)
    const marked = (tile: string): string[] =>
      ['a1', 'a2'].filter((space) => markOn(space, scene, maker, { tile, space: 'b2' }) !== null)
    expect(marked('pirate')).toEqual(['a2'])
    expect(marked('assassin/0')).toEqual(['a1'])
    expect(marked('knight/0')).toEqual([])
  })

  it('sorts a zone and counts the two copies of a kind as one', () => {
    expect(held(['?', 'archer/0', 'citizen', 'archer/1', '?'], 1, tiles)).toEqual([
      { tile: 'citizen', copies: 1 },
      { tile: 'archer/1', copies: 2 },
      { tile: '?', copies: 2 }
    ])
  })
})

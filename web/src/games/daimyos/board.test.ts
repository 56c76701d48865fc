import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MoveMaker } from '../../lib/moves'
import { LANGUAGES } from '../../lib/settings.svelte'
import { need, speak } from '../../lib/texts.svelte'
import game from '.'
import { boxOf, type DaimyosProps } from './box'
import { turned } from './laying.svelte'
import { parts, question } from './parts'
import { SIGHTS as recorded, type Sight } from './recorded'

/** The decisions of the recorded tables; `POSITIONS=FILE npm test` takes those of a file instead: a list of sights. */
const SIGHTS: Sight[] =
  process.env['POSITIONS'] === undefined ? recorded : (JSON.parse(readFileSync(process.env['POSITIONS'], 'utf8')) as Sight[])
const [first] = recorded as [Sight]
const box = boxOf(first.pieces)

// The settings of a browser, which the pages read when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('localStorage', { getItem: () => null })
})

/** The targets that the board draws while this much of a move is chosen. */
function drawn(sight: Sight, maker: MoveMaker, standing = '[a-z]*'): Set<string> {
  const props: DaimyosProps = {
    ...sight,
    maker,
    previous: null,
    names: ['Aiko', 'Basile'],
    lang: 'en',
    pick: () => undefined
  }
  const { body } = render(game.Board, { props })
  return new Set(
    [...body.matchAll(new RegExp(`data-target="([^"]*)"[^>]*data-standing="${standing}"`, 'g'))].map((match) => match[1] ?? '')
  )
}

describe.each(LANGUAGES)('the board of Daimyos: %s', (lang) => {
  beforeAll(() => Promise.all([speak(lang), need('daimyos')]))
  // All decisions once; in the other languages one of each phase, for their words.
  const phases = new Map(SIGHTS.map((sight) => [sight.data.phase, sight]))
  const sights = lang === 'en' ? SIGHTS : [...phases.values()]

  it('draws every next part of every legal move, and has words for it', () => {
    let names = 0
    for (const sight of sights) {
      const begun = [MoveMaker.start(sight.legal, parts)] // fails where two names have the same parts
      for (let maker = begun.pop(); maker !== undefined; maker = begun.pop()) {
        const targets = drawn(sight, maker)
        for (const part of maker.next) {
          expect(targets, `${part} after ${maker.chosen.join(' ')}`).toContain(part)
          expect(game.label(part, sight)).not.toBe('')
          const next = maker.choose(part)
          expect(next).not.toBeNull()
          if (next?.complete != null) names += 1
          else if (next != null) begun.push(next)
        }
        if (maker.active && maker.complete === null) expect(game.prompt(maker.next, sight)).not.toBe('')
      }
    }
    expect(names).toBe(sights.reduce((sum, { legal }) => sum + legal.length, 0))
  }, 600_000)

  it('shows as open only what can be chosen, now or by taking a choice back', () => {
    for (const sight of sights) {
      const start = MoveMaker.start(sight.legal, parts)
      for (const maker of [start, ...start.next.map((part) => start.choose(part) ?? start)]) {
        const able = new Set([...start.next, ...maker.next])
        const [place] = [...maker.next, ...start.next].filter((part) => part.startsWith('turn:'))
        for (const target of drawn(sight, maker, 'open'))
          expect(able.has(target) || (place !== undefined && target.startsWith('at:')), target).toBe(true)
      }
    }
  }, 600_000)

  it('draws no target that can be chosen without being legal', () => {
    for (const sight of sights.filter(({ legal }) => legal.some((name) => name.startsWith('place')))) {
      const start = MoveMaker.start(sight.legal, parts)
      const maker = start.choose('card:1') ?? start
      for (const turning of box.turnings) {
        const now = maker.choose(`turn:${turning}`)
        if (now === null) continue
        const places = [...drawn(sight, now)].filter((target) => target.startsWith('at:'))
        expect(places.sort()).toEqual([...now.next].sort())
      }
    }
  }, 600_000)

  it('is drawn for a spectator, who can choose nothing', () => {
    const [sight] = sights
    if (sight !== undefined) expect(drawn({ ...sight, seat: null, legal: [] }, MoveMaker.idle()).size).toBe(0)
  })
})

describe('names', () => {
  it('of attempts are those of the moves', () => {
    for (const { legal } of SIGHTS)
      for (const name of legal) {
        const split = parts(name)
        expect(question(split.slice(0, -1), split.at(-1) ?? '')).toBe(name)
      }
  })

  it('of a choice among three cards say which one is discarded', () => {
    expect(parts('keep 1 3')).toEqual(['drop:2'])
    expect(question([], 'drop:2')).toBe('keep 1 3')
  })

  it('that are none are refused', () => {
    expect(() => parts('place r45 @c4')).toThrow('place r45 @c4 is no move of Daimyos')
  })
})

describe('cards', () => {
  it('turn by quarters, and are mirrored as one sees them', () => {
    expect(turned('r270', 'quarter')).toBe('r0')
    expect(turned('r90m', 'quarter')).toBe('r180m')
    expect(turned('r90', 'mirror')).toBe('r270m')
    expect(turned('r0m', 'mirror')).toBe('r0')
    for (const ways of first.pieces.flatMap((piece) => (piece.kind === 'card' ? [piece.turnings] : [])))
      for (const [at, before] of ways.entries()) {
        const after = ways[box.turnings.indexOf(turned(box.turnings[at] ?? '', 'mirror'))]
        const rows = before.split('/').map((row) => [...row].reverse().join(''))
        expect(after).toBe(rows.join('/'))
      }
  })

  it('lie on spaces of the grid', () => {
    expect(box.spaceName(box.spaceOf('y-1'))).toBe('y-1')
    expect(box.spaceOf('a1')).toEqual({ column: 2, row: 2 })
    expect(box.laid('n04', 'r0', box.spaceOf('c4')).map((piece) => box.spaceName(piece) + piece.letter)).toEqual([
      'c4r',
      'd5B',
      'c6B'
    ])
  })
})

describe('another box', () => {
  it('is drawn from its own pieces', () => {
    const daimyos = first.pieces.map((piece) => (piece.kind === 'daimyo' ? { ...piece, colour: '#123456', name: '' } : piece))
    const sight = { ...first, pieces: daimyos, data: { ...first.data, options: { ...first.data.options, box: 'other.toml' } } }
    const props = { ...sight, maker: MoveMaker.idle(), previous: null, names: [], lang: 'en', pick: () => undefined }
    expect(render(game.Board, { props }).body).toContain('#123456')
    expect(game.label('eliminate:blue', sight)).toBe('blue')
  })

  it('without a field is refused', () => expect(() => boxOf([])).toThrow('the box has no field'))
})

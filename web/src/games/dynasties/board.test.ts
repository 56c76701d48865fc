/** The board as the server would render it: whatever is legal can be chosen on it, step by step. */

import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { MoveMaker } from '../../lib/moves'
import { need, speak } from '../../lib/texts.svelte'
import dynasties from './index'
import type { DynastiesDocument, DynastiesFacts, DynastiesPiece } from './types'

interface Step {
  data: DynastiesDocument
  facts: DynastiesFacts
  pieces: DynastiesPiece[]
  legal: string[]
}

interface Recording {
  pieces: DynastiesPiece[]
  steps: Omit<Step, 'pieces'>[]
}

const RECORDED = ['2', '3', '4', 'over']
// More positions can be named: a file of steps, for a look at many games at once.
const MORE = process.env['DYNASTIES_STEPS']

function steps(file: URL | string): Step[] {
  const { pieces, steps } = JSON.parse(readFileSync(file, 'utf8')) as Recording
  return steps.map((step) => ({ ...step, pieces }))
}

function page(step: Step, maker: MoveMaker): string {
  const { body } = render(dynasties.Board, {
    props: {
      data: step.data,
      facts: step.facts,
      pieces: step.pieces,
      seat: step.data.viewer,
      legal: step.legal,
      maker,
      previous: null,
      names: ['Aiko', 'Basile', 'Chiyo', 'Dieter'],
      lang: 'en',
      pick: () => {}
    }
  })
  return body
}

/** The targets that can be chosen on the board. */
function drawn(step: Step, maker: MoveMaker): Set<string> {
  const open = new Set<string>()
  for (const [tag] of page(step, maker).matchAll(/<button[^>]*>/g)) {
    if (!tag.includes('data-standing="open"')) continue
    open.add(/data-target="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  return open
}

/** All names that can be made by pointing at the board. */
function made(step: Step, maker: MoveMaker, found: Set<string>): Set<string> {
  if (maker.complete !== null) found.add(maker.complete)
  if (maker.next.length === 0) return found
  expect(dynasties.prompt(maker.next, step)).not.toBe('')
  for (const part of maker.next) expect(dynasties.label(part, step)).not.toBe('')
  for (const target of drawn(step, maker)) {
    const next = maker.choose(target)
    if (next !== null) made(step, next, found)
  }
  return found
}

function check(all: Step[]): void {
  for (const step of all) {
    const names = made(step, MoveMaker.start(step.legal, dynasties.parts), new Set())
    expect([...names].sort()).toEqual([...step.legal].sort())
  }
}

describe('on the board of Dynasties', () => {
  beforeAll(() => Promise.all([speak('en'), need('dynasties')]))

  it.each(RECORDED)('every legal move can be made: dynasties-%s', { timeout: 60_000 }, (name) => {
    check(steps(new URL(`../../../fixtures/dynasties-${name}.json`, import.meta.url)))
  })

  it('points, leaders and the numbers of the cards are those that came', () => {
    const [step] = steps(new URL('../../../fixtures/dynasties-over.json', import.meta.url)).slice(-1)
    if (step === undefined) throw new Error('the recording is empty')
    const body = (changed: Partial<Step>): string => page({ ...step, ...changed }, MoveMaker.start([], dynasties.parts))
    const facts = { ...step.facts, totals: [888, 777], lying: [66, 0] }
    const best = (leaders: number[]): boolean[] =>
      [...body({ facts: { ...facts, leaders } }).matchAll(/<tr class="([^"]*)">/g)].map(
        ([, names]) => names?.includes('best') ?? false
      )
    expect([best([0]), best([1])]).toEqual([
      [true, false],
      [false, true]
    ])
    for (const text of ['>888<', '>777<', '>+66<'])
      expect([text, body({ facts }).includes(text), body({}).includes(text)]).toEqual([text, true, false])
    const pieces = step.pieces.map((piece) => (piece.kind === 'card' ? { ...piece, points: 99 } : piece))
    expect([body({}).includes('>99<'), body({ pieces }).includes('>99<')]).toEqual([false, true])
  })

  if (MORE !== undefined)
    it('every legal move can be made in all positions of a file', { timeout: 500_000 }, () => check(steps(MORE)))
})

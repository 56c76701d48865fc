/** The board as the server would render it: whatever is legal can be chosen on it, step by step. */

import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { MoveMaker } from '../../lib/moves'
import { speak } from '../../lib/texts.svelte'
import dynasties from './index'

interface Step {
  data: Record<string, unknown>
  legal: string[]
}

const RECORDED = ['2', '3', '4', 'over']
// More positions can be named: a file of steps, for a look at many games at once.
const MORE = process.env['DYNASTIES_STEPS']

function steps(file: URL | string): Step[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { steps: Step[] }).steps
}

/** The targets that can be chosen on the board. */
function drawn(step: Step, maker: MoveMaker): Set<string> {
  const { body } = render(dynasties.Board, {
    props: {
      data: step.data,
      seat: step.data['viewer'] as number | null,
      legal: step.legal,
      maker,
      previous: null,
      names: ['Aiko', 'Basile', 'Chiyo', 'Dieter'],
      lang: 'en',
      text: '',
      pick: () => {}
    }
  })
  const open = new Set<string>()
  for (const [tag] of body.matchAll(/<button[^>]*>/g)) {
    if (!tag.includes('data-standing="open"')) continue
    open.add(/data-target="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  return open
}

/** All names that can be made by pointing at the board. */
function made(step: Step, maker: MoveMaker, found: Set<string>): Set<string> {
  if (maker.complete !== null) found.add(maker.complete)
  if (maker.next.length === 0) return found
  expect(dynasties.prompt(maker.next)).not.toBe('')
  for (const part of maker.next) expect(dynasties.label(part, step.data)).not.toBe('')
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
  beforeAll(() => speak('en'))

  it.each(RECORDED)('every legal move can be made: dynasties-%s', { timeout: 60_000 }, (name) => {
    check(steps(new URL(`../../../fixtures/dynasties-${name}.json`, import.meta.url)))
  })

  if (MORE !== undefined)
    it('every legal move can be made in all positions of a file', { timeout: 500_000 }, () => check(steps(MORE)))
})

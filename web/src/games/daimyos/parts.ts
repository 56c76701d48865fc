/** Daimyos' names, split into what a person chooses: a card, how it is turned, where it lies. */

import type { Part } from '../../lib/moves'
import { placeOf, verbOf } from '../../lib/moves'

const PLACE = /^place (?:(?<card>[12]) )?(?<turning>r(?:0|90|180|270)m?) @(?<space>\w-?\d+)$/
const KEEP: Record<string, Part> = { 'keep 1 2': 'drop:3', 'keep 1 3': 'drop:2', 'keep 2 3': 'drop:1' }
const KEPT: Record<Part, string> = Object.fromEntries(Object.entries(KEEP).map(([name, part]) => [part, name]))
const VERBS = new Set(['take', 'use', 'keep', 'white', 'eliminate'])

/**
 * `place 2 r90m @c4` is `card:2`, `turn:r90m`, `at:c4`; `use chimon` is `use:chimon`; `assign 3 black` is `assign:3-black`.
 * Of three cards one is discarded (Y-52 after Y-54), so `keep 1 3` is `drop:2`.
 */
export function parts(name: string): Part[] {
  if (name === 'done' || name === 'swap') return [name]
  const found = PLACE.exec(name)?.groups
  if (found !== undefined) {
    const { card, turning, space } = found
    return [...(card === undefined ? [] : [`card:${card}`]), `turn:${turning}`, `at:${space}`]
  }
  if (KEEP[name] !== undefined) return [KEEP[name]]
  const [verb = '', ...rest] = name.split(' ')
  if (verb === 'assign' && rest.length === 2) return [`assign:${rest.join('-')}`]
  if (VERBS.has(verb) && rest.length === 1) return [`${verb}:${rest[0]}`]
  throw new Error(`${name} is no move of Daimyos`)
}

/** The name of a placement. `card` is null unless there are two in hand. */
export function placement(card: string | null, turning: string, space: string): string {
  return `place ${card === null ? '' : `${card} `}${turning} @${space}`
}

/** The place that was chosen with a verb, or null. */
export function chosenFor(verb: string, chosen: readonly Part[]): string | null {
  const part = chosen.find((one) => verbOf(one) === verb)
  return part === undefined ? null : placeOf(part)
}

/** The name to ask the server about when somebody points at what can't be chosen now. */
export function question(chosen: readonly Part[], target: string): string | null {
  const verb = verbOf(target)
  const place = placeOf(target)
  if (verb === 'at') return placement(chosenFor('card', chosen), chosenFor('turn', chosen) ?? 'r0', place)
  if (verb === 'drop') return KEPT[target] ?? null
  if (verb === 'assign') return `assign ${place.replace('-', ' ')}`
  if (target === 'done' || target === 'swap') return target
  return VERBS.has(verb) ? `${verb} ${place}` : null
}

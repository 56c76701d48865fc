/** Dynasties' names, split into what a person chooses: a type, then how many of it or which pile. */

import { placeOf, type Part } from '../../lib/moves'
import { DISCARD_PILES, groups, isKind, type DynastiesPosition } from './position'

const PILE = /^[dp][12]$/

/**
 * `lay ninja 5` is `type:ninja` then `lay:5`; `discard monk p2` is `type:monk`, `discard:p2`, and `discard` alone where
 * D-31 leaves no choice; `strike 2 samurai` is `figure`, `strike:2/samurai`. All others are one choice.
 */
export function parts(name: string): Part[] {
  const [verb = '', ...words] = name.split(' ')
  const [one, two] = words
  if (verb === 'end' && words.length === 0) return ['end']
  if ((verb === 'draw' || verb === 'to' || verb === 'reveal') && words.length === 1) return [`${verb}:${one}`]
  if (verb === 'lay' && words.length === 2) return [`type:${one}`, `lay:${two}`]
  if (verb === 'discard' && words.length === 1) return [`type:${one}`, 'discard']
  if (verb === 'discard' && words.length === 2) return [`type:${one}`, `discard:${two}`]
  if (verb === 'strike' && words.length === 2) return ['figure', `strike:${one}/${two}`]
  throw new Error(`${name} is no move of Dynasties`)
}

/** The name to ask the server about when somebody points at a place that can't be chosen now. The server judges it. */
export function question(chosen: readonly Part[], target: string, position: DynastiesPosition): string | null {
  const [first] = chosen
  const type = first?.startsWith('type:') ? placeOf(first) : null
  if (PILE.test(target)) return pileQuestion(type, target, position)
  if (target === 'end') return 'end'
  if (target === 'figure') return strikeQuestion(position)
  const place = placeOf(target)
  if (target.startsWith('lay:') && type !== null) return `lay ${type} ${place}`
  if (isKind(place)) return `lay ${place} ${position.hands[position.viewer ?? 0]?.[place] ?? 1}`
  const [seat, struck] = place.split('/')
  if (struck !== undefined) return `strike ${seat} ${struck}`
  return /^[ABC]\d+$/.test(place) ? `reveal ${place}` : null
}

function pileQuestion(type: string | null, pile: string, position: DynastiesPosition): string {
  if (position.phase === 'pile') return pile.startsWith('p') ? `to ${pile}` : `draw ${pile}`
  return type !== null && DISCARD_PILES.some((discard) => discard === pile) ? `discard ${type} ${pile}` : `draw ${pile}`
}

/** Any opponent's set will do: what is wrong is the figure. */
function strikeQuestion(position: DynastiesPosition): string {
  for (const [seat, cards] of position.sets.entries()) {
    const [set] = seat === position.viewer ? [] : groups(cards)
    if (set !== undefined) return `strike ${seat} ${set.kind}`
  }
  return `strike ${position.viewer === 0 ? 1 : 0} farmer`
}

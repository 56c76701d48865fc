/** Dynasties' names, split into what a person chooses: a type, then how many of it or which pile. */

import { placeOf, type Part } from '../../lib/moves'
import type { Scene } from '../board'
import { cardOf, groups } from './cards'
import type { DynastiesDocument, DynastiesFacts, DynastiesPiece, DynastiesPile } from './types'

export type DynastiesScene = Scene<DynastiesDocument, DynastiesFacts, DynastiesPiece>

/** The piles as a move names them, in the order of the position's `draw` and `discard`. */
export const DRAW_PILES: readonly DynastiesPile[] = ['d1', 'd2']
export const DISCARD_PILES: readonly DynastiesPile[] = ['p1', 'p2']

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
export function question(chosen: readonly Part[], target: string, scene: DynastiesScene): string | null {
  const { data, pieces } = scene
  const [first] = chosen
  const type = first?.startsWith('type:') ? placeOf(first) : null
  if ([...DRAW_PILES, ...DISCARD_PILES].some((pile) => pile === target)) return pileQuestion(type, target, data)
  if (target === 'end') return 'end'
  if (target === 'figure') return strikeQuestion(scene)
  const place = placeOf(target)
  if (target.startsWith('lay:') && type !== null) return `lay ${type} ${place}`
  const card = cardOf(place, pieces)
  if (card !== undefined) return `lay ${place} ${data.hands[data.viewer ?? 0]?.[card.id] ?? 1}`
  const [seat, struck] = place.split('/')
  if (struck !== undefined) return `strike ${seat} ${struck}`
  return /^[ABC]\d+$/.test(place) ? `reveal ${place}` : null
}

function pileQuestion(type: string | null, pile: string, data: DynastiesDocument): string {
  if (data.phase === 'pile') return pile.startsWith('p') ? `to ${pile}` : `draw ${pile}`
  return type !== null && DISCARD_PILES.some((discard) => discard === pile) ? `discard ${type} ${pile}` : `draw ${pile}`
}

/** Any opponent's set will do: what is wrong is the figure. */
function strikeQuestion({ data, pieces }: DynastiesScene): string {
  for (const [seat, cards] of data.sets.entries()) {
    const [set] = seat === data.viewer ? [] : groups(cards, pieces)
    if (set !== undefined) return `strike ${seat} ${set.kind}`
  }
  return `strike ${data.viewer === 0 ? 1 : 0} ${pieces[0]?.id}`
}

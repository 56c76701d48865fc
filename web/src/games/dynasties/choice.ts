/** Choices that can still be changed: pointing at another card of the hand takes the first one back by itself. */

import { placeOf, verbOf, type MoveMaker, type Part } from '../../lib/moves'
import { target } from '../../lib/targets'
import { cardOf, type Pieces } from './cards'
import type { DynastiesKind } from './types'

export interface Choice {
  attributes: Record<string, string | boolean>
  /** What to pick before, so that this can be chosen instead; null where nothing is in its way. */
  instead: string | null
}

/** A target of the given step: it stands as it did at that step, whatever was chosen there since. */
export function choice(maker: MoveMaker, place: string, step: number): Choice {
  const before = maker.chosen[step]
  const attributes = target(maker, place)
  if (before === undefined || attributes['data-standing'] !== 'closed') return { attributes, instead: null }
  const earlier = target(maker.drop(before), place)
  return earlier['data-standing'] === 'open'
    ? { attributes: earlier, instead: `back:${before}` }
    : { attributes, instead: null }
}

/** The half-made move. */
export interface Draft {
  kind: DynastiesKind | null
  /** How many cards are to be laid; 0 while that isn't chosen. */
  lay: number
  /** Where a card goes: a pile, or `discard` where there is no choice (D-31). */
  discard: string | null
  figure: boolean
  strike: string | null
}

export function draft(chosen: readonly Part[], pieces: Pieces): Draft {
  const found: Draft = { kind: null, lay: 0, discard: null, figure: false, strike: null }
  for (const part of chosen) {
    const verb = verbOf(part)
    const place = placeOf(part)
    if (verb === 'type') found.kind = cardOf(place, pieces)?.id ?? null
    if (verb === 'lay') found.lay = Number(place)
    if (verb === 'discard') found.discard = place
    if (verb === 'figure') found.figure = true
    if (verb === 'strike') found.strike = place
  }
  return found
}

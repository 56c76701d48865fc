/** Dynasties' cards: what the pieces say of them, and cards sorted into types. */

import type { DynastiesCard, DynastiesDocument, DynastiesKind, DynastiesMission, DynastiesPiece } from './types'

export type Pieces = readonly DynastiesPiece[]

/** Cards by type; in a hand that isn't one's own, `?` counts the unseen ones. */
export type Cards = DynastiesDocument['hands'][number]

/** Some cards of one type. */
export interface Group {
  kind: DynastiesKind
  count: number
}

/** The types of cards, in the order in which a hand is sorted. */
export function cardKinds(pieces: Pieces): DynastiesCard[] {
  return pieces.filter((piece) => piece.kind === 'card')
}

/** The type of this name; undefined for what is none. */
export function cardOf(name: string, pieces: Pieces): DynastiesCard | undefined {
  return cardKinds(pieces).find((card) => card.id === name)
}

/** The mission of this name; undefined for another's, of which only the pile is known: `A?`. */
export function missionOf(name: string, pieces: Pieces): DynastiesMission | undefined {
  return pieces.filter((piece) => piece.kind === 'mission').find((mission) => mission.id === name)
}

/** The cards sorted into types. */
export function groups(cards: Cards | undefined, pieces: Pieces): Group[] {
  const all = cardKinds(pieces).map(({ id }) => ({ kind: id, count: cards?.[id] ?? 0 }))
  return all.filter((group) => group.count > 0)
}

/** How many cards there are, unseen ones included. */
export function size(cards: Cards | undefined): number {
  return Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0)
}

/** The numbers from 0 up to, and without, this one. */
export function upto(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}

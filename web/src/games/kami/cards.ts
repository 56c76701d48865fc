/** Kami's cards: the kind of a letter, and how a card lies in a line. */

import type { KamiPiece } from './types'

/** Whether a piece of some game is a card of Kami. */
export function isCard(piece: unknown): piece is KamiPiece {
  return typeof piece === 'object' && piece !== null && 'letter' in piece && 'points' in piece
}

/** The kind that a letter stands for; undefined for `?`, which this seat doesn't know. */
export function kindOf(letter: string, pieces: readonly KamiPiece[]): KamiPiece | undefined {
  return pieces.find((piece) => piece.letter === letter)
}

/** A card as it lies: its letter or `?`, face down or not, a mercenary or not. */
export interface Laid {
  letter: string
  down: boolean
  hired: boolean
}

/** `(S)`, `*G`, `(*S)`, `(?)` or `R`. */
export function laid(text: string): Laid {
  const down = text.startsWith('(')
  const inner = down ? text.slice(1, -1) : text
  const hired = inner.startsWith('*')
  return { letter: hired ? inner.slice(1) : inner, down, hired }
}

/** The letter of a place that a card comes from: one of the hand, or the top of a stack of mercenaries (`*3`, K-41). */
export function letterOf(place: string, stacks: readonly string[]): string {
  return place.startsWith('*') ? (stacks[Number(place.slice(1)) - 1]?.[0] ?? '?') : place
}

/** Kami's position document with holes, as the server sends it (`?` is what this seat doesn't know). */

export const LETTERS = 'SLRVGFTE'

/** What is printed on the cards: the kinds and what they are worth. */
export const KINDS: Record<string, { id: string; points: number }> = {
  S: { id: 'soldier', points: 1 },
  L: { id: 'lance', points: 2 },
  R: { id: 'rider', points: 2 },
  V: { id: 'silver', points: 3 },
  G: { id: 'gold', points: 3 },
  F: { id: 'fool', points: 4 },
  T: { id: 'tower', points: 4 },
  E: { id: 'empress', points: 5 }
}

export interface Lines {
  defence: string[]
  attack: string[]
}

export interface KamiPosition {
  viewer: number | null
  options: { players: number; ending: string; first: string | number }
  scores: number[]
  round: number
  first: number | null
  phase: 'deal' | 'ask' | 'answer' | 'play' | 'over'
  seat: number | 'chance' | null
  hands: string[]
  lines: Lines[]
  attack: { seat: number; card: string } | null
  asked: [number, number][]
  aside: string
  mercenaries: string[]
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

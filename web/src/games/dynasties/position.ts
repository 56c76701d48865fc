/** Dynasties' position document with holes, as the server sends it (`?` counts what this seat doesn't know). */

/** What is printed on the cards, in the order in which a hand is sorted. */
export const NUMBERS = {
  farmer: 20,
  monk: 18,
  envoy: 16,
  ninja: 14,
  samurai: 12,
  shogun: 9,
  daimyo: 8,
  empress: 7,
  emperor: 6
} as const

export type Kind = keyof typeof NUMBERS
export const KINDS = Object.keys(NUMBERS) as Kind[]

/** What is printed on the missions: the bonus for each card, by pile. */
export const BONUS: Record<string, number> = { A: 5, B: 4, C: 3 }

export const DRAW_PILES = ['d1', 'd2'] as const
export const DISCARD_PILES = ['p1', 'p2'] as const

/** Cards by type; in a hand that isn't one's own, `?` counts the unseen ones. */
export type Cards = Partial<Record<Kind | '?', number>>

export interface Pending {
  owner: number
  type: Kind
  count: number
  then: string
}

export interface DynastiesPosition {
  viewer: number | null
  options: { players: number; missions: boolean; ninjas: boolean }
  round: number
  starter: number | null
  phase: 'deal' | 'draw' | 'card' | 'act' | 'pile' | 'end' | 'reveal' | 'over'
  seat: number | 'chance' | null
  turn: number | null
  draw: number[]
  discard: Kind[][]
  hands: Cards[]
  sets: Cards[]
  known: Cards[]
  drawn: string[]
  pending: Pending | null
  figures: number[]
  supply: number
  fresh: number
  missions: string[][]
  rounds: number[][]
  bonus: number[]
}

/** Some cards of one type. */
export interface Group {
  kind: Kind
  count: number
}

export function isKind(text: string): text is Kind {
  return Object.hasOwn(NUMBERS, text)
}

/** The cards sorted into types. */
export function groups(cards: Cards | undefined): Group[] {
  return KINDS.map((kind) => ({ kind, count: cards?.[kind] ?? 0 })).filter((group) => group.count > 0)
}

/** How many cards there are, unseen ones included. */
export function size(cards: Cards | undefined): number {
  return Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0)
}

/** The printed numbers of the types that lie before a seat. */
export function worth(cards: Cards | undefined): number {
  return groups(cards).reduce((sum, { kind }) => sum + NUMBERS[kind], 0)
}

/** The points of the finished rounds, by seat. */
export function totals(position: DynastiesPosition): number[] {
  return position.hands.map((_, seat) => position.rounds.reduce((sum, scores) => sum + (scores[seat] ?? 0), 0))
}

/** A mission's pile, and its type where it is known: `A7`, `A?`. */
export function mission(text: string): { pile: string; kind: Kind | null; bonus: number } {
  const number = Number(text.slice(1))
  const pile = text.slice(0, 1)
  return { pile, kind: KINDS.find((kind) => NUMBERS[kind] === number) ?? null, bonus: BONUS[pile] ?? 0 }
}

/** The numbers from 0 up to, and without, this one. */
export function upto(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}

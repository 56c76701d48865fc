// Made from tatami/games/dynasties/schema.py by `python -m tatami.server.typescript`. Don't change it here.

export type DynastiesKind = 'farmer' | 'monk' | 'envoy' | 'ninja' | 'samurai' | 'shogun' | 'daimyo' | 'empress' | 'emperor'

export type DynastiesPhase = 'deal' | 'draw' | 'card' | 'act' | 'pile' | 'end' | 'reveal' | 'over'

export type DynastiesPile = 'd1' | 'd2' | 'p1' | 'p2'

/** The options of a game. */
export interface DynastiesOptions {
  players: number
  missions: boolean
  ninjas: boolean
  first: number | 'random'
}

/** Cards that wait until their owner chooses a discard pile, and the phase that follows. */
export interface DynastiesPending {
  owner: number
  type: DynastiesKind
  count: number
  then: DynastiesPhase
}

/** A position as one seat may know it: unseen cards of a hand are counted as `?`, another's mission is `A?`. */
export interface DynastiesDocument {
  game: 'dynasties'
  options: DynastiesOptions
  viewer: number | null
  round: number
  starter: number | null
  phase: DynastiesPhase
  seat: number | 'chance' | null
  turn: number | null
  draw: Array<number>
  discard: Array<Array<DynastiesKind>>
  hands: Array<Partial<Record<DynastiesKind | '?', number>>>
  sets: Array<Partial<Record<DynastiesKind, number>>>
  known: Array<Partial<Record<DynastiesKind, number>>>
  drawn: Array<DynastiesPile>
  pending: DynastiesPending | null
  figures: Array<number>
  supply: number
  fresh: number
  missions: Array<Array<string>>
  rounds: Array<Array<number>>
  bonus: Array<number>
}

/** What follows from the rules, by seat: the points of the finished rounds and of what lies on the table with the bonuses, not counted yet; the seats with the most points; the discard pile that must be formed, where one can't choose. */
export interface DynastiesFacts {
  totals: Array<number>
  lying: Array<number>
  leaders: Array<number>
  missing: 'p1' | 'p2' | null
}

/** A type of card: what is printed on it, and how many cards the smallest set of it has. */
export interface DynastiesCard {
  id: DynastiesKind
  kind: 'card'
  count: number
  points: number
  smallest: number
}

/** A mission: its pile, and the bonus for each card of its type. */
export interface DynastiesMission {
  id: string
  kind: 'mission'
  count: number
  pile: string
  type: DynastiesKind
  bonus: number
}

/** The ninja figures. */
export interface DynastiesToken {
  id: 'figure'
  kind: 'token'
  count: number
}

export type DynastiesPiece = DynastiesCard | DynastiesMission | DynastiesToken

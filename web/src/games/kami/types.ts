// Made from tatami/games/kami/schema.py by `python -m tatami.server.typescript`. Don't change it here.

/** The options of a game. */
export interface KamiOptions {
  players: number
  ending: 'soldier' | 'lord' | 'kami'
  first: number | 'random'
}

/** The cards before a seat, in the order played: `R`, face down `(S)`, a mercenary `*G`, unseen `(?)`. */
export interface KamiLines {
  defence: Array<string>
  attack: Array<string>
}

/** The attack that must be answered. */
export interface KamiAttack {
  seat: number
  card: string
}

/** A position as one seat may know it: what it doesn't know is `?`. */
export interface KamiDocument {
  game: 'kami'
  options: KamiOptions
  viewer: number | null
  scores: Array<number>
  round: number
  first: number | null
  phase: 'deal' | 'ask' | 'answer' | 'play' | 'over'
  seat: number | 'chance' | null
  hands: Array<string>
  lines: Array<KamiLines>
  attack: KamiAttack | null
  asked: Array<Array<number>>
  aside: string
  mercenaries: Array<string>
}

/** What follows from the rules: the points to reach, the side of each seat, and how a defence lies that is due now. */
export interface KamiFacts {
  goal: number
  sides: Array<number>
  defence: 'down' | 'up' | null
}

/** A kind of card. */
export interface KamiPiece {
  id: string
  kind: 'card'
  count: number
  letter: string
  points: number
}

// Made from tatami/games/rrr/schema.py by `python -m tatami.server.typescript`. Don't change it here.

export type RrrAct = 'destroy' | 'flip' | 'banish' | 'again' | 'void' | 'shield' | 'move' | 'recall' | 'spy' | 'raise' | 'cover' | 'lose' | 'none'

export type RrrChoice = 'one' | 'all' | 'direction' | 'group' | 'none'

/** The options of a game. */
export interface RrrOptions {
  neutrals: 'shared' | 'none' | 'random' | 'secret' | 'draft' | 'secret-draft'
  victory: 'match' | 'points'
  games: number
  first: number | 'random'
}

/** A tile on a space and whose ally it is; `down` is the seat that turned it face down, `under` what a Tower covers. */
export interface RrrLaid {
  tile: string
  ally: number
  down?: number
  under?: string
}

/** What there is to take from: open tiles, or a packet and which of the four choices is due. */
export interface RrrDraft {
  open?: Array<string>
  packet?: Array<string>
  step?: number
}

/** A position as one seat may know it: a tile that it doesn't know is `?`. */
export interface RrrDocument {
  game: 'rrr'
  options: RrrOptions
  viewer: number | null
  score: Array<number>
  game_no: number
  first: number | null
  phase: 'deal' | 'draft' | 'place' | 'effect' | 'choose-first' | 'over'
  seat: number | 'chance' | null
  board: Record<string, RrrLaid>
  zones: Array<Array<string>>
  hidden: Array<Array<string>>
  neutral: Array<string>
  discard: Array<string>
  used: Array<string>
  draft: RrrDraft | null
  resolving: Array<string>
}

/** Why a game ended, and who lost it. */
export interface RrrEnd {
  cause: 'allies' | 'death' | 'no-tile'
  loser: number
}

/** What follows from the rules: the spaces with face-up tiles, shielded or open to effects; by space the choice that the effect under way offers there, where it isn't the space itself; allies by seat; wins needed, None where points count; how the game ended, between two games and after the last; and who has won the match. */
export interface RrrFacts {
  shielded: Array<string>
  open: Array<string>
  aims: Record<string, string>
  allies: Array<number>
  needed: number | null
  end: RrrEnd | null
  winner: number | null
}

/** A tile. `seat` is whose faction it is from, -1 for neutrals; `drawn` and `active` are 1 for yes; `hits` says which tiles it acts on; `reach0` and `reach1` are the spaces reached as an ally of that seat, as pairs from-to. */
export interface RrrPiece {
  id: string
  kind: 'tile'
  count: number
  type: string
  seat: number
  drawn: number
  active: number
  act: RrrAct
  choice: RrrChoice
  hits: 'open' | 'shielded'
  reach0: Array<string>
  reach1: Array<string>
}

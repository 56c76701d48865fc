// Made from tatami/games/daimyos/schema.py by `python -m tatami.server.typescript`. Don't change it here.

export type DaimyosClan = 'black' | 'white' | 'red'

export type DaimyosSide = 'unplaced' | 'board' | 'favour' | 'spent'

/** The options of a game. */
export interface DaimyosOptions {
  players: number
  level: number
  clan_techniques: boolean
  blacklist: boolean
  ronin: boolean
  first: number | 'random'
  box: string
}

/** A seat's tokens by number: by daimyo the one on it, and those turned over. */
export interface DaimyosTokens {
  board: Record<string, number>
  favours: Array<number>
  spent: Array<number>
}

/** Where the markers are, positive towards seat 0. */
export interface DaimyosTracks {
  black: number
  white: number
  red: number
}

/** The Score cards on the tracks, each `[card, "up" or "down"]`. */
export interface DaimyosOnTracks {
  black: Array<Array<string>>
  white: Array<Array<string>>
  red: Array<Array<string>>
}

/** The Automaton's cards. */
export interface DaimyosAutomaton {
  deck: Array<string>
  row: Array<string>
  top: string | null
  score_deck: Array<string>
  on_tracks: DaimyosOnTracks
}

/** A position as one seat may know it: an unseen track is `?`. Boards are `[board, degrees]` from the lower left, placed cards `[card, turning, lower left space]` in the order laid. */
export interface DaimyosDocument {
  game: 'daimyos'
  options: DaimyosOptions
  viewer: number | null
  phase: 'setup' | 'clan' | 'draw' | 'start' | 'keep' | 'place' | 'as-white' | 'eliminate' | 'assign' | 'over' | 'auto'
  seat: number | 'chance' | null
  turn: number | null
  boards: Array<Array<string | number>>
  placed: Array<Array<string>>
  laid: number
  hands: Array<Array<string>>
  deck: Array<string>
  discarded: Array<string>
  clans: Array<DaimyosClan | null>
  neutral: DaimyosClan | null
  clan_cards: Partial<Record<DaimyosClan, string>>
  tracks: DaimyosTracks
  tokens: Array<DaimyosTokens>
  used: Array<string>
  as_white: Array<string>
  eliminated: Record<string, number>
  lists: Array<string | null>
  assigned: Array<Record<string, DaimyosClan | '?'> | null>
  automaton: DaimyosAutomaton | null
}

/** A seat's tokens in the order of their numbers: where each is, the value that it shows, its worth in the reckoning. */
export interface DaimyosTokenFacts {
  sides: Array<DaimyosSide>
  values: Array<number>
  worth: Array<number>
}

/** The points of the Score cards on the tracks, None for those face down. */
export interface DaimyosScores {
  black: Array<number | null>
  white: Array<number | null>
  red: Array<number | null>
}

/** Where on a track the Automaton strikes, the sum of its row, and its Score cards. */
export interface DaimyosAutomatonFacts {
  strikes_at: number
  sum: number
  scores: DaimyosScores
}

/** What follows from the rules: by space what lies there from below, as letters; where each daimyo is; tokens by seat; by list the daimyos left, highest first; how many spaces may still be chosen as white; the Automaton in solo. */
export interface DaimyosFacts {
  stacks: Record<string, string>
  daimyos: Record<string, string>
  tokens: Array<DaimyosTokenFacts>
  left: Record<string, Array<string>>
  whites: number
  automaton: DaimyosAutomatonFacts | null
}

/** The grid: the letters of its columns, the number of its lowest row, how many spaces are around the field; and the names of the turnings of cards. */
export interface DaimyosField {
  id: 'field'
  kind: 'field'
  count: number
  columns: string
  lowest: number
  margin: number
  turnings: Array<string>
}

/** A board or a ninja card in every turning: rows from the top, parted by `/`; a daimyo is its mark. */
export interface DaimyosDrawing {
  id: string
  kind: 'board' | 'card'
  count: number
  turnings: Array<string>
}

/** A daimyo: its colour, the digit that stands for it on boards, and the key of its name; empty where its id is said. */
export interface DaimyosDaimyo {
  id: string
  kind: 'daimyo'
  count: number
  colour: string
  mark: string
  name: string
}

/** A token: the value of each side. */
export interface DaimyosToken {
  id: string
  kind: 'token'
  count: number
  daimyo: number
  favour: number
}

/** A technique: its price in favours, and the clan that it belongs to, empty when it is open to all. */
export interface DaimyosTechnique {
  id: string
  kind: 'technique'
  count: number
  cost: number
  clan: DaimyosClan | ''
}

/** An auto card: what is printed on it. */
export interface DaimyosAuto {
  id: string
  kind: 'auto'
  count: number
  action: 'stay' | 'swap' | 'steal'
  left: number
  right: number
  bottom: number
  list: Array<string>
}

export type DaimyosPiece = DaimyosField | DaimyosDrawing | DaimyosDaimyo | DaimyosToken | DaimyosTechnique | DaimyosAuto

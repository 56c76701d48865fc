// Made from tatami/server/protocol.py by `python -m tatami.server.typescript`. Don't change it here.

export type ClientMessage =
  | Hello
  | Move
  | Preview
  | Why
  | Hint
  | Say
  | SayPhrase
  | Ask
  | Answer
  | Return
  | Leave
  | Rematch

export type ServerMessage =
  | Update
  | Ack
  | Refusal
  | Previewed
  | Explained
  | Hinted
  | Presence

/** The action was done and is stored. */
export interface Ack {
  type: 'ack'
  id: string
  number: number
}

/** Agree to what was asked, or don't; who asked may say no to take it back. */
export interface Answer {
  type: 'answer'
  id: string
  yes: boolean
}

/** Ask the others: take a move back, a draw, resign, hand a seat to a bot, the win after a clock ran out. */
export interface Ask {
  type: 'ask'
  id: string
  what: 'undo' | 'draw' | 'resign' | 'bot' | 'win'
  seat?: number | null
  level?: string | null
}

/** The time for a move in seconds; until when, where everybody may know whose move is due. */
export interface Clock {
  seconds: number
  deadline: number | null
  warned: boolean
  expired: boolean
}

/** The course of the game for one side. */
export interface CourseInfo {
  seats: Array<number>
  points: Array<CoursePoint>
}

/** A side's chance to win (0 to 1) before and after a step, from frame `first` to frame `last`, and what caused it. */
export interface CoursePoint {
  kind: 'play' | 'luck' | 'mixed' | 'noise'
  first: number
  last: number
  before: number
  after: number
}

/** The new table; the secret of one's own seat is shown here once. */
export interface Created {
  table: string
  seat: number | null
  secret: string | null
  invitations: Array<Invitation>
  commitment: string
}

/** One thing that happened, as the receiver may know it: `text` tells it, `said` is what somebody said. */
export interface Event {
  number: number
  at: number
  kind: 'created' | 'seated' | 'left' | 'started' | 'moved' | 'undone' | 'asked' | 'agreed' | 'declined' | 'handed' | 'returned' | 'said' | 'phrase' | 'warned' | 'expired' | 'ended' | 'rematched'
  seat: number | null
  what: 'undo' | 'draw' | 'resign' | 'bot' | 'win' | null
  text: TextData | null
  said: string | null
  table: string | null
  log: Array<Line>
}

/** The answer to `why`: legal, or the rule and the reason. */
export interface Explained {
  type: 'why'
  id: string
  number: number
  legal: boolean
  rule: string | null
  text: TextData
}

/** The promise that was made before the first chance move, what the players added; the secret once the game is over. */
export interface Fairness {
  commitment: string
  nonces: Array<NonceInfo>
  secret: string | null
}

/** Something that keeps a record from being proven, at which move if at one. */
export interface Flaw {
  kind: string
  move: number | null
  text: TextData
}

/** A game that can be played here; of its setups exactly one fits what is chosen, the first one fits the defaults. */
export interface GameInfo {
  game: string
  rules_version: number
  options: Array<OptionInfo>
  setups: Array<Setup>
}

/** The games, the levels of the bots, the phrases of the chat. */
export interface Games {
  games: Array<GameInfo>
  levels: Array<string>
  phrases: Array<string>
  languages: Array<string>
}

/** A seat that the others may hand to a bot: now where `at` is null, else from then on while nobody looks from it. */
export interface Handover {
  seat: number
  at: number | null
}

/** That the server runs. */
export interface Health {
  status: 'ok'
  version: string
}

/** The first message: which events the client has seen, and its seat's secret unless a cookie has it. With `text`, for scripts and language models: every text has its sentence in `lang`, and the view is told in words as well. */
export interface Hello {
  type: 'hello'
  since?: number
  lang?: 'en' | 'fr' | 'de'
  secret?: string | null
  text?: boolean
}

/** What a good move would be. */
export interface Hint {
  type: 'hint'
  id: string
}

/** The answer to `hint`: the best moves by what the seat may know, the best first. */
export interface Hinted {
  type: 'hint'
  id: string
  number: number
  moves: Array<HintedMove>
}

/** A move, what it does, and its chance to win (0 to 1): proven, or an estimate. */
export interface HintedMove {
  name: string
  told: Array<TextData>
  chance: number
  exact: boolean
}

/** What lets somebody take an open seat; it belongs behind the # of a link. */
export interface Invitation {
  seat: number
  secret: string
}

/** Ask for a new invitation to an open seat; the old one no longer works. */
export interface Invite {
  seat: number
}

/** Take an open seat with an invitation, or, without one, confirm the seat that one has at a rematch. Who lost the answer asks again: with the same `retry`, which only they know, an invitation gives the same seat again. */
export interface Join {
  invitation?: string | null
  retry?: string | null
  name: string
  nonce: string
}

/** The seat; its own secret, when an invitation was exchanged. */
export interface Joined {
  table: string
  seat: number
  secret: string | null
}

/** A decision that was a mistake, or that only open hands show to be one: the move played, and the better one. */
export interface Judged {
  frame: number
  seat: number
  kind: 'mistake' | 'hidden'
  name: string
  best: string
  loss: number
}

/** Give one's seat up before the game has begun. */
export interface Leave {
  type: 'leave'
  id: string
}

/** A move that may be played. */
export interface LegalMove {
  name: string
}

/** A line of the log, and whether chance made the move that it tells of. */
export interface Line {
  text: TextData
  chance: boolean
}

/** Play a move by its name. */
export interface Move {
  type: 'move'
  id: string
  name: string
}

/** A seat of a new table: my own, open for somebody with the link, or a bot's. */
export interface NewSeat {
  kind: 'me' | 'open' | 'bot'
  name?: string | null
  nonce?: string | null
  level?: string | null
}

/** A table to be made. */
export interface NewTable {
  game: string
  options?: Record<string, boolean | number | string>
  seats: Array<NewSeat>
  clock?: number | null
}

/** What a seat added to chance. */
export interface NonceInfo {
  seat: number
  nonce: string
}

/** What was asked and isn't decided yet: by whom, about which seat, who agreed, who must still answer. */
export interface OfferInfo {
  what: 'undo' | 'draw' | 'resign' | 'bot' | 'win'
  by: number
  seat: number | null
  agreed: Array<number>
  missing: Array<number>
}

/** An option of a game: its values, the default first. */
export interface OptionInfo {
  name: string
  values: Array<string | number | boolean>
}

/** Every card, tile and token of a game with these options, with its facts. */
export interface Pieces {
  game: string
  options: Record<string, string | number | boolean>
  pieces: Array<Record<string, unknown>>
}

/** Who played a seat. */
export interface PlayerInfo {
  name: string
  kind: 'person' | 'bot'
  level: string | null
}

/** Which seats have somebody looking at the table now. */
export interface Presence {
  type: 'presence'
  number: number
  seats: Array<number>
}

/** What a legal move would bring, as far as the game can tell. */
export interface Preview {
  type: 'preview'
  id: string
  name: string
}

/** The answer to `preview`; no lines where the game can't tell anything in advance. */
export interface Previewed {
  type: 'preview'
  id: string
  number: number
  lines: Array<TextData>
}

/** Why a request was refused. */
export interface Problem {
  code: string
  rule?: string | null
  text: TextData
}

/** Whether a move is legal; else the rule and the reason. */
export interface Reason {
  legal: boolean
  rule: string | null
  text: TextData
}

/** The action wasn't done, and nothing has changed: why, and by which rule of the game if it is one. */
export interface Refusal {
  type: 'refusal'
  id: string | null
  number: number
  code: string
  rule: string | null
  text: TextData
}

/** A new table with the seats rotated, once the game is over. */
export interface Rematch {
  type: 'rematch'
  id: string
}

/** Frames of a game from `first` on, of `total`; `moves` has the decision's number of every frame. */
export interface Replay {
  game: string
  options: Record<string, string | number | boolean>
  players: Array<PlayerInfo>
  sides: Array<Array<number>>
  eyes: number | 'open'
  total: number
  first: number
  moves: Array<number>
  frames: Array<ReplayFrame>
  result: Result | null
}

/** The game after a decision and the chance moves behind it; the first frame is the start. `move` is the number of the decision in the record (0 at the start). Whose it was, and its name, as far as these eyes knew. */
export interface ReplayFrame {
  move: number
  seat: number | null
  name: string | null
  log: Array<Line>
  to_move: number | null
  data: Record<string, unknown>
  facts: Record<string, unknown>
  words: Array<Array<TextData>>
}

/** A record to be replayed, as its text, and how. */
export interface ReplayRequest {
  record: string
  eyes?: number | 'open'
  first?: number
  count?: number
}

/** How the game ended: by its rules, or by what the players agreed. */
export interface Result {
  returns: Array<number>
  winners: Array<number>
  text: TextData
}

/** Take one's own seat back from the bot that was put there. */
export interface Return {
  type: 'return'
  id: string
}

/** A review of a finished game. */
export interface ReviewInfo {
  courses: Array<CourseInfo>
  turns: Array<TurningPoint>
  judged: Array<Judged>
  seats: Array<SeatCount>
  notes: Array<TextData>
}

/** How far a review is: how many decisions are thought about, of how many. */
export interface ReviewState {
  state: 'waiting' | 'thinking' | 'done'
  done: number
  planned: number
  review: ReviewInfo | null
}

/** Chat: plain text, never markup. */
export interface Say {
  type: 'say'
  id: string
  text: string
}

/** Chat: one of the phrases that everybody reads in their own language. */
export interface SayPhrase {
  type: 'phrase'
  id: string
  phrase: 'hello' | 'good-luck' | 'thanks' | 'well-played' | 'one-moment' | 'sorry' | 'again' | 'goodbye'
}

/** A seat's decisions, and how many of them were mistakes or lost something that only open hands show. */
export interface SeatCount {
  seat: number
  decisions: number
  mistakes: number
  hidden: number
}

/** Who sits on a seat: an open seat, a person (ready: the nonce is there), a bot of a level, or the rules themselves. */
export interface SeatInfo {
  seat: number
  kind: 'open' | 'person' | 'bot' | 'automaton'
  name: string | null
  level: string | null
  ready: boolean
  yours: boolean
}

/** What goes with these chosen options: seats, those of them that the rules play, the values that fit, the default first. */
export interface Setup {
  chosen: Record<string, string | number | boolean>
  seats: number
  automata: Array<number>
  options: Array<OptionInfo>
}

/** What these eyes see after the moves: all that a board needs. `words` is the view in words, of one seat or of each. */
export interface Studied {
  game: string
  options: Record<string, string | number | boolean>
  seats: number
  sides: Array<Array<number>>
  to_move: number | null
  data: Record<string, unknown>
  facts: Record<string, unknown>
  words: Array<Array<TextData>>
  legal: Array<string>
  rules: Array<string>
  log: Array<Line>
  result: Result | null
  why: Reason | null
}

/** A position and moves from it: a document, or the start of a game dealt by `seed`. `dealt` are chance moves, taken in order where chance moves; when they are used up, `seed` draws. `why` asks about a name. */
export interface Study {
  game: string
  options?: Record<string, boolean | number | string>
  position?: Record<string, unknown> | null
  moves?: Array<string>
  dealt?: Array<string>
  seed?: number
  eyes?: number | 'open'
  why?: string | null
}

/** A sentence by its key in the catalogue and its facts; said by whoever shows it. A seat is `seat` with its number. `text` is the sentence itself, for clients that have asked for words. */
export interface TextData {
  key: string
  facts: Record<string, string | number | TextData | Array<TextData>>
  text?: string | null
}

/** Where the game turned: at which frame, for which side, by what, in a sentence. */
export interface TurningPoint {
  frame: number
  side: number
  kind: 'mistake' | 'hidden' | 'luck' | 'play'
  before: number
  after: number
  text: TextData
}

/** The events after the ones that the client has, and the table as it is after them. */
export interface Update {
  type: 'update'
  number: number
  events: Array<Event>
  view: View
}

/** What checking a deal found. */
export interface Verified {
  proven: boolean
  draws: number
  commitment: string | null
  lines: Array<TextData>
  flaws: Array<Flaw>
}

/** A record whose deal is to be checked, as its text. */
export interface VerifyRequest {
  record: string
}

/** The table as the receiver may see it now: all that a client needs, which knows no rule. `sides` are the seats that win and lose together; `now` says who decides what, or how the game ended. */
export interface View {
  table: string
  game: string
  options: Record<string, string | number | boolean>
  rules_version: number
  status: 'open' | 'running' | 'over'
  you: number | null
  seats: Array<SeatInfo>
  sides: Array<Array<number>>
  to_move: number | null
  now: Array<TextData>
  data: Record<string, unknown> | null
  facts: Record<string, unknown> | null
  text: string | null
  legal: Array<LegalMove>
  rules: Array<string>
  result: Result | null
  offer: OfferInfo | null
  clock: Clock | null
  handovers: Array<Handover>
  chat: boolean
  fairness: Fairness
  rematch: string | null
}

/** Why a move isn't legal now. */
export interface Why {
  type: 'why'
  id: string
  name: string
}

/** The table in words, as the asker may see it: what was told so far, and the view. */
export interface Words {
  log: Array<string>
  view: string
}

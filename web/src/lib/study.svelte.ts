/** A position that one may play on from, as a session: the server judges every move, and nothing is kept there. */

import { study } from './library'
import type { Event, Explained, Hinted, Studied, TextData, View } from './protocol'
import { Refused } from './refused'
import type { Link, Session } from './session.svelte'
import { say } from './texts.svelte'

export interface Task {
  game: string
  position: Record<string, unknown>
  /** What chance does, in order. */
  dealt: string[]
  seat: number
  /** Ways to the goal, each a list of names: the first one is what a hint shows. */
  solutions: string[][]
}

export class StudySession implements Session {
  view = $state.raw<View | null>(null)
  previous = $state.raw<View | null>(null)
  events = $state.raw<readonly Event[]>([])
  present: readonly number[] = []
  link = $state.raw<Link>('connecting')
  trouble = $state.raw<Refused | null>(null)
  /** What was played from the position on. */
  moves = $state.raw<readonly string[]>([])

  private told: readonly TextData[] = []

  constructor(private readonly task: Task) {
    void this.begin()
  }

  /** Back to the position. */
  async begin(): Promise<void> {
    try {
      this.show(await this.request([]), [])
      this.previous = null
      this.link = 'open'
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error
      this.link = 'closed'
    }
  }

  async play(name: string): Promise<void> {
    const moves = [...this.moves, name]
    this.show(await this.request(moves), moves)
  }

  async why(name: string): Promise<Explained> {
    const { why } = await this.request(this.moves, name)
    if (why === null) throw new Refused('no-answer', null, null)
    return { type: 'why', id: '', number: this.moves.length, ...why }
  }

  /** The next move of the first way that goes on from here. */
  hint(): Promise<Hinted> {
    const way = this.task.solutions.find((names) => this.moves.every((name, at) => names[at] === name))
    const name = way?.[this.moves.length]
    const moves = name === undefined ? [] : [{ name, told: [], chance: 1, exact: true }]
    return Promise.resolve({ type: 'hint', id: '', number: this.moves.length, moves })
  }

  words(): Promise<string> {
    return Promise.resolve(this.told.map((line) => say(line)).join('\n'))
  }

  // There is nobody else here.
  preview(): Promise<TextData[]> {
    return Promise.resolve([])
  }
  say(): Promise<void> {
    return Promise.resolve()
  }
  phrase(): Promise<void> {
    return Promise.resolve()
  }
  ask(): Promise<void> {
    return Promise.resolve()
  }
  answer(): Promise<void> {
    return Promise.resolve()
  }
  takeBackSeat(): Promise<void> {
    return Promise.resolve()
  }
  leave(): Promise<void> {
    return Promise.resolve()
  }
  rematch(): Promise<void> {
    return Promise.resolve()
  }
  close(): void {
    this.link = 'closed'
  }

  private request(moves: readonly string[], why: string | null = null): Promise<Studied> {
    const { game, position, dealt, seat } = this.task
    return study({ game, position, dealt, eyes: seat, moves: [...moves], why })
  }

  private show(found: Studied, moves: readonly string[]): void {
    this.previous = this.view
    this.moves = moves
    const { log } = found
    this.events = [{ number: 1, at: 0, kind: 'moved', seat: null, what: null, text: null, said: null, table: null, log }]
    this.told = found.words[0] ?? []
    this.view = viewOf(found, this.task.seat)
  }
}

/** A studied position as the view of a table. */
export function viewOf(found: Studied, seat: number | null): View {
  return {
    table: '',
    game: found.game,
    options: found.options,
    rules_version: 1,
    status: found.result === null ? 'running' : 'over',
    you: seat,
    seats: Array.from({ length: found.seats }, (_, number) => ({
      seat: number,
      kind: 'person',
      name: null,
      level: null,
      ready: true,
      yours: number === seat
    })),
    sides: found.sides,
    to_move: found.to_move,
    now: [],
    data: found.data,
    facts: found.facts,
    text: null,
    legal: found.legal.map((name) => ({ name })),
    rules: found.rules,
    result: found.result,
    offer: null,
    clock: null,
    handovers: [],
    chat: false,
    fairness: { commitment: '', nonces: [], secret: null },
    rematch: null
  }
}

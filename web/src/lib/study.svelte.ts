/** A position that one may play on from, as a session: the server judges every move, and nothing is kept there. */

import type { Event, Explained, Hinted, Studied, View } from './protocol'
import { study } from './library'
import type { Link, Session } from './session.svelte'
import { Refused } from './session.svelte'
import type { Lang } from './settings.svelte'
import { t } from './texts.svelte'

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

  constructor(
    private readonly task: Task,
    private lang: Lang
  ) {
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
    if (why === null) throw new Refused('no-answer', null, '')
    return { type: 'why', id: '', number: this.moves.length, ...why }
  }

  /** The next move of the first way that goes on from here. */
  hint(): Promise<Hinted> {
    const way = this.task.solutions.find((names) => this.moves.every((name, at) => names[at] === name))
    const name = way?.[this.moves.length]
    const moves = name === undefined ? [] : [{ name, text: t('lesson-shown'), chance: 1, exact: true }]
    return Promise.resolve({ type: 'hint', id: '', number: this.moves.length, moves })
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return
    this.lang = lang
    void this.request(this.moves).then((found) => this.show(found, this.moves))
  }

  // There is nobody else here.
  preview(): Promise<string[]> {
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
    return study(this.lang, { game, position, dealt, eyes: seat, moves: [...moves], why })
  }

  private show(found: Studied, moves: readonly string[]): void {
    this.previous = this.view
    this.moves = moves
    const log: Event = { number: 1, at: 0, kind: 'moved', seat: null, what: null, text: null, table: null, log: found.log }
    this.events = [log]
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
      name: t('create-seat', { seat: number }),
      level: null,
      ready: true,
      yours: number === seat
    })),
    to_move: found.to_move,
    data: found.data,
    text: found.text,
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

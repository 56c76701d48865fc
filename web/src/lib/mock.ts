/** A wire that plays back a fixture: the others move by themselves, and one's own moves are those of the recording. */

import type { Document } from '../games/board'
import { keepPieces } from './api'
import type { ClientMessage, Event, Line, ServerMessage, TextData, View } from './protocol'
import type { Wire, WireHandlers } from './session.svelte'
import { say } from './texts.svelte'

interface Step {
  data: Document
  facts: Document
  to_move: number | null
  words: TextData[]
  now: TextData[]
  rules: string[]
  legal: string[]
  log: Line[]
  why: Record<string, number>
  /** What some of the legal moves would bring, for games that tell it in advance. */
  preview?: Record<string, TextData[]>
  by: number | null
  next: string | null
}

/** What fixtures/make.py writes. */
export interface Fixture {
  game: string
  options: Record<string, string | number | boolean>
  pieces: Document[]
  sides: number[][]
  seat: number
  refusals: { rule: string; text: TextData }[]
  steps: Step[]
}

const NAMES = ['Aiko', 'Basile', 'Chiyo', 'Dieter']
const PAUSE = 900 // between the moves of others, so that one sees them

export class MockWire implements Wire {
  private handlers: WireHandlers | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private said: Event[] = []

  /** `at` is the step that is shown first. */
  constructor(
    private readonly fixture: Fixture,
    private at: number
  ) {
    keepPieces(fixture.game, fixture.options, fixture.pieces)
  }

  open(handlers: WireHandlers): void {
    this.handlers = handlers
    queueMicrotask(() => {
      this.update(0)
      handlers.link('open')
      this.tell({ type: 'presence', number: this.at, seats: this.fixture.steps[0] ? [0, 1, 2, 3] : [] })
      this.wait()
    })
  }

  send(message: ClientMessage): void {
    queueMicrotask(() => this.reply(message))
  }

  words(): Promise<string> {
    return Promise.resolve(this.step.words.map((line) => say(line)).join('\n'))
  }

  close(): void {
    this.handlers = null
    clearTimeout(this.timer)
  }

  private get step(): Step {
    const step = this.fixture.steps[this.at]
    if (step === undefined) throw new Error(`the fixture has no step ${this.at}`)
    return step
  }

  private reply(message: ClientMessage): void {
    if (message.type === 'hello') return
    const { id } = message
    const number = this.at + 1
    const step = this.step
    if (message.type === 'why') {
      const refusal = this.fixture.refusals[step.why[message.name] ?? -1]
      this.tell({
        type: 'why',
        id,
        number,
        legal: refusal === undefined,
        rule: refusal?.rule ?? null,
        text: refusal?.text ?? { key: 'server-legal', facts: { move: message.name } }
      })
    } else if (message.type === 'preview') {
      this.tell({ type: 'preview', id, number, lines: step.preview?.[message.name] ?? [] })
    } else if (message.type === 'hint' && step.next !== null) {
      this.tell({ type: 'hint', id, number, moves: [{ name: step.next, told: [], chance: 0.5, exact: false }] })
    } else if (message.type === 'move' && message.name === step.next) {
      this.tell({ type: 'ack', id, number })
      this.forward()
    } else if (message.type === 'say' || message.type === 'phrase') {
      const said = message.type === 'say' ? message.text : message.phrase
      this.said.push(this.event(this.at, { kind: 'said', seat: this.fixture.seat, said, log: [] }))
      this.tell({ type: 'ack', id, number })
      this.update(0)
    } else {
      const why = `The recording goes on with ${step.next ?? 'nothing'}.`
      this.tell({ type: 'refusal', id, number, code: 'recording', rule: null, text: { key: 'server-http', facts: { why } } })
    }
  }

  private wait(): void {
    const { next, legal } = this.step
    const last = this.at + 1 >= this.fixture.steps.length
    if (next === null && legal.length === 0 && !last) this.timer = setTimeout(() => this.forward(), PAUSE)
  }

  private forward(): void {
    this.at += 1
    this.update(this.at)
    this.wait()
  }

  private update(from: number): void {
    const events: Event[] = []
    for (let step = from; step <= this.at; step++) {
      const { by, log } = this.fixture.steps[step] ?? this.step
      events.push(this.event(step, { kind: step === 0 ? 'started' : 'moved', seat: by, said: null, log }))
    }
    this.tell({
      type: 'update',
      number: this.at + 1,
      events: from === 0 ? [...events, ...this.said] : events,
      view: this.view()
    })
  }

  private event(step: number, fields: Pick<Event, 'kind' | 'seat' | 'said' | 'log'>): Event {
    return { number: step + 1, at: 0, what: null, table: null, text: null, ...fields }
  }

  private view(): View {
    const { fixture, step } = this
    const players = (step.data['hands'] as unknown[] | undefined)?.length ?? 2
    return {
      table: 'demo',
      game: fixture.game,
      options: fixture.options,
      rules_version: 1,
      status: 'running',
      you: fixture.seat,
      seats: NAMES.slice(0, players).map((name, seat) => ({
        seat,
        kind: seat === fixture.seat ? 'person' : 'bot',
        name,
        level: seat === fixture.seat ? null : 'casual',
        ready: true,
        yours: seat === fixture.seat
      })),
      sides: fixture.sides,
      to_move: step.to_move,
      now: step.now,
      data: step.data,
      facts: step.facts,
      text: null,
      legal: step.next === null && this.at + 1 < fixture.steps.length ? [] : step.legal.map((name) => ({ name })),
      rules: step.rules,
      result: null,
      offer: null,
      clock: null,
      handovers: [],
      chat: true,
      fairness: { commitment: '', nonces: [], secret: null },
      rematch: null
    }
  }

  private tell(message: ServerMessage): void {
    this.handlers?.message(message)
  }
}

const FIXTURES = import.meta.glob<Fixture>('../../fixtures/*.json', { import: 'default' })

/** The fixture of a name, or null when there is none. */
export async function fixture(name: string): Promise<Fixture | null> {
  return (await FIXTURES[`../../fixtures/${name}.json`]?.()) ?? null
}

/** A wire that plays back a fixture: the others move by themselves, and one's own moves are those of the recording. */

import type { ClientMessage, Event, ServerMessage, View } from './protocol'
import type { Ears, Wire } from './session.svelte'
import type { Lang } from './settings.svelte'

type Said = Record<Lang, string>

interface Step {
  data: Record<string, unknown>
  to_move: number | null
  text: Said
  rules: string[]
  legal: string[]
  log: { text: Said; chance: boolean }[]
  why: Record<string, number>
  /** What some of the legal moves would bring, for games that tell it in advance. */
  preview?: Record<string, Said[]>
  by: number | null
  next: string | null
}

/** What fixtures/make.py writes. */
export interface Fixture {
  game: string
  options: Record<string, string | number | boolean>
  seat: number
  refusals: { rule: string; text: Said }[]
  steps: Step[]
}

const NAMES = ['Aiko', 'Basile', 'Chiyo', 'Dieter']
const PAUSE = 900 // between the moves of others, so that one sees them

export class MockWire implements Wire {
  private ears: Ears | null = null
  private lang: Lang = 'en'
  private timer: ReturnType<typeof setTimeout> | undefined
  private said: Event[] = []

  /** `at` is the step that is shown; it outlives a change of language. */
  constructor(
    private readonly fixture: Fixture,
    private readonly at: { step: number }
  ) {}

  open(ears: Ears): void {
    this.ears = ears
    queueMicrotask(() => {
      const hello = ears.hello()
      this.lang = hello.lang ?? 'en'
      this.update(0)
      ears.link('open')
      this.tell({ type: 'presence', number: this.at.step, seats: this.fixture.steps[0] ? [0, 1, 2, 3] : [] })
      this.wait()
    })
  }

  send(message: ClientMessage): void {
    queueMicrotask(() => this.reply(message))
  }

  close(): void {
    this.ears = null
    clearTimeout(this.timer)
  }

  private get step(): Step {
    const step = this.fixture.steps[this.at.step]
    if (step === undefined) throw new Error(`the fixture has no step ${this.at.step}`)
    return step
  }

  private reply(message: ClientMessage): void {
    if (message.type === 'hello') return
    const { id } = message
    const number = this.at.step + 1
    const step = this.step
    if (message.type === 'why') {
      const refusal = this.fixture.refusals[step.why[message.name] ?? -1]
      this.tell({
        type: 'why',
        id,
        number,
        legal: refusal === undefined,
        rule: refusal?.rule ?? null,
        text: refusal?.text[this.lang] ?? ''
      })
    } else if (message.type === 'preview') {
      this.tell({ type: 'preview', id, number, lines: (step.preview?.[message.name] ?? []).map((line) => line[this.lang]) })
    } else if (message.type === 'hint' && step.next !== null) {
      this.tell({ type: 'hint', id, number, moves: [{ name: step.next, text: '', chance: 0.5, exact: false }] })
    } else if (message.type === 'move' && message.name === step.next) {
      this.tell({ type: 'ack', id, number })
      this.forward()
    } else if (message.type === 'say' || message.type === 'phrase') {
      const text = message.type === 'say' ? message.text : message.phrase
      this.said.push(this.event(this.at.step, { kind: 'said', seat: this.fixture.seat, text, log: [] }))
      this.tell({ type: 'ack', id, number })
      this.update(0)
    } else {
      const text = `The recording goes on with ${step.next ?? 'nothing'}.`
      this.tell({ type: 'refusal', id, number, code: 'recording', rule: null, text })
    }
  }

  private wait(): void {
    const { next, legal } = this.step
    const last = this.at.step + 1 >= this.fixture.steps.length
    if (next === null && legal.length === 0 && !last) this.timer = setTimeout(() => this.forward(), PAUSE)
  }

  private forward(): void {
    this.at.step += 1
    this.update(this.at.step)
    this.wait()
  }

  private update(from: number): void {
    const events: Event[] = []
    for (let step = from; step <= this.at.step; step++) {
      const { by, log } = this.fixture.steps[step] ?? this.step
      const lines = log.map((line) => ({ text: line.text[this.lang], chance: line.chance }))
      events.push(this.event(step, { kind: step === 0 ? 'started' : 'moved', seat: by, text: null, log: lines }))
    }
    this.tell({
      type: 'update',
      number: this.at.step + 1,
      events: from === 0 ? [...events, ...this.said] : events,
      view: this.view()
    })
  }

  private event(step: number, fields: Pick<Event, 'kind' | 'seat' | 'text' | 'log'>): Event {
    return { number: step + 1, at: 0, what: null, table: null, ...fields }
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
      to_move: step.to_move,
      data: step.data,
      text: step.text[this.lang],
      legal: step.next === null && this.at.step + 1 < fixture.steps.length ? [] : step.legal.map((name) => ({ name })),
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
    this.ears?.message(message)
  }
}

const FIXTURES = import.meta.glob<Fixture>('../../fixtures/*.json', { import: 'default' })

/** The fixture of a name, or null when there is none. */
export async function fixture(name: string): Promise<Fixture | null> {
  return (await FIXTURES[`../../fixtures/${name}.json`]?.()) ?? null
}

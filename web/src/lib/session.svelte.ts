/**
 * A table as a page sees it: what the server sent, and what can be asked of it. It knows nothing of sockets: a `Wire` carries
 * the messages, over the network or from a fixture. Texts stay keys and facts here: whoever shows one says it.
 */

import type {
  Ack,
  ClientMessage,
  Event,
  Explained,
  Hello,
  Hinted,
  Previewed,
  Refusal,
  ServerMessage,
  TextData,
  View
} from './protocol'
import { Refused } from './refused'
import type { Lang } from './settings.svelte'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'
export type Asked = 'undo' | 'draw' | 'resign' | 'bot' | 'win'
export type Phrase = Extract<ClientMessage, { type: 'phrase' }>['phrase']
type Act = Exclude<ClientMessage, Hello>
type Body = Act extends infer One ? (One extends Act ? Omit<One, 'id'> : never) : never
type Reply = Ack | Explained | Hinted | Previewed

/** What a wire calls. */
export interface WireHandlers {
  /** Made anew for each connection: it says what was seen already. */
  hello(): Hello
  link(state: Link): void
  message(message: ServerMessage): void
}

/** A way to a server. It connects again by itself, and says hello each time. */
export interface Wire {
  open(handlers: WireHandlers): void
  send(message: ClientMessage): void
  /** The table in words, as the seat with this secret may see it. */
  words(lang: Lang, secret: string | null): Promise<string>
  close(): void
}

/** What pages need of a table. */
export interface Session {
  readonly view: View | null
  /** The view before the last one, to show what has changed. */
  readonly previous: View | null
  readonly events: readonly Event[]
  /** Seats that have somebody looking now. */
  readonly present: readonly number[]
  readonly link: Link
  /** Why the server closed the connection for good. */
  readonly trouble: Refused | null
  play(name: string): Promise<void>
  why(name: string): Promise<Explained>
  preview(name: string): Promise<TextData[]>
  hint(): Promise<Hinted>
  words(lang: Lang): Promise<string>
  say(text: string): Promise<void>
  phrase(phrase: Phrase): Promise<void>
  ask(what: Asked, seat?: number, level?: string): Promise<void>
  answer(yes: boolean): Promise<void>
  takeBackSeat(): Promise<void>
  leave(): Promise<void>
  rematch(): Promise<void>
  close(): void
}

interface Waiting {
  message: Act
  done(reply: Reply): void
  failed(error: Error): void
}

export class TableSession implements Session {
  view = $state.raw<View | null>(null)
  previous = $state.raw<View | null>(null)
  events = $state.raw<readonly Event[]>([])
  present = $state.raw<readonly number[]>([])
  link = $state.raw<Link>('connecting')
  trouble = $state.raw<Refused | null>(null)

  /** How many events were seen. */
  number = 0
  private readonly waiting = new Map<string, Waiting>()
  private done: { number: number; waiting: Waiting; reply: Reply }[] = [] // what it did hasn't been shown yet

  constructor(
    private readonly wire: Wire,
    private readonly secret: string | null = null
  ) {
    wire.open({
      hello: () => ({ type: 'hello', since: this.number, secret: this.secret }),
      link: (state) => {
        this.link = state
        // What wasn't answered is sent again: an id that was acknowledged is never played twice.
        if (state === 'open') for (const { message } of this.waiting.values()) wire.send(message)
      },
      message: (message) => this.receive(message)
    })
  }

  async play(name: string): Promise<void> {
    await this.act({ type: 'move', name })
  }
  async why(name: string): Promise<Explained> {
    return (await this.act({ type: 'why', name })) as Explained
  }
  async preview(name: string): Promise<TextData[]> {
    return ((await this.act({ type: 'preview', name })) as Previewed).lines
  }
  async hint(): Promise<Hinted> {
    return (await this.act({ type: 'hint' })) as Hinted
  }
  words(lang: Lang): Promise<string> {
    return this.wire.words(lang, this.secret)
  }
  async say(text: string): Promise<void> {
    await this.act({ type: 'say', text })
  }
  async phrase(phrase: Phrase): Promise<void> {
    await this.act({ type: 'phrase', phrase })
  }
  async ask(what: Asked, seat?: number, level?: string): Promise<void> {
    await this.act({ type: 'ask', what, seat: seat ?? null, level: level ?? null })
  }
  async answer(yes: boolean): Promise<void> {
    await this.act({ type: 'answer', yes })
  }
  async takeBackSeat(): Promise<void> {
    await this.act({ type: 'return' })
  }
  async leave(): Promise<void> {
    await this.act({ type: 'leave' })
  }
  async rematch(): Promise<void> {
    await this.act({ type: 'rematch' })
  }

  close(): void {
    this.wire.close()
    this.fail(new Refused('closed', null, null))
  }

  private act(body: Body): Promise<Reply> {
    return new Promise((done, failed) => {
      const message = { ...body, id: crypto.randomUUID() } as Act
      this.waiting.set(message.id, { message, done, failed })
      if (this.link === 'open') this.wire.send(message)
    })
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        this.previous = this.view
        this.view = message.view
        this.events = [...this.events, ...message.events.filter((event) => event.number > this.number)]
        this.number = message.number
        this.settle()
        return
      case 'presence':
        this.present = message.seats
        return
      case 'refusal':
        this.refuse(message)
        return
      default: {
        const waiting = this.waiting.get(message.id)
        this.waiting.delete(message.id)
        if (waiting === undefined) return
        // Whoever was told that their move is made, but doesn't see it yet, might make it again.
        const number = message.type === 'ack' ? message.number : 0
        this.done.push({ number, waiting, reply: message })
        this.settle()
      }
    }
  }

  private settle(): void {
    const seen = this.done.filter(({ number }) => number <= this.number)
    this.done = this.done.filter(({ number }) => number > this.number)
    for (const { waiting, reply } of seen) waiting.done(reply)
  }

  private refuse(message: Refusal): void {
    const refused = new Refused(message.code, message.rule, message.text)
    if (message.id !== null) {
      this.waiting.get(message.id)?.failed(refused)
      this.waiting.delete(message.id)
      return
    }
    this.trouble = refused
    this.wire.close()
    this.link = 'closed'
    this.fail(refused)
  }

  private fail(error: Error): void {
    for (const waiting of [...this.waiting.values(), ...this.done.map(({ waiting }) => waiting)]) waiting.failed(error)
    this.waiting.clear()
    this.done = []
  }
}

import { describe, expect, it } from 'vitest'
import type { ClientMessage, Event, Hello, TextData, Update, View } from './protocol'
import { Refused } from './refused'
import { TableSession, type Wire, type WireHandlers } from './session.svelte'

/** A wire in the test's hands. */
class Hand implements Wire {
  handlers: WireHandlers | null = null
  sent: ClientMessage[] = []
  closed = false
  open(handlers: WireHandlers): void {
    this.handlers = handlers
  }
  send(message: ClientMessage): void {
    this.sent.push(message)
  }
  words(): Promise<string> {
    return Promise.resolve('')
  }
  close(): void {
    this.closed = true
  }
  hello(): Hello {
    if (this.handlers === null) throw new Error('not open')
    return this.handlers.hello()
  }
  /** The id of the last message that was sent. */
  get id(): string {
    const last = this.sent.at(-1)
    return last !== undefined && 'id' in last ? last.id : ''
  }
}

function event(number: number): Event {
  return { number, at: 0, kind: 'moved', seat: 0, what: null, text: null, said: null, table: null, log: [] }
}

function update(number: number, events: number[]): Update {
  return { type: 'update', number, events: events.map(event), view: { table: `after ${number}` } as View }
}

function table(): { session: TableSession; wire: Hand } {
  const wire = new Hand()
  return { session: new TableSession(wire), wire }
}

const text = (key: string): TextData => ({ key, facts: {} })

describe('a session', () => {
  it('says what it has seen when it connects again, and takes each event once', () => {
    const { session, wire } = table()
    expect(wire.hello().since).toBe(0)
    wire.handlers?.message(update(2, [1, 2]))
    expect(wire.hello().since).toBe(2)
    wire.handlers?.message(update(3, [2, 3]))
    expect(session.events.map((one) => one.number)).toEqual([1, 2, 3])
    expect([session.previous?.table, session.view?.table]).toEqual(['after 2', 'after 3'])
  })

  it('sends what was not answered again, with the same id, and not what was', async () => {
    const { session, wire } = table()
    wire.handlers?.link('open')
    const first = session.play('-')
    wire.handlers?.message({ type: 'ack', id: wire.id, number: 1 })
    wire.handlers?.message(update(1, [1]))
    await first
    const second = session.play('G>L')
    const { id } = wire
    wire.handlers?.link('lost')
    const third = session.play('>L') // while there is no connection
    expect(wire.sent.length).toBe(2)
    wire.handlers?.link('open')
    expect(wire.sent.slice(2).map((one) => (one.type === 'move' ? one.name : one.type))).toEqual(['G>L', '>L'])
    expect(wire.sent[2]).toEqual({ type: 'move', id, name: 'G>L' })
    for (const message of wire.sent.slice(2))
      if ('id' in message) wire.handlers?.message({ type: 'ack', id: message.id, number: 2 })
    wire.handlers?.message(update(2, [2]))
    await Promise.all([second, third])
  })

  it('has made a move once it shows it, not when it is only told of it', async () => {
    const { session, wire } = table()
    wire.handlers?.link('open')
    wire.handlers?.message(update(4, [1, 2, 3, 4]))
    let made = false
    const playing = session.play('-').then(() => (made = true))
    wire.handlers?.message({ type: 'ack', id: wire.id, number: 5 })
    await Promise.resolve().then(() => undefined)
    expect(made).toBe(false)
    wire.handlers?.message(update(5, [5]))
    await playing
    expect(session.view?.table).toBe('after 5')
  })

  it('gives a refusal to the one who asked, with rule and reason', async () => {
    const { session, wire } = table()
    wire.handlers?.link('open')
    const played = session.play('V>G')
    wire.handlers?.message({
      type: 'refusal',
      id: wire.id,
      number: 1,
      code: 'illegal',
      rule: 'K-13',
      text: text('kami-no-match')
    })
    const refused = await played.catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ code: 'illegal', rule: 'K-13', text: text('kami-no-match') })
    expect(session.trouble).toBeNull()
  })

  it('ends with a refusal that answers nothing', async () => {
    const { session, wire } = table()
    wire.handlers?.link('open')
    const played = session.play('-').catch((error: unknown) => error)
    wire.handlers?.message({
      type: 'refusal',
      id: null,
      number: 0,
      code: 'no-table',
      rule: null,
      text: text('server-no-table')
    })
    expect([session.link, session.trouble?.text, wire.closed]).toEqual(['closed', text('server-no-table'), true])
    expect(await played).toBeInstanceOf(Refused)
  })

  it('asks for no words, and for no language', () => {
    expect(table().wire.hello()).toEqual({ type: 'hello', since: 0, secret: null })
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pace, PacedWire, TEMPI } from './pace.svelte'
import type { ServerMessage, Update } from './protocol'
import type { Link, Wire, WireHandlers } from './session.svelte'

/** A wire in the test's hands. */
class Hand implements Wire {
  handlers: WireHandlers | null = null
  open(handlers: WireHandlers): void {
    this.handlers = handlers
  }
  send(): void {}
  words(): Promise<string> {
    return Promise.resolve('')
  }
  close(): void {}
}

function moved(number: number, seat: number, clock: unknown = null): Update {
  const events = [{ number, at: 0, kind: 'moved', seat, what: null, text: null, table: null, log: [] }]
  return { type: 'update', number, events, view: { you: 0, clock } } as unknown as Update
}

describe('a paced wire', () => {
  let heard: ServerMessage[] = []
  let links: Link[] = []
  let inner = new Hand()
  let looking = true
  let pace = new Pace(() => 'brisk')

  beforeEach(() => {
    vi.useFakeTimers()
    heard = []
    links = []
    looking = true
    inner = new Hand()
    pace = new Pace(() => 'brisk')
    const handlers: WireHandlers = {
      hello: () => ({ type: 'hello' }),
      link: (state) => links.push(state),
      message: (message) => heard.push(message)
    }
    new PacedWire(
      inner,
      pace,
      () => Date.now(),
      () => looking
    ).open(handlers)
  })
  afterEach(() => void vi.useRealTimers())

  const numbers = (): number[] => heard.map((message) => message.number)
  const tell = (message: ServerMessage): void => inner.handlers?.message(message)

  it("shows others' moves one after another, in order", () => {
    for (const number of [1, 2, 3]) tell(moved(number, 1))
    expect(numbers()).toEqual([1])
    expect(pace.waiting).toBe(2)
    vi.advanceTimersByTime(TEMPI.brisk)
    expect(numbers()).toEqual([1, 2])
    vi.advanceTimersByTime(TEMPI.brisk)
    expect(numbers()).toEqual([1, 2, 3])
  })

  it('never holds an answer or my own move back', () => {
    tell(moved(1, 0))
    tell(moved(2, 0))
    tell(moved(3, 1))
    tell({ type: 'ack', id: 'x', number: 3 })
    expect(heard.map(({ type, number }) => `${type}${number}`)).toEqual(['update1', 'update2', 'ack3'])
  })

  it('never holds anything back where a clock runs or nobody looks', () => {
    for (const number of [1, 2]) tell(moved(number, 1, { seconds: 60 }))
    looking = false
    tell(moved(3, 1))
    expect(numbers()).toEqual([1, 2, 3])
  })

  it('stops and goes on', () => {
    tell(moved(1, 1))
    pace.stop()
    tell(moved(2, 1))
    vi.advanceTimersByTime(60_000)
    expect(numbers()).toEqual([1])
    pace.go()
    expect(numbers()).toEqual([1, 2])
  })

  it('forgets what it held when the connection is lost: it comes again', () => {
    tell(moved(1, 1))
    tell(moved(2, 1))
    inner.handlers?.link('lost')
    vi.advanceTimersByTime(60_000)
    expect(numbers()).toEqual([1])
    expect(links).toEqual(['lost'])
  })
})

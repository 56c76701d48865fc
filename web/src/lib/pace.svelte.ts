/** Others' moves one after another, slowly enough to see them: bots may play three moves within a blink. */

import type { ClientMessage, ServerMessage, Update } from './protocol'
import type { Wire, WireHandlers } from './session.svelte'
import type { Lang } from './settings.svelte'

export type Tempo = 'calm' | 'brisk' | 'at-once'
export const TEMPI: Record<Tempo, number> = { calm: 1600, brisk: 750, 'at-once': 0 }

/** How fast a table is shown; whoever only watches may stop it. */
export class Pace {
  paused = $state(false)
  waiting = $state(0)
  private readonly listeners = new Set<() => void>()

  constructor(private readonly tempo: () => Tempo) {}

  get pause(): number {
    return this.paused ? Infinity : TEMPI[this.tempo()]
  }

  stop(): void {
    this.paused = true
  }

  /** On again, from where it was stopped. */
  go(): void {
    this.paused = false
    for (const listener of this.listeners) listener()
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}

/** A wire that holds updates back until the last one was seen long enough. Answers, and one's own moves, pass at once. */
export class PacedWire implements Wire {
  private handlers: WireHandlers | null = null
  private held: Update[] = []
  private shown = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly unsubscribe: () => void

  constructor(
    private readonly inner: Wire,
    private readonly pace: Pace,
    private readonly now: () => number = () => performance.now(),
    private readonly looking: () => boolean = () => document.visibilityState === 'visible'
  ) {
    this.unsubscribe = pace.listen(() => this.release())
  }

  open(handlers: WireHandlers): void {
    this.handlers = handlers
    this.inner.open({
      hello: () => handlers.hello(),
      link: (state) => {
        if (state !== 'open') this.drop() // what was held back comes again with the next connection
        handlers.link(state)
      },
      message: (message) => this.receive(message)
    })
  }

  send(message: ClientMessage): void {
    this.inner.send(message)
  }

  words(lang: Lang, secret: string | null): Promise<string> {
    return this.inner.words(lang, secret)
  }

  close(): void {
    this.drop()
    this.unsubscribe()
    this.inner.close()
  }

  private receive(message: ServerMessage): void {
    if (message.type !== 'update') {
      this.handlers?.message(message)
      return
    }
    this.held.push(message)
    this.release()
  }

  private release(): void {
    clearTimeout(this.timer)
    for (let next = this.held[0]; next !== undefined; next = this.held[0]) {
      const wait = this.shown + this.patience(next) - this.now()
      if (wait > 0) {
        if (wait !== Infinity) this.timer = setTimeout(() => this.release(), wait)
        break
      }
      this.held.shift()
      this.shown = this.now()
      this.handlers?.message(next)
    }
    this.pace.waiting = this.held.length
  }

  /** How long the update before this one must have been seen: not at all for one's own move, or where a clock runs. */
  private patience(update: Update): number {
    const { you, clock } = update.view
    const theirs = update.events.some((event) => event.kind === 'moved' && (you === null || event.seat !== you))
    return theirs && clock === null && this.looking() ? this.pace.pause : 0
  }

  private drop(): void {
    clearTimeout(this.timer)
    this.held = []
    this.pace.waiting = 0
  }
}

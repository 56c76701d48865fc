/** Several people at one device: a session for each of their seats, one of which is shown, or none while the device changes hands. */

import type { TableSession } from '../lib/session.svelte'

export interface SharedSeat {
  seat: number
  name: string
  session: TableSession
}

export class Device {
  /** The seat whose eyes are shown. */
  shown = $state(0)
  covered = $state(true)

  constructor(
    readonly seats: readonly SharedSeat[],
    /** Without a curtain the table simply turns to whoever decides: for games in which nobody hides anything. */
    private readonly curtain: boolean
  ) {
    this.shown = seats[0]?.seat ?? 0
    this.covered = curtain
  }

  get current(): SharedSeat | undefined {
    return this.seats.find(({ seat }) => seat === this.shown)
  }

  /** The seats of this device that must do something: decide, or answer what was asked. */
  get due(): number[] {
    return this.seats
      .filter(({ seat, session: { view } }) => {
        if (view === null || view.status !== 'running') return false
        return view.legal.length > 0 || view.offer?.missing.includes(seat) === true
      })
      .map(({ seat }) => seat)
  }

  /** Who gets the device next; null while who has it goes on, or nobody here is needed. */
  get next(): SharedSeat | null {
    const { due } = this
    const first = due[0]
    if (first === undefined || (!this.covered && due.includes(this.shown))) return null
    return this.seats.find(({ seat }) => seat === first) ?? null
  }

  /** Nobody decides here any more: before the game, and after it, there is nothing to hide from each other. */
  get idle(): boolean {
    return this.seats.every(({ session: { view } }) => view !== null && view.status !== 'running')
  }

  /** Who has it is done: cover the table. */
  pass(): void {
    if (this.curtain) this.covered = true
    else this.take()
  }

  /** Whose turn it is has the device. */
  take(): void {
    const { next } = this
    if (next !== null) this.shown = next.seat
    this.covered = false
  }

  /** Called whenever something changed: turn by itself where no curtain is wanted, open where nothing is secret any more. */
  follow(): void {
    if (this.idle) this.covered = false
    else if (!this.curtain && this.next !== null) this.take()
  }

  close(): void {
    for (const { session } of this.seats) session.close()
  }
}

/** My tables on this device: their seats' secrets, where I was, and whose turn it is. */

import { put, read, type OwnSeat, type OwnTable } from './storedTables'
import type { Created, View } from './protocol'

const KEY = 'tatami-tables'

class MyTables {
  list = $state.raw<readonly OwnTable[]>(load())

  constructor() {
    // Another window of this browser may have joined a table.
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.list = load()
    })
  }

  find(table: string): OwnTable | undefined {
    return this.list.find((own) => own.table === table)
  }

  /** A table that was just made here, with the seats that are played from this device. */
  created(game: string, made: Created, seats: OwnSeat[], curtain = true): void {
    const { table, invitations } = made
    const here = seats.map((own) => own.seat)
    const links = invitations.filter(({ seat }) => !here.includes(seat))
    this.write({ table, game, seats, invitations: links, curtain, number: 0, seen: Date.now(), over: false })
  }

  /** A seat that was taken here, with a link or at a rematch. */
  join(table: string, game: string, own: OwnSeat, curtain = true): void {
    const known = this.find(table) ?? { table, game, seats: [], invitations: [], curtain, number: 0, seen: 0, over: false }
    const seats = [...known.seats.filter(({ seat }) => seat !== own.seat), own].sort((one, other) => one.seat - other.seat)
    this.write({ ...known, seats, seen: Date.now() })
  }

  /** The link for a seat was made anew. */
  invited(table: string, invitation: { seat: number; secret: string }): void {
    const own = this.find(table)
    if (own === undefined) return
    const others = own.invitations.filter(({ seat }) => seat !== invitation.seat)
    this.write({ ...own, invitations: [...others, invitation] })
  }

  /** What the table shows was seen. */
  saw(view: View, number: number): void {
    const known = this.find(view.table)
    const seats = view.you === null ? [] : [{ seat: view.you, secret: null, name: view.seats[view.you]?.name ?? '' }]
    const own = known ?? { table: view.table, game: view.game, seats, invitations: [], curtain: true }
    const game = view.game
    this.write({ ...own, game, number, seen: Date.now(), over: view.status === 'over' })
  }

  forget(table: string): void {
    this.store(this.list.filter((own) => own.table !== table))
  }

  private write(own: OwnTable): void {
    this.store(put(load(), own))
  }

  private store(list: readonly OwnTable[]): void {
    this.list = list
    try {
      localStorage.setItem(KEY, JSON.stringify(list))
    } catch {
      // Without storage a table is known until the page is closed.
    }
  }
}

function load(): OwnTable[] {
  try {
    return read(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

export const myTables = new MyTables()

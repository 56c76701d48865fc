/** The same people at a new table: every seat of this device is confirmed there with a new nonce. */

import { join, nonce } from '../lib/api'
import { myTables } from '../lib/myTables.svelte'
import { place } from '../lib/place.svelte'
import type { View } from '../lib/protocol'
import { Refused } from '../lib/refused'
import { t } from '../lib/texts.svelte'

/** To the table of the rematch; who only watches goes on watching. */
export async function toRematch(view: View): Promise<void> {
  const table = view.rematch
  if (table === null) return
  const own = myTables.find(view.table)
  for (const seat of own?.seats ?? []) {
    if (seat.secret === null) continue // only a cookie of the old table knows the seat
    const name = seat.name || t('guest')
    try {
      const joined = await join(table, { name, nonce: nonce() }, seat.secret)
      myTables.join(table, view.game, { ...seat, name, seat: joined.seat }, own?.curtain)
    } catch (error) {
      // Confirmed already, from here or from another device of the same person.
      if (!(error instanceof Refused) || (error.code !== 'seat-taken' && error.code !== 'begun')) throw error
      // The server turns the seats by one, but for those that the rules play.
      const taken = view.seats.filter(({ kind }) => kind !== 'automaton').map((one) => one.seat)
      const at = taken[(taken.indexOf(seat.seat) + 1) % taken.length] ?? seat.seat
      myTables.join(table, view.game, { ...seat, name, seat: at }, own?.curtain)
    }
  }
  place.go({ page: 'table', table, invitation: null })
}

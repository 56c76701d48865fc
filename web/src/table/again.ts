/** The same people at a new table: every seat of this device is confirmed there with a new nonce. */

import { join, nonce } from '../lib/api'
import { mine } from '../lib/mine.svelte'
import { place } from '../lib/place.svelte'
import type { View } from '../lib/protocol'
import { Refused } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import { t } from '../lib/texts.svelte'

/** To the table of the rematch; who only watches goes on watching. */
export async function toRematch(view: View): Promise<void> {
  const table = view.rematch
  if (table === null) return
  const own = mine.find(view.table)
  for (const seat of own?.seats ?? []) {
    if (seat.secret === null) continue // only a cookie of the old table knows the seat
    const name = seat.name || t('guest')
    try {
      const joined = await join(settings.lang, table, { name, nonce: nonce() }, seat.secret)
      mine.sit(table, view.game, { ...seat, name, seat: joined.seat }, own?.curtain)
    } catch (error) {
      // Confirmed already, from here or from another device of the same person.
      if (!(error instanceof Refused) || (error.code !== 'seat-taken' && error.code !== 'begun')) throw error
      // The server turns the seats by one, but for those that the rules play.
      const taken = view.seats.filter(({ kind }) => kind !== 'automaton').map((one) => one.seat)
      const at = taken[(taken.indexOf(seat.seat) + 1) % taken.length] ?? seat.seat
      mine.sit(table, view.game, { ...seat, name, seat: at }, own?.curtain)
    }
  }
  place.go({ page: 'table', table, invitation: null })
}

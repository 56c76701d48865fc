/** Quick ways to a table: one click against bots, or only bots to watch. And a record from a file. */

import { loadGame, type GameKey } from '../games'
import { createTable, nonce } from '../lib/api'
import { mine } from '../lib/mine.svelte'
import { place } from '../lib/place.svelte'
import { settings } from '../lib/settings.svelte'
import { t } from '../lib/texts.svelte'

/** How many sit at a table with the default options. */
const SEATS: Record<GameKey, number> = { kami: 4, rrr: 2, dynasties: 2, daimyos: 2 }

/** Where the page of records finds the text of a chosen file. */
export const RECORD_KEY = 'tatami-record'

const bots = (count: number): { kind: 'bot'; level: string }[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', level: settings.level }))

/** At once to a table, on the first seat, with bots on the others. */
export async function playBots(game: GameKey): Promise<void> {
  void loadGame(game) // the board comes while the table is made
  const name = settings.name || t('guest')
  const seats = [{ kind: 'me' as const, name, nonce: nonce() }, ...bots(SEATS[game] - 1)]
  const made = await createTable(settings.lang, { game, seats })
  mine.created(game, made, [{ seat: 0, secret: made.secret, name }])
  place.go({ page: 'table', table: made.table, invitation: null })
}

/** A table of bots alone. */
export async function watchBots(game: GameKey): Promise<void> {
  const made = await createTable(settings.lang, { game, seats: bots(SEATS[game]) })
  mine.created(game, made, [])
  place.go({ page: 'table', table: made.table, invitation: null })
}

/** To the page that shows a record. What isn't one is said there. */
export async function openRecord(file: File): Promise<void> {
  sessionStorage.setItem(RECORD_KEY, await file.text())
  location.hash = '#/record'
}

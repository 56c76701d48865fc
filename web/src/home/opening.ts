/** Quick ways to a table: one click against bots or alone, or only bots to watch. And a record from a file. */

import { loadGame, type GameKey } from '../games'
import { createTable, games, nonce, pieces } from '../lib/api'
import { myTables } from '../lib/myTables.svelte'
import { setupOf, soloOf } from '../lib/options'
import { place } from '../lib/place.svelte'
import type { GameInfo, NewSeat, Setup } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { t } from '../lib/texts.svelte'

/** The games whose card offers a game alone. */
export const SOLO: readonly GameKey[] = ['daimyos']

/** Where the page of records finds the text of a chosen file. */
export const RECORD_KEY = 'tatami-record'

async function infoOf(game: GameKey): Promise<GameInfo> {
  const info = (await games()).games.find((one) => one.game === game)
  if (info === undefined) throw new Error(`the server doesn't have ${game}`)
  return info
}

/** A table with me on the first seat that anybody can take, unless I only watch, and bots on the others. */
async function open(game: GameKey, setup: Setup, name: string | null, level: string): Promise<void> {
  // The board comes while the table is made.
  void loadGame(game)
  pieces(game, setup.chosen).catch(() => undefined)
  const all = Array.from({ length: setup.seats }, (_, seat) => seat)
  const mySeat = name === null ? undefined : all.find((seat) => !setup.automata.includes(seat))
  const sits = (seat: number): NewSeat => (seat === mySeat ? { kind: 'me', name, nonce: nonce() } : { kind: 'bot', level })
  const made = await createTable({ game, options: setup.chosen, seats: all.map(sits) })
  const own = mySeat === undefined || name === null ? [] : [{ seat: mySeat, secret: made.secret, name }]
  myTables.created(game, made, own)
  place.go({ page: 'table', table: made.table, invitation: null })
}

const myName = (): string => settings.name || t('guest')

/** At once to a table with bots. */
export async function playBots(game: GameKey, level = settings.level): Promise<void> {
  await open(game, setupOf(await infoOf(game), {}), myName(), level)
}

/** At once to a table for me alone. */
export async function playSolo(game: GameKey): Promise<void> {
  await open(game, soloOf(await infoOf(game)), myName(), settings.level)
}

/** A table of bots alone. */
export async function watchBots(game: GameKey): Promise<void> {
  await open(game, setupOf(await infoOf(game), {}), null, settings.level)
}

/** To the page that shows a record. What isn't one is said there. */
export async function openRecord(file: File): Promise<void> {
  sessionStorage.setItem(RECORD_KEY, await file.text())
  location.hash = '#/record'
}

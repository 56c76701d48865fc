/** What the pages ask the server for: which games there are, their pieces, a new table, a seat, a look, words, a record. */

import type { Document } from '../games/board'
import { request, tablePath } from './http'
import type { Created, Games, Invitation, Join, Joined, NewTable, Pieces, Update, Words } from './protocol'
import { Refused } from './refused'

let listing: Promise<Games> | null = null

/** The games of the server: asked once, and again after it couldn't be reached. */
export function games(): Promise<Games> {
  listing ??= request<Games>('/games').catch((error: unknown) => {
    listing = null
    throw error
  })
  return listing
}

const boxes = new Map<string, Promise<readonly Document[]>>()
const box = (game: string, options: Document): string =>
  JSON.stringify([game, ...Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1))])

/** Every card, tile and token of a game with these options: asked once, and again after the server couldn't be reached. */
export function pieces(game: string, options: Document): Promise<readonly Document[]> {
  const key = box(game, options)
  const known = boxes.get(key)
  if (known !== undefined) return known
  const query = encodeURIComponent(JSON.stringify(options))
  const asked = request<Pieces>(`/games/${encodeURIComponent(game)}/pieces?options=${query}`).then((found) => {
    keepPieces(game, found.options, found.pieces) // what wasn't chosen has its default there
    return found.pieces
  })
  boxes.set(key, asked)
  asked.catch(() => boxes.delete(key))
  return asked
}

/** Know the pieces of a game without asking for them. */
export function keepPieces(game: string, options: Document, found: readonly Document[]): void {
  boxes.set(box(game, options), Promise.resolve(found))
}

export function createTable(table: NewTable): Promise<Created> {
  return request('/tables', { body: table })
}

/**
 * Take a seat with an invitation, or, with one's secret, confirm the seat that one has at a rematch. An invitation is good once:
 * should the answer get lost, the same request gives the same seat again, by a token that only this device knows and forgets
 * once it has the seat.
 */
export async function join(table: string, body: Join, secret: string | null = null): Promise<Joined> {
  const path = `${tablePath(table)}/seats`
  if (body.invitation === undefined || body.invitation === null) return request(path, { body, secret })
  const kept = `tatami-join-${body.invitation}`
  const retry = sessionStorage.getItem(kept) ?? token()
  sessionStorage.setItem(kept, retry)
  const joined = await request<Joined>(path, { body: { ...body, retry }, secret })
  sessionStorage.removeItem(kept)
  return joined
}

function token(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A new invitation to an open seat; the old one no longer works. */
export function invite(table: string, seat: number, secret: string | null): Promise<Invitation> {
  return request(`${tablePath(table)}/invitations`, { body: { seat }, secret })
}

/** The table as it is now, and the events after `since`. */
export function look(table: string, secret: string | null, since: number): Promise<Update> {
  return request(`${tablePath(table)}?since=${since}`, { secret })
}

/** The table in words, as the seat may see it. */
export async function words(table: string, secret: string | null, lang: string): Promise<string> {
  return (await request<Words>(`${tablePath(table)}/text?lang=${lang}`, { secret })).view
}

/** The record of a finished table, as it is written. */
export async function recordOf(table: string): Promise<string> {
  const { record } = await request<{ record: unknown }>(`${tablePath(table)}/export`)
  if (record === null) throw new Refused('not-over', null, { key: 'server-not-over', facts: {} })
  return JSON.stringify(record, null, 1)
}

/** By how many seconds this device's clock is ahead of the server's: deadlines are the server's. */
export async function ahead(): Promise<number> {
  const response = await fetch(new URL('/api/health', location.origin))
  const date = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(date) ? 0 : (Date.now() - date) / 1000 - 0.5 // the header has whole seconds
}

/** What this device adds to chance, so that the dealer alone decides nothing: 32 random bytes, in hexadecimal. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

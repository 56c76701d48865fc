/** The HTTP side of the server: which games there are, a new table, a seat, a look, a record. */

import type { Created, Games, Invitation, Join, Joined, NewTable, Problem, Update } from './protocol'
import { Refused } from './session.svelte'

interface Asked {
  body?: unknown
  /** The secret of the seat that asks; without one the browser's cookie speaks. */
  secret?: string | null | undefined
  method?: string
}

async function answer(lang: string, path: string, { body, secret, method }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': lang }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (secret != null) headers['authorization'] = `Bearer ${secret}`
  const response = await fetch(new URL(`/api${path}`, location.origin), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  if (response.ok) return response
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
  throw new Refused(problem.code ?? String(response.status), problem.rule ?? null, problem.text ?? response.statusText)
}

async function request<Answer>(lang: string, path: string, asked?: Asked): Promise<Answer> {
  return (await (await answer(lang, path, asked)).json()) as Answer
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`

let listing: Promise<Games> | null = null

/** The games of the server: asked once, and again after it couldn't be reached. */
export function games(lang: string): Promise<Games> {
  listing ??= request<Games>(lang, '/games').catch((error: unknown) => {
    listing = null
    throw error
  })
  return listing
}

export function createTable(lang: string, table: NewTable): Promise<Created> {
  return request(lang, '/tables', { body: table })
}

/**
 * Take a seat with an invitation, or, with one's secret, confirm the seat that one has at a rematch. An invitation is good once:
 * should the answer get lost, the same request gives the same seat again, by a token that only this device knows and forgets
 * when it sits.
 */
export async function join(lang: string, table: string, body: Join, secret: string | null = null): Promise<Joined> {
  const path = `${at(table)}/seats`
  if (body.invitation === undefined || body.invitation === null) return request(lang, path, { body, secret })
  const kept = `tatami-join-${body.invitation}`
  const retry = sessionStorage.getItem(kept) ?? token()
  sessionStorage.setItem(kept, retry)
  const joined = await request<Joined>(lang, path, { body: { ...body, retry }, secret })
  sessionStorage.removeItem(kept)
  return joined
}

function token(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A new invitation to an open seat; the old one no longer works. */
export function invite(lang: string, table: string, seat: number, secret: string | null): Promise<Invitation> {
  return request(lang, `${at(table)}/invitations`, { body: { seat }, secret })
}

/** The table as it is now, and the events after `since`. */
export function look(lang: string, table: string, secret: string | null, since: number): Promise<Update> {
  return request(lang, `${at(table)}?text=false&since=${since}`, { secret })
}

/** The record of a game that is over, as it is written. */
export async function record(lang: string, table: string): Promise<unknown> {
  const { record } = await request<{ record: unknown }>(lang, `${at(table)}/export`)
  if (record === null) throw new Refused('not-over', null, '')
  return record
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

/** The HTTP side of the server: which games there are, a new table, a seat. */

import type { Created, Games, Join, Joined, NewTable, Problem } from './protocol'
import { Refused } from './session.svelte'

async function request<Answer>(lang: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { 'accept-language': lang }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const response = await fetch(new URL(`/api${path}`, location.origin), {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer as Answer
  const problem = answer as Partial<Problem>
  throw new Refused(problem.code ?? String(response.status), problem.rule ?? null, problem.text ?? response.statusText)
}

export function games(lang: string): Promise<Games> {
  return request(lang, '/games')
}

export function createTable(lang: string, table: NewTable): Promise<Created> {
  return request(lang, '/tables', table)
}

/**
 * An invitation is good once. Should its answer get lost, the same request gives the same seat again, by a token that only this
 * device knows and forgets when it sits.
 */
export async function join(lang: string, table: string, body: Join): Promise<Joined> {
  const path = `/tables/${encodeURIComponent(table)}/seats`
  if (body.invitation === undefined || body.invitation === null) return request(lang, path, body)
  const kept = `tatami-join-${table}`
  const retry = sessionStorage.getItem(kept) ?? token()
  sessionStorage.setItem(kept, retry)
  const joined = await request<Joined>(lang, path, { ...body, retry })
  sessionStorage.removeItem(kept)
  return joined
}

function token(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What this device adds to chance, so that the dealer alone decides nothing: 32 random bytes, in hexadecimal. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One request to the server's HTTP API. Whatever keeps it from answering is a `Refused`. */

import type { Problem } from './protocol'
import { Refused } from './refused'

interface Asked {
  body?: unknown
  /** The secret of the seat that asks; without one the browser's cookie is used. */
  secret?: string | null
  method?: 'GET' | 'POST'
}

export async function request<Answer>(path: string, { body, secret = null, method }: Asked = {}): Promise<Answer> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (secret !== null) headers['authorization'] = `Bearer ${secret}`
  const response = await fetch(new URL(`/api${path}`, location.origin), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  }).catch(() => {
    throw new Refused('no-server', null, null)
  })
  if (response.ok) return (await response.json()) as Answer
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
  throw new Refused(problem.code ?? String(response.status), problem.rule ?? null, problem.text ?? null)
}

/** Return the path of a table. */
export const tablePath = (table: string): string => `/tables/${encodeURIComponent(table)}`

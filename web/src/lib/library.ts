/** Learning and looking back, over HTTP: study a position, replay and verify a record, review a finished table. */

import type { Problem, Replay, ReplayRequest, ReviewState, Study, Studied, Verified } from './protocol'
import { Refused } from './session.svelte'
import { t } from './texts.svelte'

export type Eyes = number | 'open'

/** One request. What keeps the server from answering is said in words, like a refusal. */
async function ask<Answer>(lang: string, path: string, method: 'GET' | 'POST', body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { 'accept-language': lang }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(new URL(`/api${path}`, location.origin), { method, headers, ...sent }).catch(() => {
    throw new Refused('no-server', null, t('no-server'))
  })
  if (response.ok) return (await response.json()) as Answer
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
  throw new Refused(problem.code ?? String(response.status), problem.rule ?? null, problem.text ?? t('no-server'))
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`

export function study(lang: string, body: Study): Promise<Studied> {
  return ask(lang, '/study', 'POST', body)
}

export function replayTable(lang: string, table: string, eyes: Eyes, first: number, count: number): Promise<Replay> {
  return ask(lang, `${at(table)}/replay?eyes=${eyes}&first=${first}&count=${count}`, 'GET')
}

export function replayRecord(lang: string, body: ReplayRequest): Promise<Replay> {
  return ask(lang, '/replay', 'POST', body)
}

export function verify(lang: string, record: string): Promise<Verified> {
  return ask(lang, '/verify', 'POST', { record })
}

/** Begins the review of a table, or says how far it is. */
export function review(lang: string, table: string): Promise<ReviewState> {
  return ask(lang, `${at(table)}/review`, 'POST')
}

/** The record of a finished table, as it is written. */
export async function recordOf(lang: string, table: string): Promise<string> {
  const { record } = await ask<{ record: unknown }>(lang, `${at(table)}/export`, 'GET')
  if (record === null) throw new Refused('not-over', null, t('replay-running'))
  return JSON.stringify(record, null, 1)
}

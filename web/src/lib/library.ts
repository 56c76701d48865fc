/** Learning and looking back, over HTTP: study a position, replay and verify a record, review a finished table. */

import { request, tablePath } from './http'
import type { Replay, ReplayRequest, ReviewState, Study, Studied, Verified } from './protocol'

export type Eyes = number | 'open'

export function study(body: Study): Promise<Studied> {
  return request('/study', { body })
}

export function replayTable(table: string, eyes: Eyes, first: number, count: number): Promise<Replay> {
  return request(`${tablePath(table)}/replay?eyes=${eyes}&first=${first}&count=${count}`)
}

export function replayRecord(body: ReplayRequest): Promise<Replay> {
  return request('/replay', { body })
}

export function verify(record: string): Promise<Verified> {
  return request('/verify', { body: { record } })
}

/** Begins the review of a table, or says how far it is. */
export function review(table: string): Promise<ReviewState> {
  return request(`${tablePath(table)}/review`, { method: 'POST' })
}

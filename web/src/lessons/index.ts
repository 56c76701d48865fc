/** The lessons: positions with one task each, as data. The engine judges every move; here is only whether a task is met. */

import type { GameKey } from '../games'
import type { Task } from '../lib/study.svelte'

/** What must be so after a move: a place in the position document is this, or has at least this much. */
export interface Goal {
  path: string
  is?: string | number
  least?: number
}

export interface Step extends Omit<Task, 'game'> {
  id: string
  /** The rule that the task is about. */
  rule: string
  goal: Goal[]
  /** Legal moves that don't do it, and moves that a rule refuses: for the tests. */
  wrong: string[][]
  refused: [string[], string][]
}

const FILES: Record<GameKey, () => Promise<{ default: unknown }>> = {
  kami: () => import('./kami.json'),
  rrr: () => import('./rrr.json'),
  dynasties: () => import('./dynasties.json'),
  daimyos: () => import('./daimyos.json')
}

export async function loadLesson(game: GameKey): Promise<Step[]> {
  return (await FILES[game]()).default as Step[]
}

/** What stands at a path such as `lines.0.defence.0`. */
export function valueAt(document: unknown, path: string): unknown {
  let found = document
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string, unknown>)[part]
  }
  return found
}

function size(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : -Infinity
}

export function met(goals: readonly Goal[], document: unknown): boolean {
  return goals.every(({ path, is, least }) => {
    const value = valueAt(document, path)
    return (is === undefined || value === is) && (least === undefined || size(value) >= least)
  })
}

/** How a hand is spread: rows of groups, each group a fan of overlapping cards, as large as the space allows. */

import type { Group } from './position'

export interface Fan {
  rows: Group[][]
  /** The width of a card, in pixels. */
  width: number
}

export const RATIO = 1.4 // a card's height to its width
const STRIP = 0.22 // of a card's width stays visible under the next one …
const SPREAD = 0.88 // … but a fan never adds more than this
const GAP = 6
const ROOM = 12 // above each row, for the group that was chosen

/** How far each card of a fan lies from the one before, in widths of a card. */
export function strip(count: number): number {
  return count < 2 ? 0 : Math.min(STRIP, SPREAD / (count - 1))
}

/** A group's width, in widths of a card. */
export function breadth(count: number): number {
  return 1 + (count - 1) * strip(count)
}

function sum(groups: readonly Group[]): number {
  return groups.reduce((total, { count }) => total + breadth(count), 0)
}

/** The groups in so many rows, in order, the widest row as narrow as possible. */
function split(groups: readonly Group[], rows: number): Group[][] {
  if (rows === 1) return [[...groups]]
  let best: Group[][] = [[...groups]]
  let least = Infinity
  for (let cut = 1; cut < groups.length; cut++) {
    const tried = [groups.slice(0, cut), ...split(groups.slice(cut), rows - 1)]
    const widest = Math.max(...tried.map(sum))
    if (widest < least) [best, least] = [tried, widest]
  }
  return best
}

/** One row, two or three: whichever gives the largest cards. */
export function fan(groups: readonly Group[], space: { width: number; height: number }, most: number): Fan {
  let best: Fan = { rows: [[...groups]], width: 0 }
  for (let rows = 1; rows <= 3 && rows <= Math.max(1, groups.length); rows++) {
    const tried = split(groups, rows)
    const fits = tried.map((row) => (space.width - GAP * (row.length - 1)) / Math.max(1, sum(row)))
    const high = (space.height - ROOM - GAP * (rows - 1)) / rows / RATIO
    const width = Math.min(most, high, ...fits)
    if (width > best.width + 1) best = { rows: tried, width }
  }
  return best
}

/** How a hand is spread: rows of groups, each group a fan of overlapping cards, as large as the space allows. */

import type { Group } from './cards'

export interface Space {
  width: number
  height: number
}

export interface Fan {
  rows: Group[][]
  /** The width of a card, in pixels. */
  width: number
  /** How much of a row's height the next row leaves to be seen. */
  seen: number
  /** How close the cards of a fan lie; 1 is at ease. */
  ease: number
}

const RATIO = 1.4 // a card's height to its width
const STRIP = 0.22 // of a card's width stays visible under the next one …
const SPREAD = 0.88 // … but a fan never adds more than this
const GAP = 6
const ROOM = 12 // above the first row, for the group that was chosen
const SMALL = 52 // below this width the hand is packed closer: the pictures stay large, only names and edges are covered

/** Where a group lies, from the top left of the hand. */
export interface Spot extends Group {
  x: number
  y: number
}

/** The ways to spread a hand, the most comfortable first. */
const WAYS = [
  { seen: 1, ease: 1 },
  { seen: 0.76, ease: 1 },
  { seen: 0.76, ease: 0.5 },
  { seen: 0.76, ease: 0.2 }
]

/** How far each card of a fan lies from the one before, in widths of a card. */
export function strip(count: number, ease: number): number {
  return count < 2 ? 0 : ease * Math.min(STRIP, SPREAD / (count - 1))
}

/** A group's width, in widths of a card. */
export function breadth(count: number, ease: number): number {
  return 1 + (count - 1) * strip(count, ease)
}

/** The groups in this many rows, in order, the widest row as narrow as possible. */
function split(groups: readonly Group[], rows: number, ease: number): Group[][] {
  if (rows === 1) return [[...groups]]
  let found: Group[][] = [[...groups]]
  let least = Infinity
  for (let cut = 1; cut < groups.length; cut++) {
    const tried = [groups.slice(0, cut), ...split(groups.slice(cut), rows - 1, ease)]
    const widest = Math.max(...tried.map((row) => sum(row, ease)))
    if (widest < least) [found, least] = [tried, widest]
  }
  return found
}

function sum(groups: readonly Group[], ease: number): number {
  return groups.reduce((total, { count }) => total + breadth(count, ease), 0)
}

/** One row, two or three: whichever gives the largest cards. */
function spread(groups: readonly Group[], space: Space, most: number, way: { seen: number; ease: number }): Fan {
  let found: Fan = { rows: [[...groups]], width: 0, ...way }
  for (let rows = 1; rows <= 3 && rows <= Math.max(1, groups.length); rows++) {
    const tried = split(groups, rows, way.ease)
    const fits = tried.map((row) => (space.width - GAP * (row.length - 1)) / Math.max(1, sum(row, way.ease)))
    const gaps = way.seen === 1 ? GAP * (rows - 1) : 0
    const high = (space.height - ROOM - gaps) / (1 + way.seen * (rows - 1)) / RATIO
    const width = Math.min(most, high, ...fits)
    if (width > found.width + 1) found = { rows: tried, width, ...way }
  }
  return found
}

/** The first way in which the cards are large enough, else the one with the largest cards. */
export function fan(groups: readonly Group[], space: Space, most: number): Fan {
  let found: Fan = { rows: [[...groups]], width: 0, seen: 1, ease: 1 }
  for (const way of WAYS) {
    const tried = spread(groups, space, most, way)
    if (tried.width > found.width) found = tried
    if (found.width >= Math.min(most, SMALL)) break
  }
  return found
}

/** The places of all groups: each row in the middle, the rows together in the middle of the height. */
export function lay(hand: Fan, space: Space): Spot[] {
  const high = hand.width * RATIO
  const pitch = hand.seen === 1 ? high + GAP : high * hand.seen
  const top = ROOM + Math.max(0, (space.height - ROOM - high - pitch * (hand.rows.length - 1)) / 2)
  return hand.rows.flatMap((row, at) => {
    const wide = sum(row, hand.ease) * hand.width + GAP * (row.length - 1)
    let x = (space.width - wide) / 2
    return row.map((group) => {
      const spot = { ...group, x, y: top + pitch * at }
      x += breadth(group.count, hand.ease) * hand.width + GAP
      return spot
    })
  })
}

/** Where the nine spaces lie: files a–c and ranks 1–3 as seat 0 sees them, and the ways between them. */

import type { Reach } from './position'

export const WAYS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Way = (typeof WAYS)[number]

/** To the right and up, as seat 0 sees it. */
export const STEPS: Record<Way, readonly [number, number]> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1]
}

/** The spaces row by row, as the seat sees them: each has its own side at the bottom. */
export function spacesFor(seat: number): string[] {
  const ranks = seat === 1 ? ['1', '2', '3'] : ['3', '2', '1']
  const files = seat === 1 ? ['c', 'b', 'a'] : ['a', 'b', 'c']
  return ranks.flatMap((rank) => files.map((file) => file + rank))
}

function between(from: string, to: string): [number, number] {
  return [to.charCodeAt(0) - from.charCodeAt(0), Number(to[1]) - Number(from[1])]
}

/** The way from a space to one in line with it, or null. */
export function wayTo(from: string, to: string): Way | null {
  const [right, up] = between(from, to)
  if ((right === 0 && up === 0) || (right !== 0 && up !== 0 && Math.abs(right) !== Math.abs(up))) return null
  return WAYS.find((way) => STEPS[way][0] === Math.sign(right) && STEPS[way][1] === Math.sign(up)) ?? null
}

/** Whether two spaces touch: in a straight line, at a corner, or not at all. */
export function touching(from: string, to: string): 'orthogonal' | 'diagonal' | null {
  const [right, up] = between(from, to).map(Math.abs) as [number, number]
  if (right > 1 || up > 1 || right + up === 0) return null
  return right + up === 1 ? 'orthogonal' : 'diagonal'
}

/** Whether a tile's picture reaches from one space to another; `ally` says where its front is. */
export function reaches(reach: Reach, from: string, to: string, ally: number): boolean {
  const touch = touching(from, to)
  const [right, up] = between(from, to)
  if (reach === 'orthogonal' || reach === 'diagonal') return touch === reach
  if (reach === 'around' || reach === 'cross') return touch !== null
  if (reach === 'lines') return wayTo(from, to) !== null
  if (reach === 'ahead') return touch !== null && up === (ally === 1 ? -1 : 1)
  if (reach === 'beside') return up === 0 && Math.abs(right) === 1
  return false
}

/** A way as this seat sees it on its screen: seat 1 looks from the other side. */
export function seen(way: Way, seat: number): Way {
  return seat === 1 ? (WAYS[(WAYS.indexOf(way) + 4) % 8] ?? way) : way
}

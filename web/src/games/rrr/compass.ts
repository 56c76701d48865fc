/** Where the nine spaces lie on the screen: files a–c and ranks 1–3 as seat 0 sees them, and the directions. */

export const WAYS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Way = (typeof WAYS)[number]

/** The spaces row by row, as the seat sees them: each has its own side at the bottom. */
export function spacesFor(seat: number): string[] {
  const ranks = seat === 1 ? ['1', '2', '3'] : ['3', '2', '1']
  const files = seat === 1 ? ['c', 'b', 'a'] : ['a', 'b', 'c']
  return ranks.flatMap((rank) => files.map((file) => file + rank))
}

/** A way as this seat sees it on its screen: seat 1 looks from the other side. */
export function seen(way: Way, seat: number): Way {
  return seat === 1 ? (WAYS[(WAYS.indexOf(way) + 4) % 8] ?? way) : way
}

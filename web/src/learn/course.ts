/** A review as a picture: where a side's line goes, and the signs of turning points. */

import type { CoursePoint, TurningPoint } from '../lib/protocol'

/** The corners of a side's line, as frame and chance. What can't be told apart is one slope; all else happens at a move. */
export function lineOf(points: readonly CoursePoint[]): [number, number][] {
  const corners: [number, number][] = []
  for (const { kind, first, last, before, after } of points) {
    corners.push([kind === 'mixed' || corners.length === 0 ? first : last, before], [last, after])
  }
  return corners
}

/** A cross for a mistake, a ring for what only open hands show, a diamond for luck, a square for any other move. */
export function signOf(kind: TurningPoint['kind']): string {
  switch (kind) {
    case 'mistake':
      return 'M-6 -6L6 6M6 -6L-6 6'
    case 'hidden':
      return 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0'
    case 'luck':
      return 'M0 -8L8 0L0 8L-8 0Z'
    case 'play':
      return 'M-6 -6H6V6H-6Z'
  }
}

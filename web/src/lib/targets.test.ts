import { describe, expect, it } from 'vitest'
import { nearest, type Point } from './targets'

const LEFT = { x: -1, y: 0 }
const RIGHT = { x: 1, y: 0 }
const UP = { x: 0, y: -1 }
const GRID: Point[] = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 80 },
  { x: 50, y: 80 }
]

describe('moving between targets by arrows', () => {
  it('goes to the next one in the row', () => {
    expect(nearest({ x: 0, y: 0 }, GRID, RIGHT)).toBe(1)
    expect(nearest({ x: 100, y: 0 }, GRID, LEFT)).toBe(1)
  })

  it('goes to the row above, straight up', () => {
    expect(nearest({ x: 50, y: 80 }, GRID, UP)).toBe(1)
  })

  it('stays where nothing lies in that direction', () => {
    expect(nearest({ x: 0, y: 0 }, GRID, LEFT)).toBe(-1)
    expect(nearest({ x: 50, y: 0 }, GRID, UP)).toBe(-1)
  })

  it('prefers what lies straight ahead to what is nearer but aside', () => {
    expect(
      nearest(
        { x: 0, y: 0 },
        [
          { x: 30, y: 60 },
          { x: 100, y: 0 }
        ],
        RIGHT
      )
    ).toBe(1)
  })
})

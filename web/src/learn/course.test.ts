import { describe, expect, it } from 'vitest'
import type { CoursePoint } from '../lib/protocol'
import { lineOf, signOf } from './course'

const step = (kind: CoursePoint['kind'], first: number, last: number, before: number, after: number): CoursePoint => ({
  kind,
  first,
  last,
  before,
  after
})

describe('the line of a side', () => {
  it('starts where the game does, falls at a move, and slopes over what can’t be told apart', () => {
    const line = lineOf([step('luck', 0, 0, 0.5, 0.6), step('play', 0, 1, 0.6, 0.4), step('mixed', 1, 3, 0.4, 0.9)])
    expect(line).toEqual([
      [0, 0.5],
      [0, 0.6],
      [1, 0.6],
      [1, 0.4],
      [1, 0.4],
      [3, 0.9]
    ])
  })

  it('is nothing where nothing is known', () => {
    expect(lineOf([])).toEqual([])
  })
})

it('has a sign of its own for every kind of turning point', () => {
  expect(new Set((['mistake', 'hidden', 'luck', 'play'] as const).map(signOf)).size).toBe(4)
})

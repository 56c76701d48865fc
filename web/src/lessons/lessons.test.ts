import { describe, expect, it } from 'vitest'
import { GAME_KEYS } from '../games'
import { Catalogue } from '../lib/catalogue'
import { loadLesson, met, valueAt } from '.'

describe('a goal', () => {
  const position = { lines: [{ defence: ['(S)', 'G'] }], tracks: { black: 2 }, sets: [{ monk: 3 }], attack: null }

  it('finds its place in a document', () => {
    expect(valueAt(position, 'lines.0.defence.1')).toBe('G')
    expect(valueAt(position, 'attack.seat')).toBeUndefined()
    expect(valueAt(position, 'lines.4.defence')).toBeUndefined()
  })

  it('is met by what is there, or by enough of it', () => {
    expect(met([{ path: 'sets.0.monk', is: 3 }], position)).toBe(true)
    expect(met([{ path: 'tracks.black', least: 2 }], position)).toBe(true)
    expect(met([{ path: 'tracks.black', least: 3 }], position)).toBe(false)
    expect(met([{ path: 'lines.0.defence', least: 2 }], position)).toBe(true)
    expect(met([{ path: 'discard.1', least: 1 }], position)).toBe(false)
  })
})

describe('the lessons', () => {
  it.each(GAME_KEYS)('have a handful of tasks, each with its texts: %s', async (game) => {
    const source = await import(`../texts/en/${game}-lessons.ftl?raw`)
    const texts = new Catalogue('en', (source as { default: string }).default)
    const steps = await loadLesson(game)
    expect(steps.length).toBeGreaterThanOrEqual(5)
    for (const { id, goal, solutions } of steps) {
      for (const part of ['task', 'hint', 'done']) expect(texts.has(`lesson-${game}-${id}-${part}`), `${game} ${id}`).toBe(true)
      expect(goal.length).toBeGreaterThan(0)
      expect(solutions.length).toBeGreaterThan(0)
    }
  })
})

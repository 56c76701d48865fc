import { describe, expect, it } from 'vitest'
import { chosenIn, open, setupOf, soloOf } from './options'
import type { GameInfo } from './protocol'

const players = { name: 'players', values: [2, 1] }
const GAME: GameInfo = {
  game: 'toy',
  rules_version: 1,
  options: [players, { name: 'level', values: [0, 1] }, { name: 'extra', values: [false, true] }],
  setups: [
    {
      chosen: { players: 2 },
      seats: 2,
      automata: [],
      options: [players, { name: 'level', values: [0] }, { name: 'extra', values: [false, true] }]
    },
    {
      chosen: { players: 1 },
      seats: 2,
      automata: [1],
      options: [players, { name: 'level', values: [1, 0] }, { name: 'extra', values: [false] }]
    }
  ]
}

describe('options', () => {
  it('are as usual while nothing is wished for', () => {
    const setup = setupOf(GAME, {})
    expect(setup.seats).toBe(2)
    expect(chosenIn(setup, {})).toEqual({ players: 2, level: 0, extra: false })
  })

  it('are wished for, and come back once they fit again', () => {
    const wished = { players: 1, extra: true }
    const solo = setupOf(GAME, wished)
    expect(solo.automata).toEqual([1])
    expect(chosenIn(solo, wished)).toEqual({ players: 1, level: 1, extra: false })
    const both = { ...wished, players: 2 }
    expect(chosenIn(setupOf(GAME, both), both)).toEqual({ players: 2, level: 0, extra: true })
  })

  it('are offered where they leave a choice', () => {
    expect(open(setupOf(GAME, {})).map(({ name }) => name)).toEqual(['players', 'extra'])
    expect(open(soloOf(GAME)).map(({ name }) => name)).toEqual(['players', 'level'])
  })

  it('have no setup for a value that there is none of', () => {
    expect(() => setupOf(GAME, { players: 3 })).toThrow('toy has no setup')
    expect(() => soloOf({ ...GAME, setups: GAME.setups.slice(0, 1) })).toThrow("toy can't be played alone")
  })
})

/** RRR's names, split into what a person chooses; and which name a place of the board stands for. */

import { placeOf, verbOf, type Part } from '../../lib/moves'
import type { Scene } from '../board'
import { spacesFor, WAYS } from './compass'
import { kindOf, tilesOf } from './tiles'
import type { RrrAct, RrrDocument, RrrFacts, RrrPiece } from './types'

const WORDS: Record<string, Part> = {
  '-': 'decline',
  '!': 'use',
  '+': 'group:+',
  x: 'group:x',
  '?': 'name:?',
  first: 'first',
  second: 'second'
}
const SPACE = '[abc][123]'
const PLACING = new RegExp(`^([a-z]+)@(${SPACE})$`)
const FERRY = new RegExp(`^(${SPACE})-(${SPACE})$`)
const KIND = /^[a-z]+$/
const TARGET = new RegExp(`^${SPACE}$`)

/** `general@b2` is `tile:general`, `on:b2`; `a1-b2` is `from:a1`, `to:b2`; the rest is one choice. */
export function parts(name: string): Part[] {
  const word = WORDS[name]
  if (word !== undefined) return [word]
  if (WAYS.some((way) => way === name)) return [`way:${name}`]
  if (TARGET.test(name)) return [`at:${name}`]
  if (name.startsWith('take ')) return [`take:${name.slice(5)}`]
  const placing = PLACING.exec(name)
  if (placing !== null) return [`tile:${placing[1] ?? ''}`, `on:${placing[2] ?? ''}`]
  const ferry = FERRY.exec(name)
  if (ferry !== null) return [`from:${ferry[1] ?? ''}`, `to:${ferry[2] ?? ''}`]
  if (KIND.test(name)) return [`name:${name}`]
  throw new Error(`${name} is no move of RRR`)
}

/** The name of a part on its own. */
const NAMES = Object.fromEntries(Object.entries(WORDS).map(([name, part]) => [part, name]))

export type RrrScene = Scene<RrrDocument, RrrFacts, RrrPiece>

/** The tile whose choice is due, where it lies, and what is printed on it. */
export function acting({ data, pieces }: RrrScene): { space: string; tile: string; act: RrrAct } | null {
  const space = data.resolving.at(-1)
  const tile = space === undefined ? undefined : data.board[space]?.tile
  if (space === undefined || tile === undefined) return null
  return { space, tile, act: tilesOf(pieces).get(tile)?.act ?? 'none' }
}

/** What somebody means who points at a space: the choice that the engine says the space stands for, else the space itself. */
export function aim({ facts }: RrrScene, space: string): string {
  const choice = facts.aims[space]
  return choice === undefined ? space : (parts(choice)[0] ?? space)
}

/** The name to ask the server about when somebody points at a target that can't be chosen now. */
export function question(chosen: readonly Part[], target: string, scene: RrrScene): string | null {
  const { data, pieces } = scene
  const verb = verbOf(target)
  const place = placeOf(target)
  const free = spacesFor(0).filter((space) => data.board[space] === undefined)
  if (verb === 'tile') return `${place}@${free[0] ?? 'b2'}`
  if (verb === 'take') return `take ${place}`
  if (verb === 'way' || verb === 'name' || verb === 'group') return place
  if (NAMES[target] !== undefined) return NAMES[target] ?? null
  if (!TARGET.test(place)) return null
  const [first] = chosen
  if (first !== undefined && verbOf(first) === 'tile') return `${placeOf(first)}@${place}`
  if (first !== undefined && verbOf(first) === 'from') return `${placeOf(first)}-${place}`
  if (data.phase === 'place' && data.board[place] !== undefined) {
    const tiles = tilesOf(pieces)
    const own = data.zones[data.viewer ?? 0]?.find((tile) => tile !== '?' && tiles.get(tile)?.act !== 'cover')
    return own === undefined ? place : `${kindOf(own)}@${place}`
  }
  if (acting(scene)?.act === 'move') return `${place}-${free.find((space) => space !== place) ?? 'b2'}`
  return place
}

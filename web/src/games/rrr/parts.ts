/** RRR's names, split into what a person chooses; and which name a place of the board stands for. */

import { placeOf, verbOf, type Part } from '../../lib/moves'
import { reaches, spacesFor, touching, WAYS, wayTo } from './compass'
import { KINDS, kindOf, type RrrPosition } from './position'

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
  if (KINDS[name] !== undefined) return [`name:${name}`]
  throw new Error(`${name} is no move of RRR`)
}

/** The name of a part on its own. */
const NAMES = Object.fromEntries(Object.entries(WORDS).map(([name, part]) => [part, name]))

/** The kind of the tile whose choice is due, and where it lies. */
export function acting(position: RrrPosition): { space: string; kind: string } | null {
  const space = position.resolving.at(-1)
  const tile = space === undefined ? undefined : position.board[space]?.tile
  return space === undefined || tile === undefined ? null : { space, kind: kindOf(tile) }
}

/**
 * What somebody means who points at a space: the space, or, where the tile under way asks for a direction or a group,
 * the direction or group in which the space lies. A tile that has no choice stands for using it, as do the tiles that it reaches.
 */
export function aim(position: RrrPosition, space: string): string {
  const now = acting(position)
  if (now === null) return space
  const touch = touching(now.space, space)
  if (now.kind === 'general') {
    const way = wayTo(now.space, space)
    return way === null ? space : `way:${way}`
  }
  if (now.kind === 'sovereign' && touch !== null) return touch === 'orthogonal' ? 'group:+' : 'group:x'
  if (now.kind === 'herald' || now.kind === 'rebel') {
    const hit = reaches(KINDS[now.kind]?.reach ?? 'none', now.space, space, position.board[now.space]?.ally ?? 0)
    return space === now.space || (hit && position.board[space] !== undefined) ? 'use' : space
  }
  return space
}

/** The name to ask the server about when somebody points at a target that can't be chosen now. */
export function question(chosen: readonly Part[], target: string, position: RrrPosition): string | null {
  const verb = verbOf(target)
  const place = placeOf(target)
  const free = spacesFor(0).filter((space) => position.board[space] === undefined)
  if (verb === 'tile') return `${place}@${free[0] ?? 'b2'}`
  if (verb === 'take') return `take ${place}`
  if (verb === 'way' || verb === 'name' || verb === 'group') return place
  if (NAMES[target] !== undefined) return NAMES[target] ?? null
  if (!TARGET.test(place)) return null
  const [first] = chosen
  if (first !== undefined && verbOf(first) === 'tile') return `${placeOf(first)}@${place}`
  if (first !== undefined && verbOf(first) === 'from') return `${placeOf(first)}-${place}`
  if (position.phase === 'place' && position.board[place] !== undefined) {
    const own = position.zones[position.viewer ?? 0]?.find((tile) => tile !== '?' && kindOf(tile) !== 'tower')
    return own === undefined ? place : `${kindOf(own)}@${place}`
  }
  if (acting(position)?.kind === 'ferryman') return `${place}-${free.find((space) => space !== place) ?? 'b2'}`
  return place
}

/** The half-made move as the board draws it: what will lie where, and which tiles the effect points at. */

import { placeOf, verbOf, type MoveMaker } from '../../lib/moves'
import { reaches, wayTo } from './compass'
import { acting, aim, parts } from './parts'
import { KINDS, kindOf, type Act, type Laid, type RrrPosition } from './position'
import { meant } from './words'

export interface Pending {
  /** The tile that is being placed, as in a position document. */
  tile: string | null
  on: string | null
  from: string | null
  to: string | null
}

/** Nothing is pending once the move was played: the new position may be here before the new maker. */
export function pendingOf(maker: MoveMaker, position: RrrPosition, legal: readonly string[]): Pending {
  const me = position.viewer ?? 0
  const found: Pending = { tile: null, on: null, from: null, to: null }
  const fits = (name: string): boolean => maker.chosen.every((part, at) => parts(name)[at] === part)
  if (maker.chosen.length === 0 || !legal.some(fits)) return found
  for (const part of maker.chosen) {
    const verb = verbOf(part)
    const place = placeOf(part)
    if (verb === 'tile') found.tile = meant(place, [...(position.zones[me] ?? []), ...position.neutral], me)
    else if (verb === 'on' || verb === 'from' || verb === 'to') found[verb] = place
  }
  return found
}

/** What lies on a space once the half-made move is done; a Tower lies on what is there. */
export function laidOn(space: string, position: RrrPosition, pending: Pending): Laid | undefined {
  const there = position.board[space]
  if (pending.tile !== null && pending.on === space) {
    const laid = { tile: pending.tile, ally: position.viewer ?? 0 }
    return there === undefined ? laid : { ...laid, under: there.tile }
  }
  if (pending.to === space && pending.from !== null) return position.board[pending.from]
  if (pending.from === space && pending.to !== null) return undefined
  return there
}

export interface Mark {
  act: Act
  /** Chosen, rather than possible. */
  sure: boolean
}

/**
 * The sign on a space: what the effect under way does to the tile there, or what the tile in hand could do from where it is held.
 * It shows the power's printed picture on the real board; what comes of it is the server's to say.
 */
export function markOn(
  space: string,
  position: RrrPosition,
  maker: MoveMaker,
  shielded: ReadonlySet<string>,
  hand: { tile: string; space: string } | null
): Mark | null {
  const there = position.board[space]
  if (there === undefined || there.down !== undefined || !maker.active) return null
  const now = acting(position)
  if (now !== null) {
    const { act } = KINDS[now.kind] ?? { act: 'none' as const }
    const target = aim(position, space)
    if (now.kind === 'herald' || now.kind === 'rebel') {
      const hit = reaches(KINDS[now.kind]?.reach ?? 'none', now.space, space, position.board[now.space]?.ally ?? 0)
      return hit && !shielded.has(space) ? { act, sure: maker.standing('use') === 'chosen' } : null
    }
    const group = target !== space
    const standing = maker.standing(target)
    if (group && (shielded.has(space) || standing === 'closed')) return null
    if (standing === 'chosen') return { act, sure: true }
    return standing === 'open' ? { act, sure: false } : null
  }
  if (hand === null || hand.space === space) return null
  const power = KINDS[kindOf(hand.tile)]
  if (power === undefined || !reaches(power.reach, hand.space, space, position.viewer ?? 0)) return null
  if (shielded.has(space) !== (kindOf(hand.tile) === 'pirate')) return null
  return { act: power.act, sure: false }
}

/** The way from the tile under way to a space that stands for a direction, to draw an arrow there. */
export function arrowTo(space: string, position: RrrPosition): string | null {
  const now = acting(position)
  return now?.kind === 'general' ? wayTo(now.space, space) : null
}

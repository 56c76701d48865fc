/** The half-made move as the board draws it: what will lie where, and which tiles the effect points at. */

import { placeOf, verbOf, type MoveMaker } from '../../lib/moves'
import { acting, aim, parts, type RrrScene } from './parts'
import { reaches, tilesOf } from './tiles'
import type { RrrAct, RrrDocument, RrrLaid } from './types'
import { meant } from './words'

export interface Pending {
  /** The tile that is being placed, as in a position document. */
  tile: string | null
  on: string | null
  from: string | null
  to: string | null
}

/** Nothing is pending once the move was played: the new position may be here before the new maker. */
export function pendingOf(maker: MoveMaker, { data: position, pieces }: RrrScene, legal: readonly string[]): Pending {
  const me = position.viewer ?? 0
  const found: Pending = { tile: null, on: null, from: null, to: null }
  const fits = (name: string): boolean => maker.chosen.every((part, at) => parts(name)[at] === part)
  if (maker.chosen.length === 0 || !legal.some(fits)) return found
  for (const part of maker.chosen) {
    const verb = verbOf(part)
    const place = placeOf(part)
    if (verb === 'tile') found.tile = meant(place, [...(position.zones[me] ?? []), ...position.neutral], me, tilesOf(pieces))
    else if (verb === 'on' || verb === 'from' || verb === 'to') found[verb] = place
  }
  return found
}

/** What lies on a space once the half-made move is done; a Tower lies on what is there. */
export function laidOn(space: string, position: RrrDocument, pending: Pending): RrrLaid | undefined {
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
  act: RrrAct
  /** Chosen, rather than possible. */
  sure: boolean
}

/**
 * The sign on a space: what the effect under way does to the tile there, or what the tile in hand could do from where it is held.
 * It shows the power's printed picture on the real board; what comes of it is the server's to say.
 */
export function markOn(
  space: string,
  scene: RrrScene,
  maker: MoveMaker,
  hand: { tile: string; space: string } | null
): Mark | null {
  const { data, facts, pieces } = scene
  const there = data.board[space]
  if (there === undefined || there.down !== undefined || !maker.active) return null
  const now = acting(scene)
  if (now !== null) {
    const { act } = now
    const target = aim(scene, space)
    const standing = maker.standing(target)
    if (target !== space && (space === now.space || !facts.open.includes(space))) return null
    if (standing === 'chosen') return { act, sure: true }
    return standing === 'open' || target === 'use' ? { act, sure: false } : null
  }
  if (hand === null || hand.space === space) return null
  const piece = tilesOf(pieces).get(hand.tile)
  if (piece === undefined || !reaches(piece, data.viewer ?? 0, hand.space, space)) return null
  return facts[piece.hits].includes(space) ? { act: piece.act, sure: false } : null
}

/** The tiles: what their ids say, and what the engine lists about each (`Game.pieces()`). */

import { getContext, setContext } from 'svelte'
import type { RrrPiece } from './types'

/** `general/1` is of the kind `general`. */
export function kindOf(tile: string): string {
  return tile.split('/')[0] ?? tile
}

/** The side whose set a tile came from; null for the neutral ones. */
export function origin(tile: string): number | null {
  const seat = tile.split('/')[1]
  return seat === undefined ? null : Number(seat)
}

/** The engine's list by the tiles' ids, in the order in which zones are sorted. */
export type Tiles = ReadonlyMap<string, RrrPiece>

const listed = new WeakMap<readonly RrrPiece[], Tiles>()

export function tilesOf(pieces: readonly RrrPiece[]): Tiles {
  const tiles = listed.get(pieces) ?? new Map(pieces.map((piece) => [piece.id, piece]))
  listed.set(pieces, tiles)
  return tiles
}

/** Whether a tile that lies here for a side reaches a space. */
export function reaches(piece: RrrPiece, ally: number, from: string, to: string): boolean {
  return (ally === 1 ? piece.reach1 : piece.reach0).includes(`${from}-${to}`)
}

const CONTEXT = Symbol('tiles')

/** Let the parts of a board know the tiles. */
export function provideTiles(tiles: () => Tiles): void {
  setContext(CONTEXT, tiles)
}

export function usedTiles(): () => Tiles {
  return getContext<() => Tiles>(CONTEXT)
}

/** A tile, and how many copies of its kind lie with it: both colours' copies have one name. */
export interface Held {
  tile: string
  copies: number
}

/** Tiles in the engine's order, the two copies of a kind as one; `first` is the colour that a name means first. Unknown ones stand at the end. */
export function held(tiles: readonly string[], first: number, list: Tiles): Held[] {
  const found = new Map<string, Held>()
  for (const tile of tiles) {
    const kind = kindOf(tile)
    const twin = found.get(kind)
    const shown = twin === undefined || origin(tile) === first ? tile : twin.tile
    found.set(kind, { tile: shown, copies: (twin?.copies ?? 0) + 1 })
  }
  const order = [...list.keys(), '?']
  return [...found.values()].sort((one, two) => order.indexOf(one.tile) - order.indexOf(two.tile))
}

/** What the tiles, spaces and choices are called. */

import { placeOf, verbOf, type Part } from '../../lib/moves'
import { t } from '../../lib/texts.svelte'
import { seen, WAYS } from './compass'
import type { RrrScene } from './parts'
import { held, kindOf, origin, tilesOf, type Tiles } from './tiles'
import type { RrrLaid } from './types'

/** `general/1` is the Cardinal; the sides call their own people by different names. */
export function tileName(tile: string): string {
  if (tile === '?') return t('rrr-unknown')
  const seat = origin(tile)
  return seat === null ? t(`rrr-${kindOf(tile)}`) : t(`rrr-${kindOf(tile)}-${seat}`)
}

/** What a tile does, in one sentence. */
export function does(tile: string): string {
  return tile === '?' ? '' : t(`rrr-does-${kindOf(tile)}`)
}

/** A tile and what it does, for whoever doesn't see the picture. */
export function described(tile: string): string {
  return tile === '?' ? tileName(tile) : t('rrr-tile-says', { tile: tileName(tile), does: does(tile) })
}

function laidName(laid: RrrLaid): string {
  const tile = tileName(laid.tile)
  return laid.under === undefined ? tile : t('rrr-over', { tile, under: tileName(laid.under) })
}

/** A space and what lies there, with all its signs, in words. */
export function spaceName(space: string, laid: RrrLaid | undefined, seat: number | null, signs: readonly string[]): string {
  if (laid === undefined) return t('rrr-empty', { space })
  const tile = laidName(laid)
  const side = t(`rrr-side-${laid.ally}`)
  let name = t('rrr-laid-side', { space, tile, side })
  if (laid.down !== undefined) name = t('rrr-laid-down', { space, tile, side: t(`rrr-side-${laid.down}`) })
  else if (seat !== null) name = t(laid.ally === seat ? 'rrr-laid-own' : 'rrr-laid-other', { space, tile })
  return [name, ...signs].join(', ')
}

/** The tile that a kind's name means: of several, the mover's own copy first; for the Spy, the opponent's. */
export function meant(kind: string, pool: readonly string[], first: number, tiles: Tiles): string {
  const own = `${kind}/${first}`
  return held(pool, first, tiles).find((one) => kindOf(one.tile) === kind)?.tile ?? (tiles.has(own) ? own : kind)
}

/** A part in words, for the action bar. */
export function label(part: Part, { data: position, pieces }: RrrScene): string {
  const tiles = tilesOf(pieces)
  const me = position.viewer ?? 0
  const verb = verbOf(part)
  const place = placeOf(part)
  const laid = position.board[place]
  switch (verb) {
    case 'tile':
      return tileName(meant(place, [...(position.zones[me] ?? []), ...position.neutral], me, tiles))
    case 'take':
      return tileName(place)
    case 'name': {
      if (place === '?') return t('rrr-part-hidden')
      const due = position.board[position.resolving.at(-1) ?? '']?.tile
      const spy = due !== undefined && tiles.get(due)?.act === 'spy'
      const [pool = [], first] = spy ? [position.zones[1 - me], 1 - me] : [position.discard, me]
      return tileName(meant(place, pool, first, tiles))
    }
    case 'at':
    case 'from':
      return laid === undefined ? place : t('rrr-at', { tile: tileName(laid.tile), space: place })
    case 'way': {
      const way = WAYS.find((one) => one === place)
      return way === undefined ? place : t(`rrr-way-${seen(way, me)}`)
    }
    case 'group':
      return t(place === '+' ? 'rrr-group-orthogonal' : 'rrr-group-diagonal')
    case 'on':
      return laid === undefined ? place : t('rrr-at', { tile: tileName(laid.tile), space: place })
    case 'to':
      return place
    default:
      return t(`rrr-part-${part}`)
  }
}

/** What is to be chosen next: by the verbs on offer. */
export function prompt(next: readonly Part[]): string {
  const verbs = new Set(next.map(verbOf))
  for (const verb of ['tile', 'on', 'take', 'at', 'way', 'group', 'use', 'from', 'to', 'name', 'first'])
    if (verbs.has(verb)) return t(`rrr-choose-${verb}`)
  return ''
}

/** What cards, piles and choices are called. */

import { placeOf, verbOf, type Part } from '../../lib/moves'
import { t } from '../../lib/texts.svelte'
import { cardOf, missionOf, type Pieces } from './cards'
import type { DynastiesKind } from './types'

export function kindName(kind: DynastiesKind): string {
  return t(`dynasties-${kind}`)
}

/** A type with its number: `Monk 18`. */
export function cardName(kind: string, pieces: Pieces): string {
  const card = cardOf(kind, pieces)
  return card === undefined ? t('dynasties-unseen') : t('dynasties-card', { card: kindName(card.id), number: card.points })
}

export function pileName(pile: string): string {
  return t(pile.startsWith('d') ? 'dynasties-draw-pile' : 'dynasties-discard-pile', { number: pile.slice(1) })
}

/** A mission in words; of another's only its pile is known. */
export function missionName(name: string, pieces: Pieces): string {
  const mission = missionOf(name, pieces)
  if (mission === undefined) return t('dynasties-mission-hidden', { pile: name.slice(0, 1) })
  const { pile, type, bonus } = mission
  return t('dynasties-mission', { pile, card: cardName(type, pieces), bonus })
}

/** A part of a move in words, for the action bar. */
export function label(part: Part, { pieces }: { pieces: Pieces }): string {
  const place = placeOf(part)
  switch (verbOf(part)) {
    case 'draw':
    case 'to':
      return pileName(place)
    case 'type':
      return cardName(place, pieces)
    case 'lay':
      return t('dynasties-lay', { count: Number(place) })
    case 'discard':
      return place === part ? t('dynasties-discard') : t('dynasties-discard-to', { number: place.slice(1) })
    case 'strike': {
      const [seat = '', kind = ''] = place.split('/')
      return t('dynasties-strike', { seat, card: cardName(kind, pieces) })
    }
    case 'reveal':
      return missionName(place, pieces)
    default:
      return t(`dynasties-part-${part}`)
  }
}

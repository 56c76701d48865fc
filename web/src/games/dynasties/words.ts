/** What cards, piles and choices are called. */

import { placeOf, verbOf, type Part } from '../../lib/moves'
import { t } from '../../lib/texts.svelte'
import { isKind, mission, NUMBERS } from './position'

export function kindName(kind: string): string {
  return t(isKind(kind) ? `dynasties-${kind}` : 'dynasties-unseen')
}

/** A type with its number: `Monk 18`. */
export function cardName(kind: string): string {
  return isKind(kind) ? t('dynasties-card', { card: kindName(kind), number: NUMBERS[kind] }) : kindName(kind)
}

export function pileName(pile: string): string {
  return t(pile.startsWith('d') ? 'dynasties-draw-pile' : 'dynasties-discard-pile', { number: pile.slice(1) })
}

/** A mission in words; of another's only its pile is known. */
export function missionName(text: string): string {
  const { pile, kind, bonus } = mission(text)
  return kind === null ? t('dynasties-mission-hidden', { pile }) : t('dynasties-mission', { pile, card: cardName(kind), bonus })
}

/** A part of a move in words, for the action bar. */
export function label(part: Part): string {
  const place = placeOf(part)
  switch (verbOf(part)) {
    case 'draw':
    case 'to':
      return pileName(place)
    case 'type':
      return cardName(place)
    case 'lay':
      return t('dynasties-lay', { count: Number(place) })
    case 'discard':
      return place === part ? t('dynasties-discard') : t('dynasties-discard-to', { number: place.slice(1) })
    case 'strike': {
      const [seat = '', kind = ''] = place.split('/')
      return t('dynasties-strike', { seat, card: cardName(kind) })
    }
    case 'reveal':
      return missionName(place)
    default:
      return t(`dynasties-part-${part}`)
  }
}

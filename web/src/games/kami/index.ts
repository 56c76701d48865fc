import { placeOf, verbOf, type Part } from '../../lib/moves'
import { t } from '../../lib/texts.svelte'
import type { GameModule } from '../board'
import Board from './Board.svelte'
import { letterOf } from './cards'
import { parts, question, type KamiScene } from './parts'
import type { KamiDocument, KamiFacts, KamiPiece } from './types'
import { cardName } from './words'

/** A part in words: a choice by itself, or the card of a place. */
function label(part: Part, { data, pieces }: KamiScene): string {
  const place = placeOf(part)
  if (place === part) return t(`kami-part-${part}`)
  const card = cardName(letterOf(place, data.mercenaries), pieces)
  return place.startsWith('*') ? t('kami-hired', { card, stack: place.slice(1) }) : card
}

/** What the next choice is: by the verbs on offer. */
function prompt(next: readonly Part[]): string {
  const verbs = new Set(next.map(verbOf))
  for (const verb of ['down', 'counter', 'attack', 'ask', 'cancel']) if (verbs.has(verb)) return t(`kami-choose-${verb}`)
  return t('kami-choose-pass')
}

const kami: GameModule<KamiDocument, KamiFacts, KamiPiece> = { Board, parts, question, label, prompt }

export default kami

import { placeOf, verbOf, type Part } from '../../lib/moves'
import { t } from '../../lib/texts.svelte'
import type { GameModule } from '../board'
import Board from './Board.svelte'
import { parts, question } from './parts'
import type { KamiPosition } from './position'
import { cardName } from './words'

/** The card of a place: a letter of the hand, or the number of a stack (K-41). */
function card(place: string, position: KamiPosition): string {
  const letter = place.startsWith('*') ? (position.mercenaries[Number(place.slice(1)) - 1]?.[0] ?? '?') : place
  const name = cardName(letter)
  return place.startsWith('*') ? t('kami-hired', { card: name, stack: place.slice(1) }) : name
}

function label(part: Part, data: Record<string, unknown>): string {
  const place = placeOf(part)
  return place === part ? t(`kami-part-${part}`) : card(place, data as unknown as KamiPosition)
}

/** What the next choice is: by the verbs on offer. */
function prompt(next: readonly Part[]): string {
  const verbs = new Set(next.map(verbOf))
  for (const verb of ['down', 'counter', 'attack', 'ask', 'cancel']) if (verbs.has(verb)) return t(`kami-choose-${verb}`)
  return t('kami-choose-pass')
}

const kami: GameModule = {
  Board,
  parts,
  question: (chosen, target, data) => question(chosen, target, data as unknown as KamiPosition),
  label,
  prompt
}

export default kami

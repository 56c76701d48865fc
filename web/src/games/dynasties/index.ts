import { verbOf, type Part } from '../../lib/moves'
import { t } from '../../lib/texts.svelte'
import type { GameModule } from '../board'
import Board from './Board.svelte'
import { parts, question } from './parts'
import type { DynastiesDocument, DynastiesFacts, DynastiesPiece } from './types'
import { label } from './words'

/** What the next choice is: by the verbs on offer. */
function prompt(next: readonly Part[]): string {
  const verbs = new Set(next.map(verbOf))
  if (verbs.has('lay')) return t('dynasties-choose-lay')
  for (const verb of ['draw', 'type', 'discard', 'to', 'strike', 'reveal']) {
    if (verbs.has(verb)) return t(`dynasties-choose-${verb}`)
  }
  return t('dynasties-choose-end')
}

const dynasties: GameModule<DynastiesDocument, DynastiesFacts, DynastiesPiece> = { Board, parts, question, label, prompt }

export default dynasties

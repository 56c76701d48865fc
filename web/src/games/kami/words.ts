/** What the cards are called. */

import { t } from '../../lib/texts.svelte'
import type { KamiPiece } from './types'
import { kindOf } from './cards'

export function cardName(letter: string, pieces: readonly KamiPiece[]): string {
  const kind = kindOf(letter, pieces)
  return kind === undefined ? t('kami-unseen') : t(`kami-${kind.id}`)
}

/** What the cards are called. */

import { t } from '../../lib/texts.svelte'
import { KINDS } from './position'

export function cardName(letter: string): string {
  const kind = KINDS[letter]
  return kind === undefined ? t('kami-unseen') : t(`kami-${kind.id}`)
}

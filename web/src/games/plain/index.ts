/** A board for a game that has none yet: the engine's own text, and every legal move by its name. */

import { t } from '../../lib/texts.svelte'
import type { GameModule } from '../board'
import Board from './Board.svelte'

const plain: GameModule = {
  Board,
  parts: (name) => [name],
  question: () => null,
  label: (part) => part,
  prompt: () => t('choose-move')
}

export default plain

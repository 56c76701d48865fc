import type { GameModule } from '../board'
import Board from './Board.svelte'
import { parts, question } from './parts'
import type { RrrDocument, RrrFacts, RrrPiece } from './types'
import { label, prompt } from './words'

const rrr: GameModule<RrrDocument, RrrFacts, RrrPiece> = { Board, parts, question, label, prompt }

export default rrr

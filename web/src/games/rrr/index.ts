import type { GameModule } from '../board'
import Board from './Board.svelte'
import { parts, question } from './parts'
import type { RrrPosition } from './position'
import { label, prompt } from './words'

const rrr: GameModule = {
  Board,
  parts,
  question: (chosen, target, data) => question(chosen, target, data as unknown as RrrPosition),
  label: (part, data) => label(part, data as unknown as RrrPosition),
  prompt
}

export default rrr

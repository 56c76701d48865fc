/** Kami's names, split into what a person chooses: the defence, then the attack. */

import type { Part } from '../../lib/moves'
import type { Scene } from '../board'
import type { KamiDocument, KamiFacts, KamiPiece } from './types'

export type KamiScene = Scene<KamiDocument, KamiFacts, KamiPiece>

const WORDS: Record<string, Part> = { '-': 'pass', ask: 'ask', 'no-ask': 'no-ask', cancel: 'cancel', play: 'play' }
const MOVE = /^(?:\((?<down>\*?\w)\)|(?<up>\*?\w)?)>(?<attack>\*?\w)?$/

/** `(S)>R` is `down:S` then `attack:R`; `G>*5` is `counter:G`, `attack:*5`; `*3>` and `>L` are the two steps of K-41. */
export function parts(name: string): Part[] {
  const word = WORDS[name]
  if (word !== undefined) return [word]
  const found = MOVE.exec(name)?.groups
  if (found === undefined) throw new Error(`${name} is no move of Kami`)
  const split: Part[] = []
  if (found['down'] !== undefined) split.push(`down:${found['down']}`)
  if (found['up'] !== undefined) split.push(`counter:${found['up']}`)
  if (found['attack'] !== undefined) split.push(`attack:${found['attack']}`)
  return split
}

/**
 * The name to ask the server about when somebody points at a place that can't be chosen now. The server judges it;
 * where the move needs a second card to be a name at all, any other card of the hand stands in.
 */
export function question(chosen: readonly Part[], place: string, { data, facts, pieces }: KamiScene): string | null {
  if (place === 'pass') return '-'
  if (!/^\*?\w$/.test(place)) return null
  const [first] = chosen
  if (first !== undefined) {
    const [verb, card] = first.split(':')
    return verb === 'down' ? `(${card})>${place}` : verb === 'counter' ? `${card}>${place}` : `>${place}`
  }
  const hand = data.hands[data.viewer ?? 0] ?? ''
  const other = [...hand].find((card) => card !== place) ?? hand[0] ?? pieces[0]?.letter
  if (facts.defence === null) return `>${place}`
  return facts.defence === 'down' ? `(${place})>${other}` : `${place}>${other}`
}

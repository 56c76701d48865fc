/** How a game and the match ended, in the engine's sentences. */

import type { TextData } from '../../lib/protocol'
import { say } from '../../lib/texts.svelte'
import type { RrrScene } from './parts'

function player({ data }: RrrScene, seat: number): TextData {
  return { key: `rrr-player-${seat}${seat === data.viewer ? '-you' : ''}`, facts: {} }
}

/** How the last game ended, and who decides about the next one. */
export function gameEnd(scene: RrrScene): string {
  const { data, facts } = scene
  if (facts.end === null || typeof data.seat !== 'number') return ''
  const { cause, loser } = facts.end
  const who = player(scene, loser)
  const winner = player(scene, 1 - loser)
  const counts = { most: Math.max(...facts.allies), least: Math.min(...facts.allies) }
  const end = { key: `rrr-end-${cause}`, facts: cause === 'allies' ? { winner, ...counts } : { who, winner } }
  return say({ key: 'rrr-now-choose', facts: { who: player(scene, data.seat), end } })
}

/** Who has won the match. */
export function matchEnd(scene: RrrScene): string {
  const { data, facts } = scene
  const most = Math.max(...data.score)
  const least = Math.min(...data.score)
  if (facts.winner === null) return say({ key: 'rrr-over-tie', facts: { points: most } })
  return say({ key: 'rrr-over-won', facts: { who: player(scene, facts.winner), most, least } })
}

/** Whose seat can be handed to a bot: one's own at any time, another's when the server says so. */

import type { View } from '../lib/protocol'

/** `present` are the seats that somebody looks from; `now` is the server's time in seconds. */
export function mayHandOver(view: View, seat: number, present: readonly number[], now: number): boolean {
  const me = view.you === null ? undefined : view.seats[view.you]
  if (view.status !== 'running' || view.offer !== null || me?.kind !== 'person') return false
  if (seat === view.you) return true
  const found = view.handovers.find((one) => one.seat === seat)
  return found !== undefined && (found.at === null || (found.at <= now && !present.includes(seat)))
}

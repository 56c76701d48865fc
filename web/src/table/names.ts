/** What those at a table are called. */

import type { SeatInfo, View } from '../lib/protocol'
import { t } from '../lib/texts.svelte'

export function sitter(seat: SeatInfo): string {
  if (seat.kind === 'automaton') return t('automaton')
  if (seat.kind === 'bot') return seat.name ?? t('bot', { level: t(`level-${seat.level ?? 'casual'}`) })
  return seat.name ?? t('seat-open')
}

export function nameOf(view: View, seat: number): string {
  const info = view.seats[seat]
  return info === undefined ? String(seat) : sitter(info)
}

/** A person's seat that a bot plays now: it still has its person's name. */
export function handed(seat: SeatInfo): boolean {
  return seat.kind === 'bot' && seat.name !== null
}

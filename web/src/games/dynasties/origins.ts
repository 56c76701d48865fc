/** Where the cards came from that have just moved: for the eye only, told by two positions of the same round. */

import { size } from './cards'
import type { DynastiesDocument } from './types'

export interface Origins {
  /** By seat: the pile that a card came from into this hand. */
  draws: (string | null)[]
  /** The places that cards may have come from onto a discard pile, the likeliest first. */
  discards: string[]
}

export function origins(before: DynastiesDocument | null, now: DynastiesDocument): Origins {
  const nothing = { draws: now.hands.map(() => null), discards: [] }
  if (before === null || before.round !== now.round) return nothing
  const pile = now.drawn.at(-1)
  const draws = now.hands.map((hand, seat) =>
    seat === now.turn && pile !== undefined && size(hand) > size(before.hands[seat]) ? `pile-${pile}` : null
  )
  const grown = now.discard.findIndex((pile, at) => pile.length > (before.discard[at]?.length ?? 0))
  const kind = now.discard[grown]?.at(-1)
  if (kind === undefined) return { draws, discards: [] }
  if (before.pending !== null) return { draws, discards: ['pending'] }
  // A set that shrank or changed hands went to the pile; else it was a card of whoever has just played.
  const robbed = before.sets.findIndex((cards, seat) => {
    const count = cards[kind] ?? 0
    return count > 0 && count !== (now.sets[seat]?.[kind] ?? 0)
  })
  const mover = before.turn ?? 0
  const hand = mover === now.viewer ? ['dropped', `hand-${kind}`] : [`held-${mover}`]
  return { draws, discards: robbed >= 0 ? [`set-${robbed}-${kind}`] : hand }
}

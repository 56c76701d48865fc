import { describe, expect, it } from 'vitest'
import type { View } from '../lib/protocol'
import { mayHandOver } from './handover'

/** A running table of two people, seen from seat 0: only what is read here. */
function table(fields: Partial<View> = {}): View {
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person' }))
  return { status: 'running', you: 0, offer: null, seats, handovers: [], ...fields } as unknown as View
}

describe('a bot for a seat', () => {
  it('can be had for one’s own at any time', () => {
    expect(mayHandOver(table(), 0, [0, 1], 0)).toBe(true)
  })

  it('can be had for another’s only when the server says so', () => {
    expect(mayHandOver(table(), 1, [0], 1e12)).toBe(false)
    expect(mayHandOver(table({ handovers: [{ seat: 0, at: null }] }), 1, [0], 1e12)).toBe(false)
  })

  it('can be had from a moment on, while nobody looks from there', () => {
    const view = table({ handovers: [{ seat: 1, at: 1000 }] })
    expect(mayHandOver(view, 1, [0], 999)).toBe(false)
    expect(mayHandOver(view, 1, [0], 1000)).toBe(true)
    expect(mayHandOver(view, 1, [0, 1], 1000)).toBe(false)
  })

  it('can be had whoever looks once the time is up', () => {
    expect(mayHandOver(table({ handovers: [{ seat: 1, at: null }] }), 1, [0, 1], 0)).toBe(true)
  })

  it('can’t be had by a spectator, by whom a bot plays for, beside another question, or after the end', () => {
    const handovers = [{ seat: 1, at: null }]
    const offer = { what: 'draw', by: 1, seat: null, agreed: [], missing: [0] } as const
    for (const view of [
      table({ handovers, you: null }),
      table({ handovers, seats: [{ seat: 0, kind: 'bot' }] as unknown as View['seats'] }),
      table({ handovers, offer: { ...offer, agreed: [], missing: [0] } }),
      table({ handovers, status: 'over' })
    ])
      expect([0, 1].map((seat) => mayHandOver(view, seat, [], 0))).toEqual([false, false])
  })
})

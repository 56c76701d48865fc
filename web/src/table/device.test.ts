import { describe, expect, it } from 'vitest'
import type { TableSession } from '../lib/session.svelte'
import { Device } from './device.svelte'

interface Shown {
  status: string
  legal: unknown[]
  offer: { missing: number[] } | null
}

/** Sessions in the test's hands: only what the device reads of them. */
function sessions(): { view: Shown }[] {
  return [0, 1].map(() => ({ view: { status: 'running', legal: [], offer: null } }))
}

function device(made: { view: Shown }[], curtain = true): Device {
  const names = ['Aiko', 'Basile']
  return new Device(
    made.map((session, seat) => ({ seat, name: names[seat] ?? '', session: session as unknown as TableSession })),
    curtain
  )
}

const legal = [{ name: 'x' }]

describe('a device for two', () => {
  it('is covered until who decides takes it', () => {
    const [first, second] = sessions()
    if (first === undefined || second === undefined) throw new Error('two sit here')
    const shared = device([first, second])
    expect([shared.covered, shared.next]).toEqual([true, null])
    second.view = { ...second.view, legal }
    expect(shared.next?.name).toBe('Basile')
    shared.take()
    expect([shared.shown, shared.covered, shared.next]).toEqual([1, false, null])

    // Basile has moved: they still see their own table, until they pass the device on.
    second.view = { ...second.view, legal: [] }
    first.view = { ...first.view, legal }
    shared.follow()
    expect([shared.shown, shared.covered, shared.next?.name]).toEqual([1, false, 'Aiko'])
    shared.pass()
    expect([shared.shown, shared.covered]).toEqual([1, true])
    shared.take()
    expect([shared.shown, shared.covered]).toEqual([0, false])
  })

  it('goes to who must answer', () => {
    const [first, second] = sessions()
    if (first === undefined || second === undefined) throw new Error('two sit here')
    first.view = { ...first.view, offer: { missing: [1] } }
    second.view = { ...second.view, offer: { missing: [1] } }
    expect(device([first, second]).next?.name).toBe('Basile')
  })

  it('turns by itself without a curtain, and opens when the game is over', () => {
    const made = sessions()
    const open = device(made, false)
    expect(open.covered).toBe(false)
    const [first, second] = made
    if (first === undefined || second === undefined) throw new Error('two sit here')
    second.view = { ...second.view, legal }
    open.follow()
    expect(open.shown).toBe(1)
    const closed = device(made)
    first.view = { ...first.view, status: 'over' }
    second.view = { ...second.view, status: 'over', legal: [] }
    closed.follow()
    expect([closed.covered, closed.due]).toEqual([false, []])
  })
})

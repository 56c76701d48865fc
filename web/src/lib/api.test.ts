import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { join } from './api'
import type { Join } from './protocol'

const BODY: Join = { invitation: 'i'.repeat(43), name: 'Ben', nonce: '0'.repeat(64) }

describe('taking a seat', () => {
  const kept = new Map<string, string>()
  const sent: Join[] = []
  let answers: (() => Response)[] = []

  beforeEach(() => {
    kept.clear()
    sent.length = 0
    vi.stubGlobal('location', { origin: 'http://table' })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key)
    })
    vi.stubGlobal('fetch', (_: URL, init: { body: string }) => {
      sent.push(JSON.parse(init.body) as Join)
      const answer = answers.shift()
      return answer === undefined ? Promise.reject(new TypeError('gone')) : Promise.resolve(answer())
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('sends the same token again while it has no answer, and forgets it afterwards', async () => {
    answers = []
    await expect(join('Ab3dE5gH1j', BODY)).rejects.toMatchObject({ code: 'no-server', text: null })
    answers = [() => Response.json({ table: 'Ab3dE5gH1j', seat: 1, secret: 's' }, { status: 201 })]
    await expect(join('Ab3dE5gH1j', BODY)).resolves.toMatchObject({ seat: 1 })
    expect(sent[0]?.retry).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(sent[1]?.retry).toBe(sent[0]?.retry)
    expect(kept.size).toBe(0)
  })

  it('sends none where there is no invitation', async () => {
    answers = [() => Response.json({ table: 'Ab3dE5gH1j', seat: 1, secret: null }, { status: 201 })]
    await join('Ab3dE5gH1j', { name: 'Ben', nonce: '0'.repeat(64) })
    expect(sent).toEqual([{ name: 'Ben', nonce: '0'.repeat(64) }])
  })
})

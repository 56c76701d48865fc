import { describe, expect, it } from 'vitest'
import { pack, unpack } from './packing'

describe('a document in an address', () => {
  const document = { game: 'kami', hands: ['SSLLRVGE', '????????'], text: 'Straße, été, 名前', lines: [{ defence: ['(S)'] }] }

  it('comes back as it was, in letters that an address may have', async () => {
    const text = await pack(document)
    expect(text).toMatch(/^[\w-]+$/)
    expect(await unpack(text)).toEqual(document)
  })

  it('is nothing when it is broken, no object, or too large', async () => {
    const text = await pack(document)
    expect(await unpack(text.slice(0, -6))).toBeNull()
    expect(await unpack('%%%')).toBeNull()
    expect(await unpack('')).toBeNull()
    expect(await unpack(await pack([1, 2]))).toBeNull()
    expect(await unpack(await pack({ filler: 'x'.repeat(300_000) }))).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { MOST, put, read, type OwnTable } from './storedTables'

function own(table: string, seen = 0): OwnTable {
  return { table, game: 'kami', seats: [], invitations: [], curtain: true, number: 0, seen, over: false }
}

describe('the tables of this device', () => {
  it('are read as they were written, the last seen first', () => {
    const seats = [{ seat: 1, secret: 'x', name: 'Aiko' }]
    const one = { ...own('a', 1), seats, invitations: [{ seat: 0, secret: 'y' }], curtain: false, number: 7, over: true }
    expect(read(JSON.stringify([one, own('b', 2)]))).toEqual([own('b', 2), one])
  })

  it('leave out what makes no sense', () => {
    expect(read(null)).toEqual([])
    expect(read('{')).toEqual([])
    expect(read('{"table":"a"}')).toEqual([])
    expect(read('[null, 3, {"table": 4, "game": "kami"}]')).toEqual([])
    const bent = [{ table: 'a', game: 'kami', seats: [{ seat: 'x' }, null, { seat: 2 }], invitations: [{ seat: 1 }] }]
    expect(read(JSON.stringify(bent))).toEqual([{ ...own('a'), seats: [{ seat: 2, secret: null, name: '' }] }])
  })

  it('are as many as are kept, each once', () => {
    let list: OwnTable[] = []
    for (let at = 0; at < MOST + 5; at++) list = put(list, own(`t${at}`))
    expect(list.length).toBe(MOST)
    expect(list[0]?.table).toBe(`t${MOST + 4}`)
    expect(put(list, own('t9')).filter(({ table }) => table === 't9').length).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { href, parse, type Route } from './router'

const ROUTES: Route[] = [
  { page: 'home' },
  { page: 'create', game: 'kami' },
  { page: 'table', table: 'Ab3dE5gH1j', invitation: null },
  { page: 'table', table: 'Ab3dE5gH1j', invitation: 'x_y-Z' },
  { page: 'seat', table: 'Ab3dE5gH1j', secret: 'x_y-Z' },
  { page: 'demo', fixture: 'kami-4' },
  { page: 'rules', game: 'rrr', rule: null },
  { page: 'rules', game: 'kami', rule: 'K-21' },
  { page: 'lesson', game: 'kami', step: 1 },
  { page: 'lesson', game: 'kami', step: 3 },
  { page: 'replay', table: 'Ab3dE5gH1j', frame: null },
  { page: 'replay', table: 'Ab3dE5gH1j', frame: 17 },
  { page: 'record' },
  { page: 'position', code: 'x_y-Z', eyes: 'open' },
  { page: 'position', code: 'x_y-Z', eyes: '1' }
]

describe('the router', () => {
  it.each(ROUTES)('reads what it writes: $page', (route) => {
    expect(parse(href(route))).toEqual(route)
  })

  it('gives every page an address of its own', () => {
    expect(new Set(ROUTES.map(href)).size).toBe(ROUTES.length)
  })

  it('is at home without a hash', () => {
    for (const hash of ['', '#', '#/']) expect(parse(hash)).toEqual({ page: 'home' })
  })

  it('says what it does not know', () => {
    for (const hash of [
      '#/nowhere',
      '#/table',
      '#/table/x/join',
      '#/table/x/sit/y',
      '#/table/x/seat',
      '#/rules/kami/K-21/more',
      '#/create/a/b'
    ])
      expect(parse(hash)).toEqual({ page: 'missing', path: hash.slice(1) })
  })
})

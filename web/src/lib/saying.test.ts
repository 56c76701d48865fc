import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Catalogue } from './catalogue'
import { MockWire, type Fixture } from './mock'
import type { TextData } from './protocol'
import { reason, Refused } from './refused'
import { sentence, type Person } from './saying'
import { TableSession } from './session.svelte'
import { hasText, need, say, speak } from './texts.svelte'

const text = (key: string, facts: TextData['facts'] = {}): TextData => ({ key, facts })
const seat = (number: number): TextData => text('seat', { seat: number })

describe('a text', () => {
  const catalogue = new Catalogue(
    'en',
    'seat = Seat { $seat }\nseat-you = Seat { $seat } (you)\nserver-who = { $name } (seat { $seat })\n',
    'takes = { $who } takes { $cards }.\ncard = { $name }\ncount = { $count }\n'
  )
  const people: Person[] = [
    { name: 'Aiko', called: 'Aiko (you)' },
    { name: 'casual', called: 'Casual bot' }
  ]
  const takes = text('takes', { who: seat(1), cards: [text('card', { name: 'Spear' }), text('count', { count: 2 })] })

  it('says the texts in it, and joins lists of them', () => {
    expect(sentence(catalogue, takes)).toBe('Seat 1 takes Spear, 2.')
  })

  it('calls a seat by whoever sits there', () => {
    expect(sentence(catalogue, takes, people)).toBe('Casual bot takes Spear, 2.')
    expect(sentence(catalogue, text('seat-you', { seat: '0' }), people)).toBe('Aiko (you)')
    expect(sentence(catalogue, seat(2), people)).toBe('Seat 2')
  })

  it('calls whoever is named as they are called now, unless somebody else sits there since', () => {
    expect(sentence(catalogue, text('server-who', { name: 'casual', seat: 1 }), people)).toBe('Casual bot')
    expect(sentence(catalogue, text('server-who', { name: 'Ben', seat: 1 }), people)).toBe('Ben (seat 1)')
  })

  it('fails on a missing text or fact', () => {
    expect(() => sentence(catalogue, text('gives'))).toThrow('has no text gives')
    expect(() => sentence(catalogue, text('takes', { who: seat(0) }))).toThrow("can't be said")
    expect(() => sentence(catalogue, text('takes', { who: text('nobody'), cards: '' }))).toThrow('has no text nobody')
  })
})

const FIXTURES = import.meta.glob<Fixture>('../../fixtures/*-*.json', { import: 'default' })

/** All texts in a document, those in other texts too. */
function textsIn(found: unknown): TextData[] {
  if (typeof found !== 'object' || found === null) return []
  const inner = Object.values(found).flatMap(textsIn)
  return 'key' in found && 'facts' in found ? [found as TextData, ...inner] : inner
}

describe('another language', () => {
  beforeAll(() => speak('en'))

  it('is spoken without another connection: what was shown already is said again', async () => {
    const fixture = (await FIXTURES['../../fixtures/kami-4.json']?.()) as Fixture
    await need('kami')
    const wire = new MockWire(fixture, 10)
    const opened = vi.spyOn(wire, 'open')
    const session = new TableSession(wire)
    await Promise.resolve()
    const line = session.events.flatMap((event) => event.log).findLast((one) => one.text.key === 'kami-story-lead-unseen')
    const refused = new Refused('illegal', 'K-13', text('server-not-your-turn'))
    if (line === undefined) throw new Error('the recorded table has no lead')
    const before = [say(line.text), reason(refused)]
    expect(before[0]).toContain('attacks with')
    await speak('de')
    expect(say(line.text)).toContain('greift an mit')
    expect(reason(refused)).not.toBe(before[1])
    await speak('en')
    expect([say(line.text), reason(refused)]).toEqual(before)
    expect(opened).toHaveBeenCalledTimes(1)
    session.close()
  })

  it('is the last one that was asked for', async () => {
    const german = speak('de')
    const french = speak('fr')
    await Promise.all([german, french])
    expect(say(seat(1))).toBe('Place 1')
    await speak('en')
  })

  it('has all that was needed before, and only that', async () => {
    await speak('fr')
    expect(hasText('kami-choose-pass')).toBe(true)
    expect(hasText('rrr-choose-tile')).toBe(false)
    expect(() => say(text('rrr-view-neutral', { tiles: '' }))).toThrow('the fr catalogue has no text')
    await speak('en')
  })

  it.each(['en', 'fr', 'de'] as const)(
    'says everything on the recorded tables: %s',
    async (lang) => {
      await speak(lang)
      let said = 0
      for (const [path, read] of Object.entries(FIXTURES)) {
        const game = /(\w+)-\w+\.json$/.exec(path)?.[1] ?? ''
        await need(game)
        for (const found of textsIn(await read())) {
          expect(say(found), JSON.stringify(found)).not.toBe('')
          said += 1
        }
      }
      expect(said).toBeGreaterThan(1000)
    },
    60_000
  )
})

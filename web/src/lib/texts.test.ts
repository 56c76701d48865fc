import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { Catalogue } from './catalogue'

const LANGUAGES = ['en', 'fr', 'de']
const SOURCES = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

function files(lang: string): string[] {
  return readdirSync(new URL(`../texts/${lang}`, import.meta.url)).filter((file) => file.endsWith('.ftl'))
}

function source(lang: string): string {
  return files(lang)
    .map((file) => readFileSync(new URL(`../texts/${lang}/${file}`, import.meta.url), 'utf8'))
    .join('\n')
}

/** Each key with the facts that its text speaks of. */
function facts(lang: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, value } of new FluentResource(source(lang)).body) {
    expect(found.has(id), `${lang} says ${id} a second time`).toBe(false)
    const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1])
    expect(JSON.stringify(value), `${lang} ${id} speaks of another text`).not.toMatch(/"type":"(mesg|term)"/)
    found.set(id, [...new Set(names)].sort().join(' '))
  }
  return found
}

describe('the texts', () => {
  it('are there in three languages and no other', () => {
    expect(readdirSync(new URL('../texts', import.meta.url)).sort()).toEqual([...LANGUAGES].sort())
    expect(files('en')).toContain('table.ftl')
    for (const lang of LANGUAGES) expect(files(lang)).toEqual(files('en'))
  })

  it.each(LANGUAGES)('have no line that Fluent drops: %s', (lang) => {
    const written = [...source(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1])
    expect([...facts(lang).keys()]).toEqual(written)
  })

  it.each(['fr', 'de'])('have the same keys in the same order, with the same facts: %s', (lang) => {
    expect([...facts(lang)]).toEqual([...facts('en')])
  })

  it.each(LANGUAGES)('are said one by one as Fluent says them together: %s', (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false })
    bundle.addResource(new FluentResource(source(lang)))
    const catalogue = new Catalogue(lang, source(lang))
    for (const [key, names] of facts(lang)) {
      const told = Object.fromEntries(names.split(' ').map((name) => [name, 2]))
      expect(catalogue.say(key, told), key).toBe(bundle.formatPattern(bundle.getMessage(key)?.value ?? '', told))
    }
  })

  it('have every key that the pages name', () => {
    const keys = facts('en')
    let named = 0
    for (const [file, text] of Object.entries(SOURCES)) {
      if (file.endsWith('.test.ts')) continue
      for (const match of text.matchAll(/\bt\('([\w-]+)'/g)) {
        named += 1
        expect(keys.has(match[1] ?? ''), `${file} names ${match[1]}`).toBe(true)
      }
    }
    expect(named).toBeGreaterThan(40)
  })
})

describe('a catalogue', () => {
  const catalogue = new Catalogue('en', 'one = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}\n')

  it('says a text with its facts', () => {
    expect(catalogue.say('one', { count: 3 })).toBe('3 cards')
    expect(catalogue.say('one', { count: 1 })).toBe('1 card')
  })

  it('fails on a missing text or fact', () => {
    expect(() => catalogue.say('two')).toThrow('the en catalogue has no text two')
    expect(() => catalogue.say('one')).toThrow("the en text one can't be said")
  })
})

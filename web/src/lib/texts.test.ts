import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { GAME_KEYS } from '../games'
import { chunkName, textFile } from '../texts/parts'
import { Catalogue } from './catalogue'

const LANGUAGES = ['en', 'fr', 'de']
const SOURCES = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

/** The pages' own texts, and those of the engine and the server. */
const FOLDERS = { pages: new URL('../texts/', import.meta.url), engine: new URL('../../../tatami/texts/', import.meta.url) }
type Owner = keyof typeof FOLDERS
const CATALOGUES = (Object.keys(FOLDERS) as Owner[]).flatMap((owner) => LANGUAGES.map((lang) => [owner, lang] as const))

function files(owner: Owner, lang: string): string[] {
  return readdirSync(new URL(lang, FOLDERS[owner])).filter((file) => file.endsWith('.ftl'))
}

function source(owner: Owner, lang: string): string {
  return files(owner, lang)
    .map((file) => readFileSync(new URL(`${lang}/${file}`, FOLDERS[owner]), 'utf8'))
    .join('\n')
}

/** Each key with the facts that its text speaks of. */
function facts(owner: Owner, lang: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, value } of new FluentResource(source(owner, lang)).body) {
    expect(found.has(id), `${lang} says ${id} a second time`).toBe(false)
    const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1])
    expect(JSON.stringify(value), `${lang} ${id} speaks of another text`).not.toMatch(/"type":"(mesg|term)"/)
    found.set(id, [...new Set(names)].sort().join(' '))
  }
  return found
}

describe('the texts', () => {
  it.each(['pages', 'engine'] as const)('are there in three languages and no other: %s', (owner) => {
    const folders = readdirSync(FOLDERS[owner], { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(
      folders
        .map(({ name }) => name)
        .filter((name) => /^\w\w$/.test(name))
        .sort()
    ).toEqual([...LANGUAGES].sort())
    expect(files(owner, 'en')).toContain('table.ftl')
    for (const lang of LANGUAGES) expect(files(owner, lang)).toEqual(files(owner, 'en'))
  })

  it.each(CATALOGUES)('have no line that Fluent drops: %s, %s', (owner, lang) => {
    const written = [...source(owner, lang).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1])
    expect(written.length).toBeGreaterThan(100)
    expect([...facts(owner, lang).keys()]).toEqual(written)
  })

  it.each(CATALOGUES)('have the same keys, with the same facts, as in English: %s, %s', (owner, lang) => {
    expect([...facts(owner, lang)].sort()).toEqual([...facts(owner, 'en')].sort())
  })

  it.each(CATALOGUES)('are said one by one as Fluent says them together: %s, %s', (owner, lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false })
    bundle.addResource(new FluentResource(source(owner, lang)))
    const catalogue = new Catalogue(lang, source(owner, lang))
    for (const [key, names] of facts(owner, lang)) {
      const told = Object.fromEntries(names.split(' ').map((name) => [name, 2]))
      expect(catalogue.say(key, told), key).toBe(bundle.formatPattern(bundle.getMessage(key)?.value ?? '', told))
    }
  })

  it('have every key that the pages name', () => {
    const keys = facts('pages', 'en')
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

  it('are loaded in parts, each with the texts of one game at most', () => {
    expect(textFile('/web/src/texts/de/table.ftl?raw')).toEqual({ owner: 'src', lang: 'de', part: 'everywhere' })
    expect(textFile('../../../tatami/texts/fr/kami.ftl')).toEqual({ owner: 'tatami', lang: 'fr', part: 'kami' })
    expect(chunkName('/web/src/games/kami/index.ts')).toBeNull()
    for (const game of GAME_KEYS)
      for (const [owner, folder] of [
        ['pages', 'src'],
        ['engine', 'tatami']
      ] as const) {
        expect(files(owner, 'en')).toContain(`${game}.ftl`)
        expect(chunkName(`/${folder}/texts/en/${game}.ftl`)).toBe(`texts-en-${game}`)
      }
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

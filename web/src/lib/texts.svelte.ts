/** The texts of the page in the chosen language; each language is loaded when it is first needed. */

import { Catalogue, type Facts } from './catalogue'
import type { Lang } from './settings.svelte'

const SOURCES = import.meta.glob<string>('../texts/*/index.ts', { import: 'default' })

let current = $state.raw<Catalogue | null>(null)
const loaded = new Map<Lang, Catalogue>()
let wanted: Lang | null = null

/** Load a language and show it; the page keeps the old one until the new one is there. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang
  let catalogue = loaded.get(lang)
  if (catalogue === undefined) {
    const source = SOURCES[`../texts/${lang}/index.ts`]
    if (source === undefined) throw new Error(`there is no catalogue ${lang}`)
    catalogue = new Catalogue(lang, await source())
    loaded.set(lang, catalogue)
  }
  if (wanted === lang) current = catalogue // somebody may have changed his mind meanwhile
}

/** The text of a key. */
export function t(key: string, facts?: Facts): string {
  if (current === null) throw new Error('no language is loaded yet')
  return current.say(key, facts)
}

/** Whether there is such a text: for keys that come from data. */
export function hasText(key: string): boolean {
  return current !== null && current.has(key)
}

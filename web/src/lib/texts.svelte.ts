/** The texts in the chosen language: the pages' own, and those of the engine and the server. A part is loaded when it is first needed. */

import { textFile } from '../texts/parts'
import { Catalogue, type Facts } from './catalogue'
import type { TextData } from './protocol'
import { sentence, type People } from './saying'
import type { Lang } from './settings.svelte'

const FILES = {
  ...import.meta.glob<string>('/src/texts/*/*.ftl', { query: '?raw', import: 'default' }),
  // The terminal's texts and the rules' sentences are never shown here.
  ...import.meta.glob<string>(
    ['../../../tatami/texts/*/*.ftl', '!../../../tatami/texts/*/terminal.ftl', '!../../../tatami/texts/*/*-rules.ftl'],
    {
      query: '?raw',
      import: 'default'
    }
  )
}

/** What is loaded of a language: two catalogues, because the pages and the engine choose their keys independently. */
class Voice {
  readonly src: Catalogue
  readonly tatami: Catalogue
  private readonly parts = new Map<string, Promise<void>>()

  constructor(readonly lang: Lang) {
    this.src = new Catalogue(lang)
    this.tatami = new Catalogue(lang)
  }

  load(part: string): Promise<void> {
    const loading = this.parts.get(part) ?? this.fetch(part)
    this.parts.set(part, loading)
    loading.catch(() => this.parts.delete(part)) // asked for again the next time
    return loading
  }

  private async fetch(part: string): Promise<void> {
    const found = Object.entries(FILES).flatMap(([path, read]) => {
      const file = textFile(path)
      return file?.lang === this.lang && file.part === part ? [{ owner: file.owner, read }] : []
    })
    if (found.length === 0) throw new Error(`there are no texts ${part} in ${this.lang}`)
    await Promise.all(found.map(async ({ owner, read }) => this[owner].add(await read())))
  }
}

const voices = new Map<Lang, Voice>()
const needed = new Set(['everywhere'])
let wanted: Lang = 'en'
let current = $state.raw<Voice | null>(null)

function voiceOf(lang: Lang): Voice {
  const voice = voices.get(lang) ?? new Voice(lang)
  voices.set(lang, voice)
  return voice
}

/** Load all that is needed in the wanted language, which may change meanwhile; the page keeps the old one until then. */
async function load(): Promise<void> {
  const voice = voiceOf(wanted)
  await Promise.all([...needed].map((part) => voice.load(part)))
  if (voice.lang === wanted) current = voice
  else await load()
}

/** Speak another language: everything shown is said again. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang
  await load()
}

/** Load a part of the texts, such as a game's; from then on it is there in every language that is spoken. */
export async function need(part: string): Promise<void> {
  needed.add(part)
  try {
    await load()
  } catch (error) {
    needed.delete(part) // or no other language could be spoken without it
    throw error
  }
}

function voice(): Voice {
  if (current === null) throw new Error('no language is loaded yet')
  return current
}

/** Return a text of the pages. */
export function t(key: string, facts?: Facts): string {
  return voice().src.say(key, facts)
}

/** Return whether the pages have such a text: for keys that come from data. */
export function hasText(key: string): boolean {
  return current !== null && current.src.has(key)
}

/** Return a text of the engine or the server as a sentence. */
export function say(text: TextData, people: People = []): string {
  return sentence(voice().tatami, text, people)
}

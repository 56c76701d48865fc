/** What a person set up on this device: language, theme, sound, how moves are sent and shown, and how strong the bots are. */

import { TEMPI, type Tempo } from './pace.svelte'

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Lang = (typeof LANGUAGES)[number]
export const LEVELS = ['novice', 'casual', 'club', 'expert', 'master'] as const
export type Theme = 'auto' | 'light' | 'dark'

const KEY = 'tatami'

interface Saved {
  lang: Lang
  theme: Theme
  sound: boolean
  confirm: boolean
  name: string
  tempo: Tempo
  level: string
}

/** What is stored, as far as it makes sense; the rest are defaults. */
export function read(stored: string | null, wishes: readonly string[]): Saved {
  const wished = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => LANGUAGES.some((lang) => lang === wish))
  const saved: Saved = {
    lang: (wished as Lang | undefined) ?? 'en',
    theme: 'auto',
    sound: false,
    confirm: true,
    name: '',
    tempo: 'brisk',
    level: 'casual'
  }
  let given: unknown
  try {
    given = JSON.parse(stored ?? '{}')
  } catch {
    return saved // somebody else's text under our key
  }
  if (typeof given !== 'object' || given === null) return saved
  const fields = given as Record<string, unknown>
  const lang = LANGUAGES.find((one) => one === fields['lang'])
  if (lang !== undefined) saved.lang = lang
  if (fields['theme'] === 'light' || fields['theme'] === 'dark') saved.theme = fields['theme']
  if (typeof fields['sound'] === 'boolean') saved.sound = fields['sound']
  if (typeof fields['confirm'] === 'boolean') saved.confirm = fields['confirm']
  if (typeof fields['name'] === 'string') saved.name = fields['name'].slice(0, 40)
  const tempo = fields['tempo']
  if (typeof tempo === 'string' && Object.hasOwn(TEMPI, tempo)) saved.tempo = tempo as Tempo
  if (LEVELS.some((level) => level === fields['level'])) saved.level = String(fields['level'])
  return saved
}

class Settings {
  private saved = $state(read(load(), navigator.languages))

  get lang(): Lang {
    return this.saved.lang
  }
  get theme(): Theme {
    return this.saved.theme
  }
  get sound(): boolean {
    return this.saved.sound
  }
  get confirm(): boolean {
    return this.saved.confirm
  }
  get name(): string {
    return this.saved.name
  }

  get tempo(): Tempo {
    return this.saved.tempo
  }
  get level(): string {
    return this.saved.level
  }

  change(fields: Partial<Saved>): void {
    Object.assign(this.saved, fields)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.saved))
    } catch {
      // Without storage the choice holds until the page is closed.
    }
    this.apply()
  }

  /** Tell the page: CSS reads the theme, screen readers the language. */
  apply(): void {
    const root = document.documentElement
    root.lang = this.saved.lang
    if (this.saved.theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = this.saved.theme
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const settings = new Settings()

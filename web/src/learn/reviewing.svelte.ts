/** A review that was asked for: it outlives the panel that shows it. */

import { review } from '../lib/library'
import type { ReviewState } from '../lib/protocol'
import { Refused } from '../lib/session.svelte'
import { t } from '../lib/texts.svelte'

const PAUSE = 1000 // between two looks at how far it is

export class Reviewing {
  wanted = $state(false)
  found = $state.raw<ReviewState | null>(null)
  trouble = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private run = 0

  constructor(private readonly table: string) {}

  /** Ask, and ask again until it is done. In another language the sentences are asked for anew. */
  ask(lang: string): void {
    this.stop()
    this.wanted = true
    void this.look(lang, this.run)
  }

  /** Another language, if there is something to say. */
  speak(lang: string): void {
    if (this.wanted) this.ask(lang)
  }

  stop(): void {
    this.run += 1
    clearTimeout(this.timer)
  }

  private async look(lang: string, run: number): Promise<void> {
    try {
      const state = await review(lang, this.table)
      if (run !== this.run) return
      this.found = state
      this.trouble = ''
      if (state.state !== 'done') this.timer = setTimeout(() => void this.look(lang, run), PAUSE)
    } catch (error) {
      if (run !== this.run) return
      this.trouble = error instanceof Refused ? error.message : t('no-server')
      this.wanted = false
    }
  }
}

/** A review that was asked for: it outlives the panel that shows it. */

import { review } from '../lib/library'
import type { ReviewState } from '../lib/protocol'

const PAUSE = 1000 // between two looks at how far it is

export class Reviewing {
  wanted = $state(false)
  found = $state.raw<ReviewState | null>(null)
  trouble = $state.raw<unknown>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private run = 0

  constructor(private readonly table: string) {}

  /** Ask, and ask again until it is done. */
  ask(): void {
    this.stop()
    this.wanted = true
    void this.look(this.run)
  }

  stop(): void {
    this.run += 1
    clearTimeout(this.timer)
  }

  private async look(run: number): Promise<void> {
    try {
      const state = await review(this.table)
      if (run !== this.run) return
      this.found = state
      this.trouble = null
      if (state.state !== 'done') this.timer = setTimeout(() => void this.look(run), PAUSE)
    } catch (error) {
      if (run !== this.run) return
      this.trouble = error
      this.wanted = false
    }
  }
}

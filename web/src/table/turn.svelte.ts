/** The move being made at a table: one maker for the board, the action bar and the keyboard. */

import type { Document, GameModule, Scene } from '../games/board'
import { MoveMaker, type Part } from '../lib/moves'
import { reason, Refused } from '../lib/refused'
import type { People } from '../lib/saying'
import type { Session } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import { say, t } from '../lib/texts.svelte'
import { toasts } from '../lib/toasts.svelte'
import { peopleOf } from './names'

const BACK = 'back:' // a target that takes a chosen place back

export class Turn {
  maker = $state.raw(MoveMaker.idle())
  sending = $state(false)

  constructor(
    private readonly session: Session,
    private readonly game: GameModule,
    private readonly key: string,
    private readonly pieces: readonly Document[]
  ) {}

  /** What the decision is made from. */
  get scene(): Scene {
    const { view } = this.session
    return { data: view?.data ?? {}, facts: view?.facts ?? {}, pieces: this.pieces }
  }

  private get people(): People {
    const { view } = this.session
    return view === null ? [] : peopleOf(view)
  }

  /** A new decision: nothing is chosen. */
  start(legal: readonly string[]): void {
    this.maker = MoveMaker.start(legal, this.game.parts)
  }

  /** Somebody pointed at a target: choose it, take it back, or say why it can't be chosen. */
  pick(target: string): void {
    if (this.sending) return
    if (target.startsWith(BACK)) {
      this.maker = this.maker.drop(target.slice(BACK.length))
      return
    }
    const steps = this.game.steps?.(this.maker, target, this.scene) ?? [target]
    let maker = this.maker
    for (const step of steps) {
      const next = step.startsWith(BACK) ? maker.drop(step.slice(BACK.length)) : maker.choose(step)
      if (next === null) {
        if (this.maker.standing(target) === 'chosen') this.maker = this.maker.drop(target)
        else void this.explain(target, maker.chosen)
        return
      }
      maker = next
    }
    this.maker = maker
    // Only what somebody pointed at sends a move at once, not what stays as it was.
    if (!settings.confirm && steps.at(-1) === target && maker.complete !== null && maker.next.length === 0) void this.send()
  }

  /** The last step back. */
  back(): void {
    if (!this.sending) this.maker = this.maker.back()
  }

  /** Send the finished move. If it is refused, it stays as it was chosen. */
  async send(): Promise<void> {
    const name = this.maker.complete
    if (name === null || this.sending) return
    this.sending = true
    try {
      await this.session.play(name)
    } catch (error) {
      this.complain(error)
    } finally {
      this.sending = false
    }
  }

  /** Show what the server's adviser would play: its parts are chosen, and nothing is sent. */
  async hint(): Promise<void> {
    try {
      const [best] = (await this.session.hint()).moves
      if (best === undefined) return
      let maker = this.maker.reset()
      for (const part of this.game.parts(best.name)) maker = maker.choose(part) ?? maker
      this.maker = maker
      toasts.show(() => (best.told.length === 0 ? t('hint-chosen') : best.told.map((text) => say(text, this.people)).join(' ')))
    } catch (error) {
      this.complain(error)
    }
  }

  complain(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    if (error.code === 'closed') return // whoever asked has left the table
    toasts.show(() => reason(error, this.people), error.rule === null ? null : { game: this.key, rule: error.rule })
  }

  private async explain(target: string, chosen: readonly Part[]): Promise<void> {
    if (!this.maker.active) {
      toasts.show(() => t('not-your-turn'))
      return
    }
    const name = this.game.question(chosen, target, this.scene)
    if (name === null) return
    try {
      const { legal, text, rule } = await this.session.why(name)
      toasts.show(() => (legal ? t('not-now') : say(text, this.people)), rule === null ? null : { game: this.key, rule })
    } catch (error) {
      this.complain(error)
    }
  }
}

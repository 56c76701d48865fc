/** The contract between the table and a game's board. `docs/web.md` explains it. */

import type { Component } from 'svelte'
import type { MoveMaker, Part } from '../lib/moves'

/** A position document as this seat may know it: what it doesn't know is `?`. Each game narrows it to its own type. */
export type PositionWithHoles = Record<string, unknown>

export interface BoardProps {
  data: PositionWithHoles
  /** The seat that looks; null for a spectator. */
  seat: number | null
  legal: string[]
  maker: MoveMaker
  /** The position before the last change, to show what happened. */
  previous: PositionWithHoles | null
  names: string[]
  lang: string
  /** The view in the engine's own words. */
  text: string
  /** For gestures that are no click on a `data-target`: a board that drags calls this with the target, and it is chosen as by a click. */
  pick: (target: string) => void
  /** What a legal move would bring, in the server's words; absent where nobody can be asked. */
  preview?: (name: string) => Promise<string[]>
}

/** What a game's folder exports as default. */
export interface GameModule {
  Board: Component<BoardProps>
  /** A legal move's name, split into targets in the order a person chooses them. */
  parts(name: string): Part[]
  /**
   * What choosing a target takes, in order: what must be chosen or taken back (`back:`) first, the target, what stays as it was after it.
   * All of it is done or nothing. Without this, a target is the one step.
   */
  steps?(maker: MoveMaker, target: string, data: PositionWithHoles): string[]
  /** The name to ask the server about when a target can't be chosen; null when there is nothing to ask. */
  question(chosen: readonly Part[], target: string, data: PositionWithHoles): string | null
  /** A part in words, for the action bar. */
  label(part: Part, data: PositionWithHoles): string
  /** What is to be chosen next, in words. */
  prompt(next: readonly Part[]): string
}

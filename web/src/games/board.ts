/** The contract between the table and a game's board. `docs/web.md` explains it. */

import type { Component } from 'svelte'
import type { MoveMaker, Part } from '../lib/moves'

/** What the table knows of a game's data: that it is an object. The game's own generated types say what is in it. */
export type Document = Record<string, unknown>

/** All that a game's words and choices are made from. The types are the game's own, generated from Python. */
export interface Scene<Data = Document, Facts = Document, Piece = Document> {
  /** The position as this seat may know it: what it doesn't know is `?`. */
  data: Data
  /** What the engine has worked out about the position for this seat (`Observation.facts()`). */
  facts: Facts
  /** Every card, tile and token of the game with these options (`Game.pieces()`). */
  pieces: readonly Piece[]
}

export interface BoardProps<Data = Document, Facts = Document, Piece = Document> extends Scene<Data, Facts, Piece> {
  /** The seat that looks; null for a spectator. */
  seat: number | null
  legal: string[]
  maker: MoveMaker
  /** The position before the last change, to show what happened. */
  previous: Data | null
  names: string[]
  lang: string
  /** For gestures that are no click on a `data-target`: a board that drags calls this with the target, and it is chosen as by a click. */
  pick: (target: string) => void
  /** What a legal move would bring, in the reader's language; absent where nobody can be asked. */
  preview?: (name: string) => Promise<string[]>
}

/** What a game's folder exports as default, typed with the game's own types: `GameModule<KamiData, KamiFacts, KamiPiece>`. */
export interface GameModule<Data = Document, Facts = Document, Piece = Document> {
  Board: Component<BoardProps<Data, Facts, Piece>>
  /** A legal move's name, split into targets in the order a person chooses them. */
  parts(name: string): Part[]
  /**
   * What choosing a target takes, in order: what must be chosen or taken back (`back:`) first, the target, what stays as it was after it.
   * All of it is done or nothing. Without this, a target is the one step.
   */
  steps?(maker: MoveMaker, target: string, scene: Scene<Data, Facts, Piece>): string[]
  /** The name to ask the server about when a target can't be chosen; null when there is nothing to ask. */
  question(chosen: readonly Part[], target: string, scene: Scene<Data, Facts, Piece>): string | null
  /** A part in words, for the action bar. */
  label(part: Part, scene: Scene<Data, Facts, Piece>): string
  /** What is to be chosen next, in words. */
  prompt(next: readonly Part[], scene: Scene<Data, Facts, Piece>): string
}

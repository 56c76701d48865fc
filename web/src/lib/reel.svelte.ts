/** A finished game, frame by frame. Frames come in pieces: the one that is looked at first, the others while one looks. */

import { replayRecord, replayTable, type Eyes } from './library'
import type { Replay, ReplayFrame } from './protocol'
import { Refused } from './refused'

/** Where a game comes from: a finished table of the server, or the text of a record. */
export type Source = { table: string } | { record: string }

const PIECE = 20

export class Reel {
  /** What the game is, without its frames. */
  game = $state.raw<Omit<Replay, 'frames'> | null>(null)
  frames = $state.raw<readonly (ReplayFrame | undefined)[]>([])
  trouble = $state.raw<Refused | null>(null)
  at = $state(0)

  private run = 0 // of other eyes: what comes for an older one is dropped
  private asked = new Set<number>()

  constructor(
    private readonly source: Source,
    start: number
  ) {
    this.at = start
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1)
  }

  get frame(): ReplayFrame | undefined {
    return this.frames[this.at]
  }

  /** Read all of it anew, beginning where one looks. */
  async open(eyes: Eyes): Promise<void> {
    const run = ++this.run
    this.asked = new Set()
    try {
      await this.fetch(run, eyes, this.at)
      this.at = Math.min(this.at, this.last)
      await this.fetch(run, eyes, this.at)
      for (let first = 0; first <= this.last && run === this.run; first += PIECE) await this.fetch(run, eyes, first)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (run === this.run) this.trouble = error
    }
  }

  /** Look at a frame. */
  go(frame: number): void {
    this.at = Math.min(this.last, Math.max(0, frame))
  }

  /** The whole position at the frame that is looked at, whoever looks. */
  async position(): Promise<Record<string, unknown>> {
    const [frame] = (await this.read('open', this.at, 1)).frames
    return Object.fromEntries(Object.entries(frame?.data ?? {}).filter(([name]) => name !== 'viewer'))
  }

  /** Which frame shows a move of the record. */
  frameOf(move: number): number {
    return this.game?.moves.findLastIndex((number) => number <= move) ?? 0
  }

  private async fetch(run: number, eyes: Eyes, frame: number): Promise<void> {
    const first = frame - (frame % PIECE)
    if (run !== this.run || this.asked.has(first)) return
    this.asked.add(first)
    const found = await this.read(eyes, first, PIECE)
    if (run !== this.run) return
    const { frames, ...game } = found
    const fresh = this.game === null || this.game.eyes !== eyes || this.frames.length !== game.total
    const kept: (ReplayFrame | undefined)[] = fresh ? Array.from({ length: game.total }, () => undefined) : [...this.frames]
    frames.forEach((one, at) => (kept[first + at] = one))
    this.game = game
    this.frames = kept
    this.trouble = null
  }

  private read(eyes: Eyes, first: number, count: number): Promise<Replay> {
    const { source } = this
    return 'table' in source
      ? replayTable(source.table, eyes, first, count)
      : replayRecord({ record: source.record, eyes, first, count })
  }
}

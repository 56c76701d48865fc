/**
 * The step-by-step move maker. It knows names and their parts, and no rule: what can be chosen comes from the server's legal moves alone.
 *
 * A *part* is one choice of a person: `verb:place` (`down:S`, `attack:*3`) or a verb alone (`pass`). A *place* is what the board draws
 * and a person points at. A game module splits a name into its parts in the order in which a person chooses them.
 */

export type Part = string

/** How a place of the board stands in the move being made. */
export type Standing = 'open' | 'chosen' | 'closed' | 'idle'

/** A part's place: what follows the verb, or the verb itself where there is nothing else. */
export function placeOf(part: Part): string {
  const colon = part.indexOf(':')
  return colon < 0 ? part : part.slice(colon + 1)
}

/** A part's verb. */
export function verbOf(part: Part): string {
  const colon = part.indexOf(':')
  return colon < 0 ? part : part.slice(0, colon)
}

interface Split {
  name: string
  parts: Part[]
}

/** A move being made, as a value: every step gives a new maker. */
export class MoveMaker {
  private constructor(
    private readonly moves: readonly Split[],
    /** What was chosen so far, in order. */
    readonly chosen: readonly Part[]
  ) {}

  /** Nothing chosen yet. Two names with the same parts couldn't be told apart, so that is an error of the game module. */
  static start(legal: readonly string[], parts: (name: string) => Part[]): MoveMaker {
    const seen = new Map<string, string>()
    const moves = legal.map((name) => {
      const split = parts(name)
      const key = split.join(' ')
      const twin = seen.get(key)
      if (split.length === 0) throw new Error(`the move ${name} has no parts`)
      if (twin !== undefined) throw new Error(`the moves ${twin} and ${name} have the same parts`)
      seen.set(key, name)
      return { name, parts: split }
    })
    return new MoveMaker(moves, [])
  }

  /** A maker with nothing to decide. */
  static idle(): MoveMaker {
    return new MoveMaker([], [])
  }

  /** Whether there is a decision at all. */
  get active(): boolean {
    return this.moves.length > 0
  }

  /** The parts that can be chosen next, each once, in the order of the legal moves. */
  get next(): Part[] {
    const found = new Set<Part>()
    for (const move of this.fitting()) {
      const part = move.parts[this.chosen.length]
      if (part !== undefined) found.add(part)
    }
    return [...found]
  }

  /** The move that the chosen parts are, or null while a part is missing. */
  get complete(): string | null {
    return this.fitting().find((move) => move.parts.length === this.chosen.length)?.name ?? null
  }

  /** The next part that a place (or a whole part) stands for; null when it isn't possible, or when several verbs fit and the place is not enough. */
  resolve(target: string): Part | null {
    const next = this.next
    if (next.includes(target)) return target
    const fitting = next.filter((part) => placeOf(part) === target)
    return fitting.length === 1 ? (fitting[0] ?? null) : null
  }

  /** One step further, or null when the target can't be chosen now. */
  choose(target: string): MoveMaker | null {
    const part = this.resolve(target)
    return part === null ? null : new MoveMaker(this.moves, [...this.chosen, part])
  }

  /** The last step taken back; the same maker when there is none. */
  back(): MoveMaker {
    return this.chosen.length === 0 ? this : new MoveMaker(this.moves, this.chosen.slice(0, -1))
  }

  /** Back to before the given target was chosen; the same maker when it wasn't. */
  drop(target: string): MoveMaker {
    const at = this.chosen.findLastIndex((part) => part === target || placeOf(part) === target)
    return at < 0 ? this : new MoveMaker(this.moves, this.chosen.slice(0, at))
  }

  /** Everything taken back. */
  reset(): MoveMaker {
    return new MoveMaker(this.moves, [])
  }

  /** How a target stands. `open` wins over `chosen`: a place may be needed twice in one move. */
  standing(target: string): Standing {
    if (!this.active) return 'idle'
    if (this.next.some((part) => part === target || placeOf(part) === target)) return 'open'
    if (this.chosen.some((part) => part === target || placeOf(part) === target)) return 'chosen'
    return 'closed'
  }

  private fitting(): Split[] {
    return this.moves.filter((move) => this.chosen.every((part, at) => move.parts[at] === part))
  }
}

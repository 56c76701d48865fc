/** The first drawing of something large, such as a board: its pieces (`ui/Later.svelte`) are drawn one after another. */

import { flushSync, getContext, setContext } from 'svelte'
import { later } from './later'

const KEY = Symbol('drawing')

export class Drawing {
  /** Everything is there; from now on whatever is added is drawn at once. */
  whole = $state(false)
  private pieces = 1 // until the last one was named

  /** For the components inside the one that calls this. */
  constructor() {
    setContext(KEY, this)
  }

  add(draw: () => void): void {
    this.pieces++
    this.last(draw)
  }

  /** The last piece: with it, and with what it consists of, the drawing is whole. */
  last(draw: () => void = () => undefined): void {
    later(() => {
      try {
        draw()
        flushSync() // it may have pieces of its own
      } finally {
        this.pieces--
        if (this.pieces === 0) this.whole = true
      }
    })
  }
}

/** A piece of the drawing around this component; where there is none, or it is finished, there is nothing to wait for. */
export class Piece {
  drawn = $state(false)

  constructor() {
    const drawing = getContext<Drawing | undefined>(KEY)
    if (drawing === undefined || drawing.whole) this.drawn = true
    else drawing.add(() => (this.drawn = true))
  }
}

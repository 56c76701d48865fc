/** A request that was refused, and why; the reason is said when it is shown, so it changes with the language. */

import type { TextData } from './protocol'
import type { People } from './saying'
import { say, t } from './texts.svelte'

/** The server said no, or couldn't be reached (then there is no text): why, and by which rule of the game if it is one. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null,
    readonly text: TextData | null
  ) {
    super(code)
  }
}

/** Return why something failed, in the reader's language. */
export function reason(error: unknown, people: People = []): string {
  return error instanceof Refused && error.text !== null ? say(error.text, people) : t('no-server')
}

/** The options of a game, as the server lists them: `{name, values}`, the default first. */

import type { OptionInfo } from './protocol'

export type OptionValue = string | number | boolean

/** Options that a person doesn't set here: the box is the server's own file. */
const HIDDEN = ['box']

/** What is chosen at first: the default stands first. */
export function defaults(options: readonly OptionInfo[]): Record<string, OptionValue> {
  return Object.fromEntries(options.map((option) => [option.name, option.values[0] ?? '']))
}

export function shown(options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter((option) => !HIDDEN.includes(option.name))
}

/** How many seats a table of these options has. */
export function seats(chosen: Record<string, OptionValue>): number {
  const { players } = chosen
  return typeof players === 'number' ? players : 2
}

/** The options of a game, as the server lists them; which values fit together, and how many sit, stands in its setups. */

import type { GameInfo, OptionInfo, Setup } from './protocol'

export type OptionValue = string | number | boolean
export type Choices = Record<string, OptionValue>

/** The setup that fits what was wished for; what wasn't is as usual. */
export function setupOf({ game, setups }: GameInfo, wished: Choices): Setup {
  const usual = setups[0]?.chosen ?? {}
  const found = setups.find(({ chosen }) =>
    Object.entries(chosen).every(([name, value]) => (wished[name] ?? usual[name]) === value)
  )
  if (found === undefined) throw new Error(`${game} has no setup for ${JSON.stringify(wished)}`)
  return found
}

/** The values of all options: what was wished for where it fits, else the default. */
export function chosenIn({ options }: Setup, wished: Choices): Choices {
  const value = ({ name, values }: OptionInfo): OptionValue => {
    const wish = wished[name]
    return wish !== undefined && values.includes(wish) ? wish : (values[0] ?? '')
  }
  return Object.fromEntries(options.map((option) => [option.name, value(option)]))
}

/** The options that leave a choice. */
export function open({ options }: Setup): OptionInfo[] {
  return options.filter(({ values }) => values.length > 1)
}

/** The setup for one person alone. */
export function soloOf({ game, setups }: GameInfo): Setup {
  const found = setups.find(({ seats, automata }) => seats - automata.length === 1)
  if (found === undefined) throw new Error(`${game} can't be played alone`)
  return found
}

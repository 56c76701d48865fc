/** A catalogue of texts in Project Fluent's format. A missing text or fact is an error, never a gap on the page. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Facts = Record<string, FluentVariable>

/** A number that is written the same in every language: the first Intl.NumberFormat costs a phone a tenth of a second. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const plain = (fact: FluentVariable): FluentVariable =>
  typeof fact === 'number' && Number.isInteger(fact) && Math.abs(fact) < 1000 ? new Small(fact) : fact

export class Catalogue {
  private readonly bundle: FluentBundle

  constructor(
    readonly lang: string,
    source: string
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    const [error] = this.bundle.addResource(new FluentResource(source))
    if (error) throw error
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  say(key: string, facts: Facts = {}): string {
    const value = this.bundle.getMessage(key)?.value
    if (value === undefined || value === null) throw new Error(`the ${this.lang} catalogue has no text ${key}`)
    const errors: Error[] = []
    const told = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]))
    const sentence = this.bundle.formatPattern(value, told, errors)
    if (errors[0] !== undefined) throw new Error(`the ${this.lang} text ${key} can't be said: ${errors[0].message}`)
    return sentence
  }
}

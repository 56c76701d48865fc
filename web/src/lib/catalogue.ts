/** A catalogue of texts in Project Fluent's format. A missing text or fact is an error, never a gap on the page. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

export type Facts = Record<string, FluentVariable>

/** A number that is written the same in every language: the first Intl.NumberFormat costs a phone a tenth of a second. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const plain = (fact: FluentVariable): FluentVariable =>
  typeof fact === 'number' && Number.isInteger(fact) && Math.abs(fact) < 1000 ? new Small(fact) : fact

/** Where a text begins: its key, at the beginning of a line. */
const KEY = /^([a-zA-Z][\w-]*) *=/gm

export class Catalogue {
  private readonly bundle: FluentBundle
  /** What is written for each key: a page says a tenth of the texts, and only those are worth parsing. */
  private readonly written = new Map<string, string>()
  private readonly patterns = new Map<string, Pattern>()

  constructor(
    readonly lang: string,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) this.add(source)
  }

  /** Add the texts of a file. */
  add(source: string): void {
    const keys = [...source.matchAll(KEY)]
    keys.forEach((found, at) => this.written.set(found[1] ?? '', source.slice(found.index, keys[at + 1]?.index)))
  }

  has(key: string): boolean {
    return this.written.has(key)
  }

  say(key: string, facts: Facts = {}): string {
    const value = this.patterns.get(key) ?? this.parse(key)
    const errors: Error[] = []
    const told = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]))
    const sentence = this.bundle.formatPattern(value, told, errors)
    if (errors[0] !== undefined) throw new Error(`the ${this.lang} text ${key} can't be said: ${errors[0].message}`)
    return sentence
  }

  private parse(key: string): Pattern {
    const value = new FluentResource(this.written.get(key) ?? '').body[0]?.value
    if (value === undefined || value === null) throw new Error(`the ${this.lang} catalogue has no text ${key}`)
    this.patterns.set(key, value)
    return value
  }
}

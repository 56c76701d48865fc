/** A catalogue of texts in Project Fluent's format. A missing text or fact is an error, never a gap on the page. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Facts = Record<string, FluentVariable>

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
    const sentence = this.bundle.formatPattern(value, facts, errors)
    if (errors[0] !== undefined) throw new Error(`the ${this.lang} text ${key} can't be said: ${errors[0].message}`)
    return sentence
  }
}

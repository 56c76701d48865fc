/** The texts of the engine and the server, said as `tatami/texts/saying.py` says them; but a seat is called by whoever sits there. */

import type { Catalogue } from './catalogue'
import type { TextData } from './protocol'

/** What a seat is called in a sentence, and the name by which the server knows whoever sits there. */
export interface Person {
  name: string
  called: string
}

/** The people at a table by their seats; a seat without a person is called by its number. */
export type People = readonly Person[]

type Fact = TextData['facts'][string]

const SEATS: readonly string[] = ['seat', 'seat-you', 'seat-partner']
const WHO = 'server-who' // a person by name: whoever sits, or sat, on a seat

function called({ key, facts }: TextData, people: People): string | undefined {
  const person = people[Number(facts['seat'])]
  if (SEATS.includes(key)) return person?.called
  return key === WHO && person?.name === facts['name'] ? person?.called : undefined
}

/** Return the sentence of a text; a missing key or fact is an error. */
export function sentence(catalogue: Catalogue, text: TextData, people: People = []): string {
  const words = (fact: Fact): string | number => {
    if (typeof fact !== 'object') return fact
    return Array.isArray(fact)
      ? fact.map((one) => sentence(catalogue, one, people)).join(', ')
      : sentence(catalogue, fact, people)
  }
  const person = called(text, people)
  if (person !== undefined) return person
  return catalogue.say(text.key, Object.fromEntries(Object.entries(text.facts).map(([name, fact]) => [name, words(fact)])))
}

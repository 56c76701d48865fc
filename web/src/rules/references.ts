/** Rules that speak of other rules: `see K-50 and K-51` as pieces of text and of references. */

export type Piece = { text: string; rule: string | null }

const RULE = /\b([KRDY]-\d+[a-z]?)\b/

/** The pieces of a text; only rules that are there are references. */
export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(RULE)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, rule: known.has(part) ? part : null }))
}

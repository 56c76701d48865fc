/**
 * The parts in which texts are loaded. The pages have files of their own; those of the engine and the server are the files of the Python
 * package. The build makes one file of each part in each language, so that a page loads the texts of its own game and language.
 */

const FILE = /\/(src|tatami)\/texts\/(\w\w)\/([\w-]+)\.ftl/

/** What every page needs, and what only a replay needs; every other file is a part of its own, such as `kami` or `kami-lessons`. */
const EVERYWHERE = { src: ['everywhere', 'home', 'create', 'table', 'learning'], tatami: ['table', 'server'] }
const REVIEW = ['review', 'fairness']

export interface TextFile {
  /** Whose texts they are: the pages' own, or the engine's and the server's. */
  owner: 'src' | 'tatami'
  lang: string
  part: string
}

/** Return where a file of texts belongs; null for any other file. */
export function textFile(path: string): TextFile | null {
  const [, owner, lang, name] = FILE.exec(path) ?? []
  if ((owner !== 'src' && owner !== 'tatami') || lang === undefined || name === undefined) return null
  if (EVERYWHERE[owner].includes(name)) return { owner, lang, part: 'everywhere' }
  return { owner, lang, part: owner === 'tatami' && REVIEW.includes(name) ? 'review' : name }
}

/** Return the name of the built file that a file of texts goes into; null for any other file. */
export function chunkName(path: string): string | null {
  const file = textFile(path)
  return file === null ? null : `texts-${file.lang}-${file.part}`
}

/** Pictures for the rules: what a seat sees in a real position, made by fixtures/pictures.py. */

import type { GameKey } from '../games'
import type { Document } from '../games/board'
import type { TextData } from '../lib/protocol'
import { need } from '../lib/texts.svelte'

export interface PictureData {
  rule: string
  seat: number
  seats: number
  sides: number[][]
  data: Document
  facts: Document
  pieces: readonly Document[]
  caption: TextData[]
}

/** A file of pictures: what the pieces are stands there once for all pictures with the same ones. */
interface PictureFile {
  pieces: Document[][]
  pictures: (Omit<PictureData, 'pieces'> & { pieces: number })[]
}

const FILES: Record<GameKey, () => Promise<{ default: unknown }>> = {
  kami: () => import('./pictures/kami.json'),
  rrr: () => import('./pictures/rrr.json'),
  dynasties: () => import('./pictures/dynasties.json'),
  daimyos: () => import('./pictures/daimyos.json')
}

export async function loadPictures(game: GameKey): Promise<PictureData[]> {
  const [file] = await Promise.all([FILES[game](), need(game)])
  const { pieces, pictures } = file.default as PictureFile
  return pictures.map((picture) => ({ ...picture, pieces: pieces[picture.pieces] ?? [] }))
}

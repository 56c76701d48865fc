/** Pictures for the rules: what a seat sees in a real position, made by fixtures/pictures.py. */

import type { GameKey } from '../games'
import type { Lang } from '../lib/settings.svelte'

export interface PictureData {
  rule: string
  seat: number
  seats: number
  data: Record<string, unknown>
  caption: Record<Lang, string>
}

const FILES: Record<GameKey, () => Promise<{ default: unknown }>> = {
  kami: () => import('./pictures/kami.json'),
  rrr: () => import('./pictures/rrr.json'),
  dynasties: () => import('./pictures/dynasties.json'),
  daimyos: () => import('./pictures/daimyos.json')
}

export async function loadPictures(game: GameKey): Promise<PictureData[]> {
  return (await FILES[game]()).default as PictureData[]
}

/** The games, each loaded when it is first needed. */

import { need } from '../lib/texts.svelte'
import type { GameModule } from './board'

export const GAME_KEYS = ['kami', 'rrr', 'dynasties', 'daimyos'] as const
export type GameKey = (typeof GAME_KEYS)[number]

/** A game's module with its own types. Only this file sees it so: the table hands a module nothing but what the server sent for that game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type OwnModule = GameModule<any, any, any>

const FOLDERS: Record<GameKey, () => Promise<{ default: OwnModule }>> = {
  kami: () => import('./kami'),
  rrr: () => import('./rrr'),
  dynasties: () => import('./dynasties'),
  daimyos: () => import('./daimyos')
}

export function isGame(key: string): key is GameKey {
  return GAME_KEYS.some((known) => known === key)
}

/** Load a game's module and its texts; an error for a game that there isn't. */
export async function loadGame(key: string): Promise<GameModule> {
  if (!isGame(key)) throw new Error(`there is no game ${key}`)
  const [folder] = await Promise.all([FOLDERS[key](), need(key)])
  return folder.default
}

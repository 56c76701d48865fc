/** The games, each loaded when it is first needed. A game without a folder of its own is played through its text view. */

import type { GameModule } from './board'

export const GAME_KEYS = ['kami', 'rrr', 'dynasties', 'daimyos'] as const
export type GameKey = (typeof GAME_KEYS)[number]

const FOLDERS: Partial<Record<GameKey, () => Promise<{ default: GameModule }>>> = {
  kami: () => import('./kami'),
  rrr: () => import('./rrr'),
  dynasties: () => import('./dynasties'),
  daimyos: () => import('./daimyos')
}

export function isGame(key: string): key is GameKey {
  return GAME_KEYS.some((known) => known === key)
}

export async function loadGame(key: string): Promise<GameModule> {
  const folder = isGame(key) ? FOLDERS[key] : undefined
  return (await (folder ?? (() => import('./plain')))()).default
}

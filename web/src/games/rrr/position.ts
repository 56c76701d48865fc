/** RRR's position document with holes, as the server sends it (`?` is a tile that this seat doesn't know), and what is printed on the tiles. */

export interface Laid {
  tile: string
  ally: number
  /** Face down: the seat that destroyed it. */
  down?: number
  /** What a Tower covers. */
  under?: string
}

export interface RrrPosition {
  viewer: number | null
  options: { neutrals: string; victory: string; games: number; first: string | number }
  score: number[]
  game_no: number
  first: number | null
  phase: 'deal' | 'draft' | 'place' | 'effect' | 'choose-first' | 'over'
  seat: number | 'chance' | null
  board: Partial<Record<string, Laid>>
  zones: string[][]
  hidden: string[][]
  neutral: string[]
  discard: string[]
  used: string[]
  draft: { open?: string[]; packet?: string[]; step?: number } | null
  resolving: string[]
}

export type Act =
  'destroy' | 'flip' | 'banish' | 'again' | 'void' | 'shield' | 'move' | 'recall' | 'spy' | 'raise' | 'cover' | 'lose' | 'none'
export type Reach = 'orthogonal' | 'diagonal' | 'around' | 'cross' | 'lines' | 'ahead' | 'beside' | 'self' | 'none'

/** What is printed on a tile: what it does, where, and whether to all of those tiles or to one of them. */
export interface Kind {
  act: Act
  reach: Reach
  all: boolean
  /** Passive tiles work as long as they lie there. */
  passive: boolean
}

function kind(act: Act, reach: Reach, all = false, passive = false): Kind {
  return { act, reach, all, passive }
}

/** The kinds in the order in which zones are sorted: one's own people first. */
export const KINDS: Record<string, Kind> = {
  citizen: kind('none', 'none', false, true),
  sovereign: kind('flip', 'cross', true),
  general: kind('flip', 'lines', true),
  princess: kind('flip', 'around'),
  assassin: kind('destroy', 'around'),
  knight: kind('destroy', 'orthogonal'),
  archer: kind('destroy', 'diagonal'),
  guard: kind('shield', 'self', true, true),
  rebel: kind('flip', 'around', true),
  herald: kind('flip', 'ahead', true),
  pirate: kind('destroy', 'around'),
  bandit: kind('banish', 'orthogonal'),
  smuggler: kind('banish', 'diagonal'),
  spy: kind('spy', 'none'),
  trickster: kind('again', 'orthogonal'),
  mimic: kind('again', 'diagonal'),
  ferryman: kind('move', 'none'),
  messenger: kind('recall', 'none'),
  necromancer: kind('raise', 'none'),
  jailer: kind('void', 'orthogonal', true, true),
  witch: kind('void', 'diagonal', true, true),
  protector: kind('shield', 'beside', true, true),
  tower: kind('cover', 'self', true, true),
  death: kind('lose', 'none', false, true)
}
const ORDER = Object.keys(KINDS)

/** The kinds that each side has one of. */
export const FACTION = ['sovereign', 'general', 'princess', 'assassin', 'knight', 'archer', 'guard']

/** `general/1` is of the kind `general`. */
export function kindOf(tile: string): string {
  return tile.split('/')[0] ?? tile
}

/** The side whose set a tile came from; null for the neutral ones. */
export function origin(tile: string): number | null {
  const seat = tile.split('/')[1]
  return seat === undefined ? null : Number(seat)
}

/** A tile, and how many copies of its kind lie with it: both colours' copies have one name. */
export interface Held {
  tile: string
  copies: number
}

/** Tiles in a fixed order, the two copies of a kind as one; `first` is the colour that a name means first. Unknown ones stand at the end. */
export function held(tiles: readonly string[], first: number): Held[] {
  const found = new Map<string, Held>()
  for (const tile of tiles) {
    const kind = kindOf(tile)
    const twin = found.get(kind)
    const shown = twin === undefined || origin(tile) === first ? tile : twin.tile
    found.set(kind, { tile: shown, copies: (twin?.copies ?? 0) + 1 })
  }
  const rank = (tile: string): number => (tile === '?' ? ORDER.length : ORDER.indexOf(kindOf(tile)))
  return [...found.values()].sort((one, two) => rank(one.tile) - rank(two.tile))
}

const ROW = /^([123]) \|(.*)\|(.*)\|(.*)\|$/

/** The spaces whose tiles have the shield, read from the engine's own drawing of the board: it puts them in brackets. */
export function shields(text: string): Set<string> {
  const found = new Set<string>()
  for (const line of text.split('\n')) {
    const row = ROW.exec(line)
    if (row === null) continue
    row.slice(2).forEach((cell, file) => {
      if (cell.includes('(')) found.add(`${'abc'[file] ?? ''}${row[1] ?? ''}`)
    })
  }
  return found
}

/** Daimyos' position document with holes, as the server sends it; and the box as data, written by `python -m tatami.server.daimyos_box`. */

import contents from './box.json'

export const CLANS = ['black', 'white', 'red'] as const
export type Clan = (typeof CLANS)[number]

export interface Auto {
  action: string
  left: number
  right: number
  bottom: number
  list: string[]
}

export interface Tokens {
  /** By daimyo, the number of the token on it. */
  board: Record<string, number>
  favours: number[]
  spent: number[]
}

export interface Automaton {
  deck: string[]
  row: string[]
  top: string | null
  score_deck: string[]
  on_tracks: Record<Clan, [string, 'up' | 'down'][]>
}

export interface DaimyosPosition {
  viewer: number | null
  options: { players: number; level: number; clan_techniques: boolean; blacklist: boolean; ronin: boolean; box: string }
  phase: 'setup' | 'clan' | 'draw' | 'start' | 'keep' | 'place' | 'as-white' | 'eliminate' | 'assign' | 'over' | 'auto'
  seat: number | 'chance' | null
  turn: number | null
  boards: [string, number][]
  /** Card, turning, lower left space; in the order laid. */
  placed: [string, string, string][]
  /** How many of the last of them were placed in this turn. */
  laid: number
  hands: string[][]
  deck: string[]
  discarded: string[]
  clans: (Clan | null)[]
  neutral: Clan | null
  clan_cards: Partial<Record<Clan, string>>
  tracks: Record<Clan, number>
  tokens: Tokens[]
  used: string[]
  as_white: string[]
  eliminated: Record<string, number>
  lists: (string | null)[]
  /** By token the clan of its track, `?` while it is secret (Y-42). */
  assigned: (Record<string, string> | null)[]
  automaton: Automaton | null
}

interface Box {
  name: string
  columns: string
  turnings: string[]
  daimyos: Record<string, string>
  boards: Record<string, string[]>
  cards: Record<string, string[]>
  costs: Record<string, number>
  tokens: { daimyo: number[]; favour: number[] }
  autos: Record<string, Auto>
}

export const BOX: Box = contents
export const DAIMYOS = Object.keys(BOX.daimyos)
/** The three techniques that are open to all; the others belong to clans. */
export const OPEN_TECHNIQUES = Object.keys(BOX.costs).slice(0, 3)
/** Spaces of the grid in a row: the field of ten and two around it. */
export const SIZE = BOX.columns.length
export const MARGIN = 2
const BOARD = 5

/** A space of the grid by its numbers, from the lower left. */
export interface Space {
  column: number
  row: number
}

/** Something on a space: a letter of the box (ninjas large, samurai small), or a daimyo's number. */
export interface Piece extends Space {
  letter: string
}

/** A card as it lies: how large it is, and what is on it; clear spaces are left out. */
export interface Shape {
  width: number
  height: number
  pieces: Piece[]
}

export function spaceName({ column, row }: Space): string {
  return `${BOX.columns[column] ?? '?'}${row - 1}`
}

export function spaceOf(name: string): Space {
  return { column: BOX.columns.indexOf(name.slice(0, 1)), row: Number(name.slice(1)) + 1 }
}

/** A drawing of the box, its top row first, as pieces from the lower left. */
function read(drawing: string): Shape {
  const rows = drawing.split('/').reverse()
  const pieces = rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column) => (letter === '.' ? [] : [{ column, row, letter }]))
  )
  return { width: rows[0]?.length ?? 0, height: rows.length, pieces }
}

/** A card in one of its eight turnings (Y-20). */
export function shapeOf(card: string, turning: string): Shape {
  const drawing = BOX.cards[card]?.[BOX.turnings.indexOf(turning)]
  if (drawing === undefined) throw new Error(`the box has no card ${card} turned ${turning}`)
  return read(drawing)
}

/** Where the pieces of a card lie when its lower left space is here. */
export function laid(card: string, turning: string, at: Space): Piece[] {
  return shapeOf(card, turning).pieces.map(({ column, row, letter }) => ({
    column: at.column + column,
    row: at.row + row,
    letter
  }))
}

/** What is printed on the boards as they lie (Y-01): lower left, lower right, upper left, upper right. */
export function printed(boards: readonly (readonly [string, number])[]): Piece[] {
  return boards.flatMap(([board, degrees], slot) =>
    read(BOX.boards[board]?.[degrees / 90] ?? '').pieces.map(({ column, row, letter }) => ({
      column: MARGIN + (slot % 2) * BOARD + column,
      row: MARGIN + Math.floor(slot / 2) * BOARD + row,
      letter
    }))
  )
}

export function isDaimyo(letter: string): boolean {
  return letter >= '1' && letter <= '9'
}

/** The daimyo of a number as drawings have it. */
export function daimyoOf(letter: string): string {
  return DAIMYOS[Number(letter) - 1] ?? '?'
}

/** What lies on every space, from below: what is printed, then the cards in the order laid. */
export function piles(position: DaimyosPosition): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>()
  const cards = position.placed.flatMap(([card, turning, at]) => laid(card, turning, spaceOf(at)))
  for (const piece of [...printed(position.boards), ...cards]) {
    const name = spaceName(piece)
    found.set(name, [...(found.get(name) ?? []), piece])
  }
  return found
}

/** The clan of a piece's letter. */
export function clanOf(letter: string): Clan {
  return CLANS.find((clan) => clan.startsWith(letter.toLowerCase())) ?? 'black'
}

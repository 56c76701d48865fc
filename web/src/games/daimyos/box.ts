/** The box as the engine lists it (`Game.pieces()`), and where its cards lie on the grid. */

import { getContext, setContext } from 'svelte'
import type { BoardProps, Scene } from '../board'
import type {
  DaimyosAuto,
  DaimyosClan,
  DaimyosDaimyo,
  DaimyosDocument,
  DaimyosFacts,
  DaimyosField,
  DaimyosPiece,
  DaimyosTechnique
} from './types'

export type DaimyosScene = Scene<DaimyosDocument, DaimyosFacts, DaimyosPiece>
export type DaimyosProps = BoardProps<DaimyosDocument, DaimyosFacts, DaimyosPiece>

export const CLANS: readonly DaimyosClan[] = ['black', 'white', 'red']

/** A space of the grid by its numbers, from the lower left. */
export interface Space {
  column: number
  row: number
}

/** Something on a space: a letter of the box (ninjas large, samurai small), or a daimyo's mark. */
export interface Piece extends Space {
  letter: string
}

/** A card as it lies: how large it is, and what is on it; clear spaces are left out. */
export interface Shape {
  width: number
  height: number
  pieces: Piece[]
}

/** A drawing of the box, its top row first, as pieces from the lower left. */
function read(drawing: string): Shape {
  const rows = drawing.split('/').reverse()
  const pieces = rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column) => (letter === '.' ? [] : [{ column, row, letter }]))
  )
  return { width: rows[0]?.length ?? 0, height: rows.length, pieces }
}

export class Box {
  readonly daimyos = new Map<string, DaimyosDaimyo>()
  readonly techniques = new Map<string, DaimyosTechnique>()
  readonly autos = new Map<string, DaimyosAuto>()
  private readonly cards = new Map<string, readonly string[]>()
  private readonly field: DaimyosField

  constructor(pieces: readonly DaimyosPiece[]) {
    let field: DaimyosField | undefined
    for (const piece of pieces)
      if (piece.kind === 'field') field = piece
      else if (piece.kind === 'card') this.cards.set(piece.id, piece.turnings)
      else if (piece.kind === 'daimyo') this.daimyos.set(piece.id, piece)
      else if (piece.kind === 'technique') this.techniques.set(piece.id, piece)
      else if (piece.kind === 'auto') this.autos.set(piece.id, piece)
    if (field === undefined) throw new Error('the box has no field')
    this.field = field
  }

  get turnings(): readonly string[] {
    return this.field.turnings
  }

  get columns(): string {
    return this.field.columns
  }

  /** Spaces of the grid in a row: the field, and `margin` spaces around it. */
  get size(): number {
    return this.field.columns.length
  }

  get margin(): number {
    return this.field.margin
  }

  spaceName({ column, row }: Space): string {
    return `${this.columns[column] ?? '?'}${row + this.field.lowest}`
  }

  spaceOf(name: string): Space {
    return { column: this.columns.indexOf(name.slice(0, 1)), row: Number(name.slice(1)) - this.field.lowest }
  }

  /** A card in one of its turnings. */
  shapeOf(card: string, turning: string): Shape {
    const drawing = this.cards.get(card)?.[this.turnings.indexOf(turning)]
    if (drawing === undefined) throw new Error(`the box has no card ${card} turned ${turning}`)
    return read(drawing)
  }

  /** Where the pieces of a card lie when its lower left space is here. */
  laid(card: string, turning: string, at: Space): Piece[] {
    return this.shapeOf(card, turning).pieces.map(({ column, row, letter }) => ({
      column: at.column + column,
      row: at.row + row,
      letter
    }))
  }

  /** The daimyo of a mark as drawings have it; undefined for other letters. */
  daimyoOf(letter: string): string | undefined {
    return [...this.daimyos.values()].find(({ mark }) => mark === letter)?.id
  }
}

const known = new WeakMap<readonly DaimyosPiece[], Box>()

export function boxOf(pieces: readonly DaimyosPiece[]): Box {
  const box = known.get(pieces) ?? new Box(pieces)
  known.set(pieces, box)
  return box
}

const CONTEXT = Symbol('box')

/** Let the parts of a board know the box. */
export function provideBox(box: () => Box): void {
  setContext(CONTEXT, box)
}

export function usedBox(): () => Box {
  return getContext<() => Box>(CONTEXT)
}

/** The clan of a piece's letter. */
export function clanOf(letter: string): DaimyosClan {
  return CLANS.find((clan) => clan.startsWith(letter.toLowerCase())) ?? 'black'
}

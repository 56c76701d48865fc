/** A card on its way to the field: which one, how it is turned, where it is held; and the gestures that take it there. */

import { untrack } from 'svelte'
import { boxOf, type Box, type DaimyosProps, type Space } from './box'
import { chosenFor, parts, placement } from './parts'
import { cardOf, firstWay, turnedAt } from './steps'

const FAR = 6 // pixels that make a drag of a press
const LIFT = 1.6 // spaces that a card is held above a finger, so that it is seen

interface Press {
  pointer: number
  x: number
  y: number
  turning: string | null
  moved: boolean
}

/** The turning after one more quarter clockwise, or mirrored as one sees it. */
export function turned(turning: string, how: 'quarter' | 'mirror'): string {
  const degrees = Number.parseInt(turning.slice(1), 10)
  const mirrored = turning.endsWith('m')
  const next = how === 'quarter' ? degrees + 90 : 360 - degrees
  return `r${next % 360}${mirrored === (how === 'quarter') ? 'm' : ''}`
}

export class Laying {
  /** Where the card is held, as long as it isn't chosen. */
  aim = $state.raw<Space | null>(null)
  dragging = $state(false)
  field: SVGSVGElement | null = null
  private press: Press | null = null
  private last: { turning: string | null; chosen: Space | null } = { turning: null, chosen: null }

  constructor(private readonly board: () => DaimyosProps) {}

  private get box(): Box {
    return boxOf(this.board().pieces)
  }

  /** Every legal placement: by card and turning the spaces. */
  readonly legal = $derived.by(() => {
    const found = new Map<string, Set<string>>()
    for (const name of this.board().legal) {
      if (!name.startsWith('place')) continue
      const [space, turning, card = ''] = parts(name).reverse()
      const key = `${card.slice(5)} ${turning?.slice(5)}`
      found.set(key, (found.get(key) ?? new Set()).add(space?.slice(3) ?? ''))
    }
    return found
  })
  readonly active = $derived.by(() => this.legal.size > 0)
  /** The number of the card, where there are two (Y-54). */
  readonly number = $derived.by(() => chosenFor('card', this.board().maker.chosen))
  readonly card = $derived.by((): string | null => {
    return cardOf(this.board().data.hands[this.board().seat ?? -1] ?? [], this.number)
  })
  readonly turning = $derived.by(() => chosenFor('turn', this.board().maker.chosen))
  /** How the card is shown: as it was chosen, else the first way in which it can lie at all. */
  readonly shown = $derived.by(() => this.turning ?? firstWay(this.box, (way) => this.possible(way)) ?? 'r0')
  readonly chosen = $derived.by((): Space | null => {
    const at = chosenFor('at', this.board().maker.chosen)
    return at === null ? null : this.box.spaceOf(at)
  })
  /** Where the card may lie as it is turned now: from the legal moves alone. */
  readonly spaces = $derived.by(
    () => (this.card === null ? undefined : this.legal.get(`${this.number ?? ''} ${this.shown}`)) ?? new Set<string>()
  )
  /** The card as it is shown on the field: held or chosen, possible or not. */
  readonly ghost = $derived.by(() => {
    const at = this.aim ?? this.chosen
    if (!this.active || this.card === null || at === null) return null
    const space = this.box.spaceName(at)
    return {
      card: this.card,
      turning: this.shown,
      at,
      space,
      possible: this.spaces.has(space),
      chosen: this.aim === null,
      name: placement(this.number, this.shown, space)
    }
  })

  /** Whether the card can lie anywhere, turned this way. */
  possible(way: string): boolean {
    return this.legal.has(`${this.number ?? ''} ${way}`)
  }

  /** Whether this card of two can be laid at all. */
  layable(number: string): boolean {
    return [...this.legal.keys()].some((key) => key.startsWith(`${number} `))
  }

  /** The move being made has changed: what lies chosen isn't held as well; a card that can't lie turned so stays in sight. */
  follow(): void {
    const { turning, chosen, card, last } = this
    this.last = { turning, chosen }
    if (untrack(() => this.dragging)) return
    if (chosen !== null) this.aim = null
    else if (last.chosen !== null && last.turning !== null && turning !== null && turning !== last.turning && card !== null)
      this.aim = turnedAt(this.box, last.chosen, card, last.turning, turning)
  }

  /** One quarter further, or the other side up; ways in which the card can't lie are passed over. */
  turn(how: 'quarter' | 'mirror'): void {
    if (!this.active || this.card === null) return
    let way = turned(this.shown, how)
    while (how === 'quarter' && way !== this.shown && !this.possible(way)) way = turned(way, how)
    if (this.possible(way) && way !== this.turning) this.board().pick(`turn:${way}`)
  }

  /** The space on which the card's lower left would be if its middle were at this point of the screen; null when far off the field. */
  under(event: { clientX: number; clientY: number; pointerType?: string }): Space | null {
    const matrix = this.field?.getScreenCTM()
    if (this.card === null || matrix === null || matrix === undefined) return null
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    const { width, height } = this.box.shapeOf(this.card, this.shown)
    const size = this.box.size
    const lift = this.dragging && event.pointerType !== 'mouse' ? LIFT : 0
    const x = point.x / 10
    const y = size - point.y / 10 + lift
    if (x < 0 || y < 0 || x > size || y > size) return null
    const fit = (value: number, room: number): number => Math.min(Math.max(Math.round(value), 0), room)
    return { column: fit(x - width / 2, size - width), row: fit(y - height / 2, size - height) }
  }

  /** A press on a card, or on the field: it may become a drag. */
  down(event: PointerEvent): void {
    const element = event.target instanceof Element ? event.target.closest<SVGElement | HTMLElement>('[data-grip]') : null
    if (element === null || !this.active || event.button !== 0) return
    const grip = element.dataset['grip'] ?? ''
    if (grip.startsWith('r') && !this.possible(grip)) return
    if (this.card === null || (grip === 'field' && event.pointerType === 'mouse' && this.chosen === null)) return
    this.press = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      turning: grip.startsWith('r') ? grip : null,
      moved: false
    }
  }

  move(event: PointerEvent, root: HTMLElement): void {
    const press = this.press
    if (press === null || press.pointer !== event.pointerId) {
      if (event.pointerType === 'mouse') this.hover(event)
      return
    }
    if (!press.moved && Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR) return
    if (!press.moved) {
      press.moved = true
      this.dragging = true
      root.setPointerCapture(event.pointerId)
      if (press.turning !== null && press.turning !== this.turning) {
        if (this.turning !== null) this.board().pick(`back:turn:${this.turning}`)
        this.board().pick(`turn:${press.turning}`)
      } else if (this.chosen !== null) this.board().pick(`back:at:${this.box.spaceName(this.chosen)}`)
    }
    this.aim = this.under(event)
  }

  /** The end of a drag; whether there was one. */
  up(event: PointerEvent): boolean {
    const press = this.press
    if (press === null || press.pointer !== event.pointerId) return false
    this.press = null
    if (!press.moved) return false
    const at = event.type === 'pointercancel' ? null : this.under(event)
    this.dragging = false
    this.aim = null
    if (at !== null) this.lay(at)
    return true
  }

  /** Lay the card here; where it can't lie the server says why, and it stays in sight. */
  lay(at: Space): void {
    const space = this.box.spaceName(at)
    const possible = this.spaces.has(space)
    this.board().pick(`at:${space}`)
    if (!possible) this.aim = at
  }

  /** A mouse over the field holds the card there, unless it lies chosen. */
  private hover(event: PointerEvent): void {
    const over = event.target instanceof Node && this.field?.contains(event.target) === true
    if (this.active && this.chosen === null) this.aim = over ? this.under(event) : null
  }
}

/**
 * One action for all boards: pointer and keyboard on everything that carries `data-target`.
 *
 * A board draws its targets as focusable elements with `data-target="place"`. Arrows move between them by where they lie on the screen
 * (one of them is in the tab order), Enter or Space chooses, Escape or Backspace takes back.
 */

import { tick } from 'svelte'
import type { Action } from 'svelte/action'
import type { MoveMaker } from './moves'

export interface TargetHandlers {
  pick(target: string): void
  back(): void
}

export interface Point {
  x: number
  y: number
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 }
}

/** The index of the nearest point in a direction, or -1: what lies straight ahead counts more than what lies aside. */
export function nearest(from: Point, points: readonly Point[], direction: Point): number {
  let best = -1
  let least = Infinity
  points.forEach((point, at) => {
    const dx = point.x - from.x
    const dy = point.y - from.y
    const ahead = dx * direction.x + dy * direction.y
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    const cost = ahead + 2.5 * aside
    if (ahead > 1 && cost < least) {
      best = at
      least = cost
    }
  })
  return best
}

/** The attributes of a target: spread them on a button, or on an SVG element with a role and a label. */
export function target(maker: MoveMaker, place: string): Record<string, string | boolean> {
  const standing = maker.standing(place)
  return {
    'data-target': place,
    'data-standing': standing,
    'aria-disabled': standing === 'closed' || standing === 'idle',
    'aria-pressed': standing === 'chosen'
  }
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const targets: Action<HTMLElement, TargetHandlers> = (root, handlers) => {
  let now = handlers
  let current: string | null = null // the place in the tab order, by name: elements come and go

  const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-target]')]
  const at = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-target]') : null

  /** Exactly one target in the tab order: the last one used, else the first that can be chosen. */
  function rove(): void {
    const found = all()
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const entry =
      found.find((element) => element === focused) ??
      found.find((element) => element.dataset['target'] === current) ??
      found.find((element) => element.dataset['standing'] === 'open') ??
      found[0]
    for (const element of found) {
      const index = element === entry ? '0' : '-1'
      if (element.getAttribute('tabindex') !== index) element.setAttribute('tabindex', index)
    }
  }

  function click(event: MouseEvent): void {
    const element = at(event)
    const place = element?.dataset['target']
    if (place === undefined) return
    const focused = element === document.activeElement
    current = place
    now.pick(place)
    // A card that was chosen leaves its place; whoever plays by keyboard goes on with the next one.
    if (focused) void tick().then(() => refocus(place)) // at once: a key that is pressed meanwhile must find it
  }

  function refocus(place: string): void {
    if (document.activeElement !== null && document.activeElement !== document.body) return // it found a place by itself
    const found = all()
    const next =
      found.find((element) => element.dataset['target'] === place && element.dataset['standing'] === 'open') ??
      found.find((element) => element.dataset['standing'] === 'open') ??
      found[0]
    next?.focus()
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Backspace') {
      now.back()
      event.preventDefault()
      return
    }
    const element = at(event)
    if (element === null) return
    if ((event.key === 'Enter' || event.key === ' ') && !(element instanceof HTMLButtonElement)) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true })) // an SVG element doesn't click by itself
      event.preventDefault()
      return
    }
    const direction = ARROWS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const others = all().filter((other) => other !== element)
    const next = others[nearest(centre(element), others.map(centre), direction)]
    next?.focus()
  }

  /** What had the focus may just have gone: nothing has it then, and taking back is meant for the board. */
  function lost(event: KeyboardEvent): void {
    if (event.target === document.body && document.querySelector('dialog[open]') === null) key(event)
  }

  function focus(event: FocusEvent): void {
    const place = at(event)?.dataset['target']
    if (place === undefined) return
    current = place
    rove()
  }

  root.addEventListener('click', click)
  root.addEventListener('keydown', key)
  document.addEventListener('keydown', lost)
  root.addEventListener('focusin', focus)
  const watcher = new MutationObserver(rove)
  watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-standing', 'data-target'] })
  rove()

  return {
    update: (handlers) => {
      now = handlers
    },
    destroy: () => {
      watcher.disconnect()
      root.removeEventListener('click', click)
      root.removeEventListener('keydown', key)
      document.removeEventListener('keydown', lost)
      root.removeEventListener('focusin', focus)
    }
  }
}

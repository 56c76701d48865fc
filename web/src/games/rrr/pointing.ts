/** Pointing at things that are no choice of their own: looking at a tile, and choosing another one instead. */

import type { Action } from 'svelte/action'
import type { MoveMaker } from '../../lib/moves'
import { target } from '../../lib/targets'

/** Targets that only show what a tile does. */
export const LOOK = 'look:'

/** The first chosen part that must be taken back so that this target can be chosen; null when that wouldn't help. */
export function instead(maker: MoveMaker, target: string): string | null {
  if (maker.standing(target) !== 'closed') return null
  let left = maker
  while (left.chosen.length > 0) {
    const last = left.chosen.at(-1) ?? ''
    left = left.back()
    if (left.resolve(target) !== null) return last
  }
  return null
}

/** How a target stands, for its looks: one that can be chosen instead of another is `other`. */
export function looks(maker: MoveMaker, target: string): string {
  return instead(maker, target) === null ? maker.standing(target) : 'other'
}

/** A target's attributes: what can be looked at, or chosen instead, isn't disabled. */
export function aimed(maker: MoveMaker, place: string): Record<string, string | boolean> {
  const attributes = target(maker, place)
  const able = place.startsWith(LOOK) || instead(maker, place) !== null
  return able ? { ...attributes, 'aria-disabled': false } : attributes
}

export interface PointingHandlers {
  maker: MoveMaker
  pick: (target: string) => void
  /** A tile (or null) is looked at; and the space or other target that it belongs to. */
  look: (tile: string | null, target: string | null) => void
  open: (what: string) => void
}

export const pointing: Action<HTMLElement, PointingHandlers> = (root, handlers) => {
  let now = handlers
  const at = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-target]') : null

  function look(event: Event): void {
    const element = at(event)
    now.look(element?.dataset['tile'] ?? null, element?.dataset['target'] ?? null)
  }

  // The table's own action listens further out: what is settled here doesn't reach it.
  function click(event: Event): void {
    const element = at(event)
    const target = element?.dataset['target']
    if (target === undefined) return
    look(event)
    if (target.startsWith(LOOK)) {
      event.stopPropagation()
      now.open(target.slice(LOOK.length))
      return
    }
    const last = instead(now.maker, target)
    if (last === null) return
    event.stopPropagation()
    now.pick(`back:${last}`)
    now.pick(target)
  }

  function leave(): void {
    now.look(null, null)
  }

  root.addEventListener('pointerover', look)
  root.addEventListener('pointerleave', leave)
  root.addEventListener('focusin', look)
  root.addEventListener('click', click)
  return {
    update: (handlers) => {
      now = handlers
    },
    destroy: () => {
      root.removeEventListener('pointerover', look)
      root.removeEventListener('pointerleave', leave)
      root.removeEventListener('focusin', look)
      root.removeEventListener('click', click)
    }
  }
}

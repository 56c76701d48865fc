/** Movement that shows what happened: a thing travels from where it was to where it is. Off for whoever wants less motion. */

const STEADY = 380

/** Whether this person wants less motion. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Where things were before the page changed, by the names in `data-spot`. */
export class Spots {
  private boxes = new Map<string, DOMRect>()

  /** Remember all spots below an element; call it before the change (`$effect.pre`). */
  note(root: Element | undefined): void {
    this.boxes = new Map()
    for (const element of root?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
      this.boxes.set(element.dataset['spot'] ?? '', element.getBoundingClientRect())
    }
  }

  /** The first of these spots that was there. */
  find(names: readonly string[]): DOMRect | undefined {
    for (const name of names) {
      const box = this.boxes.get(name)
      if (box !== undefined) return box
    }
    return undefined
  }
}

/** A Svelte action: on arrival, the element travels here from the first known spot. */
export function arrive(element: HTMLElement, from: { spots: Spots; names: readonly string[] }): void {
  const start = from.spots.find(from.names)
  if (start === undefined || calm()) return
  const end = element.getBoundingClientRect()
  if (end.width === 0) return
  const x = start.x + start.width / 2 - end.x - end.width / 2
  const y = start.y + start.height / 2 - end.y - end.height / 2
  const scale = Math.max(0.4, start.width / end.width)
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 }
    ],
    { duration: STEADY, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
  )
}

/** A card that is laid with one click: what must be chosen or taken back first, and what stays as it was. */

import { placeOf, verbOf, type MoveMaker, type Part } from '../../lib/moves'
import { boxOf, type Box, type DaimyosScene, type Space } from './box'
import { chosenFor } from './parts'

/** The first way in which the card can lie at all: so it is shown, and laid, while no way was chosen. */
export function firstWay(box: Box, possible: (way: string) => boolean): string | undefined {
  return box.turnings.find(possible)
}

/** Where a card that lies here would lie turned otherwise, about the same middle. */
export function turnedAt(box: Box, at: Space, card: string, from: string, to: string): Space {
  const before = box.shapeOf(card, from)
  const after = box.shapeOf(card, to)
  return {
    column: at.column + Math.floor((before.width - after.width) / 2),
    row: at.row + Math.floor((before.height - after.height) / 2)
  }
}

/** The card of these in hand that is to be laid: by its number where there are two (Y-54). */
export function cardOf(hand: readonly string[], number: string | null): string | null {
  return (hand.length > 1 ? hand[Number(number ?? 0) - 1] : hand[0]) ?? null
}

/** What choosing a target takes, in order. */
export function steps(maker: MoveMaker, target: Part, { data, pieces }: DaimyosScene): Part[] {
  const verb = verbOf(target)
  const place = placeOf(target)
  const chosen = (what: string): string | null => chosenFor(what, maker.chosen)
  const before = chosen(verb)
  const instead = before === null || before === place ? [] : [`back:${verb}:${before}`]
  if (verb === 'at' && chosen('turn') === null) {
    const way = firstWay(boxOf(pieces), (one) => maker.next.includes(`turn:${one}`))
    return way === undefined ? [target] : [`turn:${way}`, target]
  }
  const at = chosen('at')
  if (verb !== 'turn' || before === null || at === null) return [...instead, target]
  // Turned where it lies, if it can lie there so.
  const { hands, viewer } = data
  const box = boxOf(pieces)
  const card = cardOf(hands[viewer ?? 0] ?? [], chosen('card'))
  const part = card === null ? null : `at:${box.spaceName(turnedAt(box, box.spaceOf(at), card, before, place))}`
  const fits = part !== null && maker.drop(`turn:${before}`).choose(target)?.next.includes(part) === true
  return fits ? [...instead, target, part] : [...instead, target]
}

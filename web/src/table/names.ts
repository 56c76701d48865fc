/** What those at a table are called: beside their seats, and in sentences. */

import type { Replay, SeatInfo, View } from '../lib/protocol'
import type { People } from '../lib/saying'
import { say, t } from '../lib/texts.svelte'

export function sitter(seat: SeatInfo): string {
  if (seat.kind === 'automaton') return t('automaton')
  if (seat.kind === 'bot') return seat.name ?? botName(seat.level)
  return seat.name ?? t('seat-open')
}

export function nameOf(view: View, seat: number): string {
  const info = view.seats[seat]
  return info === undefined ? String(seat) : sitter(info)
}

/** A person's seat that a bot plays now: it still has its person's name. */
export function handed(seat: SeatInfo): boolean {
  return seat.kind === 'bot' && seat.name !== null
}

/** What the players of a finished game are called. */
export function playerNames({ players }: Pick<Replay, 'players'>): string[] {
  return players.map(({ kind, name, level }) => (kind === 'bot' ? botName(level) : name))
}

const botName = (level: string | null): string => t('bot', { level: t(`level-${level ?? 'casual'}`) })

/** The people of a table as sentences call them. */
export function peopleOf({ seats, sides, you }: Pick<View, 'seats' | 'sides' | 'you'>): People {
  const known = seats.map(({ name, level }) => name ?? level ?? '?') // as the server names them
  return people(known, seats.map(sitter), sides, you)
}

/** The players of a finished game as sentences call them, seen from one of the seats or from none. */
export function playersOf(game: Pick<Replay, 'players' | 'sides'>, you: number | null): People {
  const known = game.players.map(({ name }) => name)
  return people(known, playerNames(game), game.sides, you)
}

function people(known: readonly string[], names: readonly string[], sides: readonly number[][], you: number | null): People {
  return names.map((name, seat) => {
    const alike = names.filter((other) => other === name).length > 1
    const who = alike ? t('who-numbered', { who: name, seat }) : name
    const key = keyOf(seat, sides, you)
    return { name: known[seat] ?? '', called: key === 'seat' ? who : t(key.replace('seat', 'who'), { who }) }
  })
}

/** Seats without people, where a position is studied. */
export function seatsOf(count: number, sides: readonly number[][], you: number | null): People {
  return Array.from({ length: count }, (_, seat) => {
    return { name: '', called: say({ key: keyOf(seat, sides, you), facts: { seat } }) }
  })
}

function keyOf(seat: number, sides: readonly number[][], you: number | null): 'seat' | 'seat-you' | 'seat-partner' {
  if (you === null) return 'seat'
  if (seat === you) return 'seat-you'
  return sides.some((side) => side.includes(seat) && side.includes(you)) ? 'seat-partner' : 'seat'
}

/** The tables that this device knows, as they are written into its storage. What makes no sense is left out. */

export interface OwnSeat {
  seat: number
  /** What opens the seat; null where only a cookie does. */
  secret: string | null
  name: string
}

export interface OwnTable {
  table: string
  game: string
  /** Several where people share this device; none where one only watches. */
  seats: OwnSeat[]
  /** Links for friends that weren't used yet, by seat. */
  invitations: { seat: number; secret: string }[]
  /** Whether the table is covered while the device changes hands. */
  curtain: boolean
  /** How many events were seen. */
  number: number
  /** When it was last looked at, in milliseconds. */
  seen: number
  over: boolean
}

export const MOST = 40

const isText = (value: unknown): value is string => typeof value === 'string'

function ownSeat(value: unknown): OwnSeat | null {
  const { seat, secret, name } = (value ?? {}) as Record<string, unknown>
  if (typeof seat !== 'number') return null
  return { seat, secret: isText(secret) ? secret : null, name: isText(name) ? name : '' }
}

function invitation(value: unknown): { seat: number; secret: string } | null {
  const { seat, secret } = (value ?? {}) as Record<string, unknown>
  return typeof seat === 'number' && isText(secret) ? { seat, secret } : null
}

function list<One>(value: unknown, read: (one: unknown) => One | null): One[] {
  return Array.isArray(value) ? value.map(read).filter((one) => one !== null) : []
}

function ownTable(value: unknown): OwnTable | null {
  const fields = (value ?? {}) as Record<string, unknown>
  const { table, game, number, seen } = fields
  if (!isText(table) || !isText(game)) return null
  return {
    table,
    game,
    seats: list(fields['seats'], ownSeat),
    invitations: list(fields['invitations'], invitation),
    curtain: fields['curtain'] !== false,
    number: typeof number === 'number' ? number : 0,
    seen: typeof seen === 'number' ? seen : 0,
    over: fields['over'] === true
  }
}

/** The stored tables, the last seen first. */
export function read(stored: string | null): OwnTable[] {
  try {
    return list(JSON.parse(stored ?? '[]'), ownTable).sort((one, other) => other.seen - one.seen)
  } catch {
    return [] // somebody else's text under our key
  }
}

/** The list with this table in front, without the oldest ones beyond what is kept. */
export function put(tables: readonly OwnTable[], own: OwnTable): OwnTable[] {
  return [own, ...tables.filter((other) => other.table !== own.table)].slice(0, MOST)
}

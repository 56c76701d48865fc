/**
 * The emblems of the 24 kinds, drawn in a square of 64: shapes from back to front. `ink` and `accent` are filled, `bare` shows the
 * paper, `line`, `thin` and `cut` are strokes of ink, fine ink and paper.
 */

export type Stroke = 'ink' | 'accent' | 'bare' | 'line' | 'thin' | 'cut'
export type Shape = readonly [Stroke, string]

export const EMBLEMS: Record<string, readonly Shape[]> = {
  // A dagger and what falls from it.
  assassin: [
    ['ink', 'M32 62 24 46V24h16v22Z'],
    ['cut', 'M32 28v26'],
    ['ink', 'M12 17h40v7H12ZM27 2h10v15H27Z'],
    ['accent', 'M32 0a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z'],
    ['accent', 'M50 38c5 7 6 9 6 12a6 6 0 0 1-12 0c0-3 1-5 6-12Z']
  ],
  // A commander's fan.
  general: [
    ['ink', 'M29 36h6v28h-6Z'],
    ['ink', 'M32 0c20 0 28 8 28 18 0 7-5 10-10 11-6 1-8 5-10 11H24c-2-6-4-10-10-11C9 28 4 25 4 18 4 8 12 0 32 0Z'],
    ['accent', 'M32 7a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z'],
    ['cut', 'M24 56h16'],
    ['accent', 'M24 46h16v5H24Z']
  ],
  // A crown with three jewels.
  sovereign: [
    ['ink', 'M8 46 3 16l15 13L32 8l14 21 15-13-5 30Z'],
    ['ink', 'M8 50h48v9H8Z'],
    ['accent', 'M32 2a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM4 9a5 5 0 1 1 0 10A5 5 0 0 1 4 9ZM60 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z'],
    ['bare', 'M32 30l6 7-6 7-6-7Z'],
    ['cut', 'M13 54.500h38']
  ],
  // A blossom.
  princess: [
    ['accent', 'M32 32C20 22 20 8 28 2l4 4 4-4c8 6 8 20-4 30Z'],
    ['accent', 'M32 32c5-15 18-20 26-14l-2 6 5 3c-3 9-15 14-29 5Z'],
    ['accent', 'M32 32c16 0 25 10 22 19l-6 0-1 6c-10 0-18-10-15-25Z'],
    ['accent', 'M32 32c4 15-4 25-14 25l-1-6-6 0c-4-9 5-19 21-19Z'],
    ['accent', 'M32 32C18 41 6 36 3 27l5-3-2-6c8-6 21-1 26 14Z'],
    ['ink', 'M32 24a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z'],
    ['thin', 'M32 24V13M40 30l10-4M37 39l6 9M27 39l-6 9M24 30l-10-4'],
    ['bare', 'M32 29a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z']
  ],
  // A horse's head.
  knight: [
    ['ink', 'M14 62c0-14 12-18 11-28l-9 7c-4 3-9 2-11-2-1-3 0-5 2-7l14-15c1-8 4-13 9-17l3 8c16 2 27 16 25 54Z'],
    ['accent', 'M33 8c16 2 27 16 25 54H48c2-22-2-40-15-45Z'],
    ['bare', 'M23 20a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z'],
    ['cut', 'M10 35l4-3']
  ],
  // A bow, drawn towards a corner.
  archer: [
    ['line', 'M14 6c28-6 50 16 44 44'],
    ['thin', 'M14 6 58 50'],
    ['thin', 'M8 56 44 20'],
    ['accent', 'M58 6 54 24 40 10Z'],
    ['ink', 'M2 62l3-13 3 3 3-3 4 4-3 3 3 3Z']
  ],
  // A shield with a crest.
  guard: [
    ['ink', 'M32 1 58 9v20c0 17-11 28-26 34C17 57 6 46 6 29V9Z'],
    ['bare', 'M32 8 52 14v15c0 13-8 21-20 27-12-6-20-14-20-27V14Z'],
    ['accent', 'M32 8 52 14v15c0 13-8 21-20 27Z'],
    ['ink', 'M32 19a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z'],
    ['bare', 'M32 24l6 6-6 6-6-6Z']
  ],
  // Somebody under a straw hat.
  citizen: [
    ['ink', 'M20 34h24c2 4 2 8-1 11 9 2 14 8 15 18H6c1-10 6-16 15-18-3-3-3-7-1-11Z'],
    ['accent', 'M32 3 62 33H2Z'],
    ['thin', 'M32 4 20 33M32 4l12 29M14 26h36']
  ],
  // A mask, tied behind the head.
  bandit: [
    ['thin', 'M6 30 1 46M58 30l5 16M6 30 0 36M58 30l6 6'],
    ['ink', 'M5 20c9-7 18-7 27-2 9-5 18-5 27 2 1 14-5 24-15 25-6 0-9-5-12-10-3 5-6 10-12 10C10 44 4 34 5 20Z'],
    ['bare', 'M12 27c6-4 12-2 14 4-6 5-12 3-14-4ZM52 27c-6-4-12-2-14 4 6 5 12 3 14-4Z'],
    ['accent', 'M20 6h24l-3 7H23Z'],
    ['accent', 'M24 52h16l-8 10Z']
  ],
  // A bundle in a knotted cloth.
  smuggler: [
    ['ink', 'M8 40c0-12 10-19 24-19s24 7 24 19c0 14-10 22-24 22S8 54 8 40Z'],
    ['ink', 'M30 22C18 20 10 12 9 3c10 0 18 6 23 13C37 9 45 3 55 3c-1 9-9 17-21 19Z'],
    ['accent', 'M24 17h16v11H24Z'],
    ['cut', 'M26 29c-7 8-10 17-9 26M38 29c7 8 10 17 9 26']
  ],
  // A horn that is blown.
  herald: [
    ['ink', 'M3 45l7-10C28 34 36 26 40 8l13 25c-11 2-17 8-20 20-10 5-22 3-30-8Z'],
    ['accent', 'M36 6c6-4 22 23 19 29-6 3-23-24-19-29Z'],
    ['thin', 'M54 10l7-7M58 20l6-1M46 4l0-4'],
    ['cut', 'M14 39c5 1 9 4 11 9']
  ],
  // A boat with its pole, on the water.
  ferryman: [
    ['line', 'M50 2 34 40'],
    ['ink', 'M3 32c8 5 17 7 29 7s21-2 29-7c-2 12-8 18-16 18H19C11 50 5 44 3 32Z'],
    ['ink', 'M18 16h14l4 21H14Z'],
    ['accent', 'M25 3l15 14H10Z'],
    ['thin', 'M2 58c5-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0']
  ],
  // A fox's mask.
  trickster: [
    ['ink', 'M6 2c8 3 13 8 16 15h20c3-7 8-12 16-15 3 15 2 30-5 40L32 62 11 42C4 32 3 17 6 2Z'],
    ['accent', 'M10 9c5 3 7 7 8 12l-6 5c-2-6-3-11-2-17ZM54 9c-5 3-7 7-8 12l6 5c2-6 3-11 2-17Z'],
    ['bare', 'M14 31c6-1 10 2 12 7-6 1-10-1-12-7ZM50 31c-6-1-10 2-12 7 6 1 10-1 12-7Z'],
    ['accent', 'M32 44l6 6-6 6-6-6Z'],
    ['cut', 'M32 22v12M26 24l2 8M38 24l-2 8']
  ],
  // Two faces of one mask.
  mimic: [
    ['ink', 'M32 3c-17 0-26 9-26 25 0 19 12 33 26 35Z'],
    ['accent', 'M32 3c17 0 26 9 26 25 0 19-12 33-26 35Z'],
    ['bare', 'M12 26c5-5 10-5 14 0-5 4-10 4-14 0Z'],
    ['bare', 'M38 26c4-5 9-5 14 0-5 4-10 4-14 0Z'],
    ['cut', 'M32 3v60M18 48c4-6 8-8 14-8M32 47c5 1 9-1 13-6']
  ],
  // An eye between two slats.
  spy: [
    ['ink', 'M0 32C10 18 20 12 32 12s22 6 32 20C54 46 44 52 32 52S10 46 0 32Z'],
    ['bare', 'M7 32c8-9 16-14 25-14s17 5 25 14c-8 9-16 14-25 14S15 41 7 32Z'],
    ['accent', 'M32 19a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z'],
    ['ink', 'M32 26a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z'],
    ['line', 'M4 6h56M4 58h56']
  ],
  // A ghost's flame that rises.
  necromancer: [
    ['ink', 'M30 0c3 10 24 18 24 40 0 14-9 23-22 23S10 54 10 41c0-9 5-13 8-20 2 5 4 8 8 9C31 21 32 12 30 0Z'],
    ['accent', 'M33 26c2 6 11 11 11 21 0 7-5 12-12 12s-12-5-12-12c0-4 2-7 4-10 2 2 3 3 5 3 3-4 4-8 4-14Z'],
    ['bare', 'M26 45a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM38 45a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z']
  ],
  // A letter with a wing.
  messenger: [
    ['ink', 'M16 22h46v38H16Z'],
    ['bare', 'M21 27h36L39 43Z'],
    ['cut', 'M18 58l14-17M60 58 46 41'],
    ['accent', 'M34 20C26 4 12 0 0 2c2 6 5 9 9 11-4 0-6 0-8-1 2 6 6 9 11 10-3 1-5 1-7 0 4 6 10 8 16 6Z'],
    ['accent', 'M39 38a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z']
  ],
  // A padlock.
  jailer: [
    ['line', 'M18 30V19a14 14 0 0 1 28 0v11'],
    ['ink', 'M8 28h48v34H8Z'],
    ['accent', 'M32 35a7 7 0 0 1 4 13l3 10H25l3-10a7 7 0 0 1 4-13Z'],
    ['cut', 'M13 33v24M51 33v24']
  ],
  // A pointed hat, and a moon.
  witch: [
    ['ink', 'M2 54c6-6 10-8 16-9L31 3c7 5 12 5 17 14l-8-1 7 29c6 1 10 3 15 9-18 9-42 9-60 0Z'],
    ['accent', 'M20 38c8 4 17 4 25 0l2 8c-10 4-19 4-29 0Z'],
    ['accent', 'M57 20a11 11 0 1 1-8 12c7 2 11-4 8-12Z']
  ],
  // A paper umbrella, spread to both sides.
  protector: [
    ['line', 'M32 30v24c0 8-11 8-11 0'],
    ['ink', 'M32 3C14 5 3 17 1 36c6-5 12-5 16 0 4-6 11-6 15 0 4-6 11-6 15 0 4-5 10-5 16 0C61 17 50 5 32 3Z'],
    ['accent', 'M32 6c-9 8-14 17-15 30 4-6 11-6 15 0 4-6 11-6 15 0-1-13-6-22-15-30Z'],
    ['cut', 'M32 8v26'],
    ['ink', 'M30 0h4v8h-4Z']
  ],
  // An anchor.
  pirate: [
    ['ink', 'M28 16h8v44h-8Z'],
    ['ink', 'M16 22h32v7H16Z'],
    ['line', 'M6 40c2 14 12 20 26 20s24-6 26-20'],
    ['ink', 'M0 44 6 31l11 11ZM64 44 58 31 47 42Z'],
    ['accent', 'M32 0a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'],
    ['bare', 'M32 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z']
  ],
  // A raised fist.
  rebel: [
    ['ink', 'M20 46h26v18H20Z'],
    ['ink', 'M14 20c0-4 8-5 9 0 0-6 9-7 10-1 1-5 9-5 10 0 1-4 8-4 9 1v17c0 7-4 12-10 12H24c-8 0-12-6-12-13Z'],
    ['cut', 'M23 19v14M33 18v15M43 19v12'],
    ['accent', 'M12 34c8-3 18-2 23 1 4 3 1 9-4 8-3-1-6-1-9 1'],
    ['accent', 'M20 52h26v6H20Z'],
    ['thin', 'M32 8V0M16 10l-4-7M48 10l4-7']
  ],
  // A tower of stone.
  tower: [
    ['ink', 'M10 4h9v7h8V4h10v7h8V4h9v19h-6l5 40H11l5-40h-6Z'],
    ['accent', 'M26 63V50a6 6 0 0 1 12 0v13ZM28 29h8v10h-8Z'],
    ['cut', 'M15 27h34M19 44h7M38 44h7']
  ],
  // A scythe.
  death: [
    ['line', 'M50 62 34 8'],
    ['ink', 'M44 3C26-2 8 6 1 26 13 15 27 12 40 17Z'],
    ['accent', 'M20 34c9 0 14 5 14 12 0 4-2 6-4 8v6H10v-6c-2-2-4-4-4-8 0-7 5-12 14-12Z'],
    ['bare', 'M14 43a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM26 43a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z'],
    ['cut', 'M17 60v-4M23 60v-4']
  ]
}

/** The colours of the types. Number, emblem and name say the same without them. */

import type { DynastiesKind } from './types'

export const ACCENTS: Record<DynastiesKind, string> = {
  farmer: '#56752a',
  monk: '#b96f12',
  envoy: '#2d6494',
  ninja: '#7d7f92',
  samurai: '#b3321f',
  shogun: '#6a4690',
  daimyo: '#1d7a72',
  empress: '#b8487c',
  emperor: '#c0920f'
}

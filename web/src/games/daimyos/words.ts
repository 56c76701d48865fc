/** What clans, daimyos and techniques are called. */

import { t } from '../../lib/texts.svelte'
import { BOX, type Clan } from './position'

export function clanName(clan: string): string {
  return t(`daimyos-${clan}`)
}

export function daimyoName(daimyo: string): string {
  return t(`daimyos-${daimyo}`)
}

/** A technique has the same name in every language. */
export function techniqueName(technique: string): string {
  return technique.charAt(0).toUpperCase() + technique.slice(1)
}

/** What a technique does, in one line. */
export function techniqueText(technique: string): string {
  return t(`daimyos-about-${technique}`)
}

export function cost(technique: string): number {
  return BOX.costs[technique] ?? 0
}

/** A turning in words: `r90m` is turned by 90°, mirrored. */
export function turningName(turning: string): string {
  return t('daimyos-turning', {
    degrees: Number.parseInt(turning.slice(1), 10),
    mirrored: turning.endsWith('m') ? 'yes' : 'no'
  })
}

export function holder(clan: Clan, clans: readonly (Clan | null)[], neutral: Clan | null): number | 'neutral' | null {
  const seat = clans.indexOf(clan)
  return seat >= 0 ? seat : neutral === clan ? 'neutral' : null
}

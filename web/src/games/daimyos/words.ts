/** What clans, daimyos and techniques are called. */

import { t } from '../../lib/texts.svelte'
import type { Box } from './box'
import type { DaimyosClan } from './types'

export function clanName(clan: string): string {
  return t(`daimyos-${clan}`)
}

/** A daimyo of another box has no name but its id. */
export function daimyoName(box: Box, daimyo: string): string {
  const name = box.daimyos.get(daimyo)?.name ?? ''
  return name === '' ? daimyo : t(name)
}

/** A technique has the same name in every language. */
export function techniqueName(technique: string): string {
  return technique.charAt(0).toUpperCase() + technique.slice(1)
}

/** What a technique does, in one line. */
export function techniqueText(technique: string): string {
  return t(`daimyos-about-${technique}`)
}

export function cost(box: Box, technique: string): number {
  return box.techniques.get(technique)?.cost ?? 0
}

/** A turning in words: `r90m` is turned by 90°, mirrored. */
export function turningName(turning: string): string {
  return t('daimyos-turning', {
    degrees: Number.parseInt(turning.slice(1), 10),
    mirrored: turning.endsWith('m') ? 'yes' : 'no'
  })
}

export function holder(
  clan: DaimyosClan,
  clans: readonly (DaimyosClan | null)[],
  neutral: DaimyosClan | null
): number | 'neutral' | null {
  const seat = clans.indexOf(clan)
  return seat >= 0 ? seat : neutral === clan ? 'neutral' : null
}

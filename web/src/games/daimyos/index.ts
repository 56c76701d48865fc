import { placeOf, verbOf, type Part } from '../../lib/moves'
import { t } from '../../lib/texts.svelte'
import type { GameModule } from '../board'
import Board from './Board.svelte'
import { boxOf, type DaimyosScene } from './box'
import { parts, question } from './parts'
import { steps } from './steps'
import type { DaimyosDocument, DaimyosFacts, DaimyosPiece } from './types'
import { clanName, cost, daimyoName, techniqueName, techniqueText, turningName } from './words'

/** What `done` says, by phase. */
const DONE: Partial<Record<DaimyosDocument['phase'], string>> = { start: 'daimyos-go-on', eliminate: 'daimyos-leave' }

function label(part: Part, { data: position, pieces }: DaimyosScene): string {
  const box = boxOf(pieces)
  const place = placeOf(part)
  const hand = position.hands[position.viewer ?? 0] ?? []
  switch (verbOf(part)) {
    case 'take':
      return clanName(place)
    case 'use':
      return t('daimyos-part-use', { technique: techniqueName(place), cost: cost(box, place), about: techniqueText(place) })
    case 'swap':
      return t('daimyos-part-swap-with', { clan: position.neutral === null ? '' : clanName(position.neutral) })
    case 'keep':
    case 'drop':
      return t(`daimyos-${verbOf(part)}`, { card: hand[Number(place) - 1] ?? place })
    case 'card':
      return t('daimyos-card', { card: hand[Number(place) - 1] ?? place })
    case 'turn':
      return turningName(place)
    case 'at':
      return place
    case 'white':
      return t('daimyos-part-white', { space: place })
    case 'eliminate':
      return daimyoName(box, place)
    case 'assign': {
      const [token = '', clan = ''] = place.split('-')
      return t('daimyos-part-assign', { token, clan: clanName(clan) })
    }
    default:
      return t(DONE[position.phase] ?? 'daimyos-part-done')
  }
}

/** What the next choice is: by the verbs on offer. */
function prompt(next: readonly Part[]): string {
  const verbs = new Set(next.map(verbOf))
  const known = ['take', 'swap', 'use', 'keep', 'drop', 'card', 'turn', 'at', 'white', 'eliminate', 'assign']
  if (verbs.has('eliminate') && verbs.has('done')) return t('daimyos-choose-may-eliminate')
  const verb = known.find((one) => verbs.has(one)) ?? 'done'
  return t(`daimyos-choose-${verb === 'use' ? 'swap' : verb}`)
}

const daimyos: GameModule<DaimyosDocument, DaimyosFacts, DaimyosPiece> = { Board, parts, steps, question, label, prompt }

export default daimyos

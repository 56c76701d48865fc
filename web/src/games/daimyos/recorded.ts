/** The recorded tables of Daimyos, for the tests. */

import type { DaimyosScene } from './box'
import type { DaimyosPiece } from './types'

export interface Sight extends DaimyosScene {
  seat: number | null
  legal: string[]
}

interface Recorded {
  seat: number
  pieces: DaimyosPiece[]
  steps: Omit<Sight, 'seat' | 'pieces'>[]
}

const FIXTURES = import.meta.glob<Recorded>('../../../fixtures/daimyos-*.json', { import: 'default', eager: true })

export const SIGHTS: Sight[] = Object.values(FIXTURES).flatMap(({ seat, pieces, steps }) =>
  steps.map(({ data, facts, legal }) => ({ data, facts, pieces, seat, legal }))
)

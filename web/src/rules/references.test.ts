import { expect, it } from 'vitest'
import { pieces } from './references'

it('finds the rules that a rule speaks of, and no others', () => {
  const known = new Set(['K-50', 'K-21'])
  expect(pieces('see K-50, not K-99 (K-21).', known)).toEqual([
    { text: 'see ', rule: null },
    { text: 'K-50', rule: 'K-50' },
    { text: ', not ', rule: null },
    { text: 'K-99', rule: null },
    { text: ' (', rule: null },
    { text: 'K-21', rule: 'K-21' },
    { text: ').', rule: null }
  ])
})

import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { MoveMaker } from '../../lib/moves'
import { need, speak, t } from '../../lib/texts.svelte'
import { kindOf, laid, letterOf } from './cards'
import kami from './index'
import { parts, question, type KamiScene } from './parts'

interface Recording extends Pick<KamiScene, 'pieces'> {
  steps: (Omit<KamiScene, 'pieces'> & { legal: string[] })[]
}

function scenes(name: string): (KamiScene & { legal: string[] })[] {
  const file = readFileSync(new URL(`../../../fixtures/kami-${name}.json`, import.meta.url), 'utf8')
  const { pieces, steps } = JSON.parse(file) as Recording
  return steps.map((step) => ({ ...step, pieces }))
}

const all = ['2', '3', '4'].flatMap(scenes)
const [scene] = all
if (scene === undefined) throw new Error('the recording is empty')

describe('the cards of Kami', () => {
  it.each([
    ['R', { letter: 'R', down: false, hired: false }],
    ['(S)', { letter: 'S', down: true, hired: false }],
    ['(*S)', { letter: 'S', down: true, hired: true }],
    ['(?)', { letter: '?', down: true, hired: false }]
  ])('%s lies so', (text, card) => {
    expect(laid(text)).toEqual(card)
  })

  it('are those of the pieces', () => {
    for (const piece of scene.pieces) expect(kindOf(piece.letter, scene.pieces)).toBe(piece)
    expect(kindOf('?', scene.pieces)).toBeUndefined()
    expect([letterOf('*2', ['S?', 'G', '']), letterOf('*3', ['S?', 'G', '']), letterOf('T', [])]).toEqual(['G', '?', 'T'])
  })
})

describe('a question about what is not possible', () => {
  const asked = (defence: KamiScene['facts']['defence'], hand = 'SLG'): KamiScene => ({
    ...scene,
    data: { ...scene.data, viewer: 0, hands: [hand] },
    facts: { ...scene.facts, defence }
  })
  it('names the attempt as the cards are due to lie', () => {
    expect(question([], 'S', asked('down'))).toBe('(S)>L')
    expect(question([], 'S', asked('up'))).toBe('S>L')
    expect(question([], 'S', asked(null))).toBe('>S')
    expect(question([], '*3', asked('up', ''))).toBe(`*3>${scene.pieces[0]?.letter}`)
    expect(question(['down:S'], 'G', asked('down'))).toBe('(S)>G')
    expect(question(['counter:S'], 'G', asked('up'))).toBe('S>G')
    expect(question([], 'pass', asked('up'))).toBe('-')
    expect(question([], 'nowhere', asked('up'))).toBeNull()
  })
})

describe('on the board of Kami', () => {
  beforeAll(() => Promise.all([speak('en'), need('kami')]))

  function body({ data, facts, pieces, legal }: KamiScene & { legal: string[] }, changed = {}): string {
    const maker = MoveMaker.start(legal, parts)
    const names = ['Aiko', 'Basile', 'Chiyo', 'Dieter']
    const props = { data, facts, pieces, legal, maker, names, seat: data.viewer, previous: null, lang: 'en', pick: () => {} }
    return render(kami.Board, { props: { ...props, ...changed } }).body
  }

  it('everything that can be chosen next is drawn, with a name', () => {
    for (const step of all) {
      const drawn = body(step)
      const { next } = MoveMaker.start(step.legal, parts)
      for (const part of next) {
        expect(kami.label(part, step)).not.toBe('')
        const place = part.slice(part.indexOf(':') + 1)
        if (place !== part) expect(drawn).toContain(`data-target="${place}"`)
      }
      if (next.length > 0) expect(kami.prompt(next, step)).not.toBe('')
    }
  })

  it('the goal, the sides and the points are those that came', () => {
    const [team = scene] = scenes('4')
    expect(body(team)).toContain(`/${team.facts.goal}</span>`)
    expect(body(team, { facts: { ...team.facts, goal: 99 } })).toContain('/99</span>')
    const alone = { ...team.facts, sides: [0, 1, 2, 3] }
    const partner = `>${t('kami-partner')}<`
    expect([body(team).includes(partner), body(team, { facts: alone }).includes(partner)]).toEqual([true, false])
    const pieces = team.pieces.map((piece) => ({ ...piece, points: 77 }))
    expect([body(team).includes('>77<'), body(team, { pieces }).includes('>77<')]).toEqual([false, true])
  })
})

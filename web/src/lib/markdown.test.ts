import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blocks } from './markdown'

describe('the rules as data', () => {
  it('are headings, paragraphs, lists and tables', () => {
    const page =
      '# Kami\n\nA *fine* game\nof cards.\n\n### K-21 Empress in attack\nOnly `E`.\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\n- one\n- two'
    expect(blocks(page)).toEqual([
      { kind: 'heading', level: 1, id: undefined, text: 'Kami' },
      { kind: 'paragraph', text: 'A fine game of cards.' },
      { kind: 'heading', level: 3, id: 'K-21', text: 'K-21 Empress in attack' },
      { kind: 'paragraph', text: 'Only E.' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
      { kind: 'list', items: ['one', 'two'] }
    ])
  })

  it.each(['kami', 'rrr', 'dynasties', 'daimyos'])('give every rule of %s its place in all languages', (game) => {
    const ids = ['en', 'fr', 'de'].map((lang) => {
      const text = readFileSync(new URL(`../../../tatami/rules/${game}.${lang}.md`, import.meta.url), 'utf8')
      const found = blocks(text).flatMap((block) => (block.kind === 'heading' && block.id !== undefined ? [block.id] : []))
      expect(found).toEqual([...text.matchAll(/^### ([A-Z]-\w+)/gm)].map((match) => match[1]))
      return found
    })
    expect(ids[0]?.length).toBeGreaterThan(15)
    expect(ids[1]).toEqual(ids[0])
    expect(ids[2]).toEqual(ids[0])
  })
})

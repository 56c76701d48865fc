// axe, put into a page from outside: what it finds, in words.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
export async function axe(page) {
  await page.evaluate(SOURCE) // through the debugger, so the server's policy stays in force
  return await page.evaluate(async () => {
    // @ts-expect-error axe was put into the page above
    const { violations } = await window.axe.run(document)
    return violations.map(
      (/** @type {any} */ one) => `${one.id}: ${one.nodes.map((/** @type {any} */ node) => node.html).join(' ')}`
    )
  })
}

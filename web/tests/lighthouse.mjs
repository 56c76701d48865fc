// `npm run lighthouse [PATTERN]`: what Lighthouse says of home and of a table of each game, on its slow phone. The scores depend on the
// speed of this machine, so no test does; docs/web.md has those that were seen.

import { spawnSync } from 'node:child_process'
import { CHROMIUM } from './site.mjs'
import { serve } from './server.mjs'
import { api } from './tables.mjs'

const LIGHTHOUSE = 'lighthouse@12.8.2' // fetched by npx: nothing else needs it
const ROUNDS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'
const SEATS = { kami: 4, rrr: 2, dynasties: 2, daimyos: 2 }
const wanted = new RegExp(process.argv[2] ?? '')

/** @param {string} url @returns {number[]} the scores, of 100 */
function scores(url) {
  const asked = [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${FLAGS}`
  ]
  const done = spawnSync('npx', asked, { env: { ...process.env, CHROME_PATH: CHROMIUM }, maxBuffer: 1 << 26, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`lighthouse ended with ${done.status}: ${done.stderr}`)
  const { categories } = JSON.parse(done.stdout)
  return CATEGORIES.map((name) => Math.round(100 * categories[name].score))
}

const server = await serve()
const pages = /** @type {[string, string][]} */ ([['home', '#/']])
for (const [game, count] of Object.entries(SEATS)) {
  const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot', level: 'novice' }))
  const seats = [{ kind: 'me', name: 'A', nonce: 'ab'.repeat(32) }, ...bots]
  pages.push([game, `#/table/${(await api(server.url, '/tables', { game, seats })).table}`])
}
console.log(['page', ...CATEGORIES].join('  '))
for (const [name, hash] of pages.filter(([name]) => wanted.test(name))) {
  const rounds = Array.from({ length: ROUNDS }, () => scores(`${server.url}/${hash}`))
  const middle = CATEGORIES.map((_, at) => rounds.map((round) => round[at] ?? 0).sort((a, b) => a - b)[ROUNDS >> 1])
  console.log([name, ...middle].join('  '), ` (performance: ${rounds.map(([first]) => first).join(', ')})`)
}
await server.close()

// `npm run lighthouse [PATTERN]`: what Lighthouse says of home and of a table of each game, on its slow phone. The scores depend on the
// speed of this machine, so no test does; docs/web.md has those that were seen.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CHROMIUM } from './site.mjs'
import { serve } from './server.mjs'
import { api } from './tables.mjs'

const LIGHTHOUSE = 'lighthouse@12.8.2' // fetched by npx: nothing else needs it
const ROUNDS = 5
const TRIES = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift'
}
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'
const SEATS = { kami: 4, rrr: 2, dynasties: 2, daimyos: 2 }
const wanted = new RegExp(process.argv[2] ?? '')

/** @param {string} url @returns {Promise<{ scores: number[], values: number[] }>} the scores, of 100, and what was measured */
async function look(url) {
  const only = `--only-categories=${CATEGORIES.join()}`
  const asked = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', only, `--chrome-flags=${FLAGS}`]
  const env = { ...process.env, CHROME_PATH: CHROMIUM }
  for (let tries = 1; ; tries++) {
    try {
      const { stdout } = await promisify(execFile)('npx', asked, { env, maxBuffer: 1 << 26 })
      const { categories, audits } = JSON.parse(stdout)
      return {
        scores: CATEGORIES.map((name) => Math.round(100 * categories[name].score)),
        values: Object.values(METRICS).map((name) => audits[name].numericValue)
      }
    } catch (error) {
      // With a newer Chromium it now and then loses the beginning of its recording, and says to run it again.
      if (tries === TRIES || !String(error).includes('NO_NAVSTART')) throw error
    }
  }
}

const server = await serve()
const pages = /** @type {[string, string][]} */ ([['home', '#/']])
for (const [game, count] of Object.entries(SEATS)) {
  const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot', level: 'novice' }))
  const seats = [{ kind: 'me', name: 'A', nonce: 'ab'.repeat(32) }, ...bots]
  pages.push([game, `#/table/${(await api(server.url, '/tables', { game, seats })).table}`])
}

/** In the middle, one by one. @param {number[][]} rounds @returns {number[]} */
const middle = (rounds) =>
  (rounds[0] ?? []).map((_, at) => rounds.map((round) => round[at] ?? 0).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0)

console.log(['page', ...CATEGORIES].join('  '))
for (const [name, hash] of pages.filter(([name]) => wanted.test(name))) {
  /** @type {Awaited<ReturnType<typeof look>>[]} */
  const rounds = []
  while (rounds.length < ROUNDS) rounds.push(await look(`${server.url}/${hash}`))
  const each = rounds.map(({ scores: [first] }) => first).join(', ')
  console.log([name, ...middle(rounds.map(({ scores }) => scores))].join('  '), ` (performance: ${each})`)
  const values = middle(rounds.map(({ values }) => values))
  console.log(
    `  ${Object.keys(METRICS)
      .map((metric, at) => `${metric} ${Math.round(1000 * (values[at] ?? 0)) / 1000}`)
      .join('  ')}`
  )
}
await server.close()

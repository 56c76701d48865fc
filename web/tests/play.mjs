// `npm run test:play [PATTERN]`: whole games in Chromium against a real server, by mouse and by keyboard; several browsers at one
// table; a connection that breaks. `SEED=…` plays the same choices again.

import assert from 'node:assert/strict'
import { dice, play } from './driver.mjs'
import { serve } from './server.mjs'
import { launch } from './site.mjs'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }
const WANTED = new RegExp(process.argv[2] ?? '')
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
console.log(`SEED=${SEED}`)

const server = await serve()
const browser = await launch()
/** @type {string[]} */
const faults = []
const random = dice(SEED)

/** Someone with a browser of his own. @param {import('playwright-core').BrowserContextOptions} [options] @param {object} [settings] */
async function person(options = {}, settings = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: WIDE, locale: 'en-GB', ...options })
  await context.addInitScript(
    (given) => {
      if (localStorage.getItem('tatami') === null) localStorage.setItem('tatami', JSON.stringify(given))
    },
    { lang: 'en', tempo: 'at-once', level: 'novice', ...settings }
  )
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => faults.push(`error in the page: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED'))
      faults.push(`console: ${message.text()}`)
  })
  return page
}

/** @param {string} name @param {() => Promise<void>} body */
async function test(name, body) {
  if (!WANTED.test(name)) return
  const begun = Date.now()
  try {
    await body()
    console.log(`ok   ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
  } catch (error) {
    faults.push(`${name}: ${error instanceof Error ? error.stack : error}`)
    console.log(`FAIL ${name}`)
  }
  for (const context of browser.contexts()) await context.close()
}

/** From home to a new table, with the options and seats chosen in the form. @param {import('playwright-core').Page} page
 * @param {string} game @param {Record<string, string>} choices */
async function setUp(page, game, choices) {
  await page.goto(`${server.url}/#/create/${game}`)
  await page.waitForSelector('dialog select')
  for (const [label, value] of Object.entries(choices)) await page.getByLabel(label, { exact: true }).selectOption(value)
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.waitForSelector('.table, .curtain')
}

const GAMES = { kami: 'Kami', rrr: 'RRR', dynasties: 'Dynasties', daimyos: 'Daimyos' }

for (const [game, title] of Object.entries(GAMES)) {
  await test(`a whole game by mouse, from one click at home: ${game}`, async () => {
    const page = await person()
    await page.goto(server.url)
    await page.getByRole('button', { name: `Play now: ${title}` }).click()
    await page.waitForSelector('.mat')
    assert.ok((await play(page, { random })) > 0)
    await page.getByRole('region', { name: 'The game is over' }).waitFor()
  })
}

await browser.close()
await server.close()
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}

// `npm run test:play [PATTERN]`: whole games in Chromium against a real server, by mouse and by keyboard; several browsers at one
// table; a connection that breaks. `SEED=…` plays the same choices again.

import assert from 'node:assert/strict'
import { axe } from './axe.mjs'
import { dice, play } from './driver.mjs'
import { PHONE, report, WIDE } from './report.mjs'
import { serve } from './server.mjs'
import { launch } from './site.mjs'
import { finished } from './tables.mjs'
import { eventually, lead } from './waiting.mjs'

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
console.log(`SEED=${SEED}`)

const server = await serve()
const browser = await launch()
const { open, test, finish } = report(browser)
const random = dice(SEED)

/** Someone with a browser of their own. @param {import('playwright-core').BrowserContextOptions} [options] @param {object} [settings] */
async function person(options = {}, settings = {}) {
  const page = await open(options, /ERR_INTERNET_DISCONNECTED/)
  await page.addInitScript(
    (given) => {
      if (localStorage.getItem('tatami') === null) localStorage.setItem('tatami', JSON.stringify(given))
    },
    { lang: 'en', tempo: 'at-once', level: 'novice', ...settings }
  )
  return page
}

/** From home to a new table, with the options and seats chosen in the form. @param {import('playwright-core').Page} page
 * @param {string} game @param {Record<string, string>} choices */
async function setUp(page, game, choices) {
  await page.goto(`${server.url}/#/create/${game}`)
  await page.waitForSelector('dialog select')
  for (const [label, value] of Object.entries(choices)) await page.getByLabel(label, { exact: true }).selectOption(value)
  await page.getByRole('button', { name: 'Create game' }).click()
  await page.waitForSelector('.table, .curtain')
}

// Sets that are laid and draw piles that get empty end a round of Dynasties, which has hundreds of decisions otherwise; and a card that
// is to be discarded goes onto a pile, rather than that another one is chosen instead, and so on.
const SHORTER = /** @type {Record<string, string[]>} */ ({ dynasties: ['^(lay:|d[12]$)', '^p[12]$'] })
const GAMES = { kami: 'Kami', rrr: 'RRR', dynasties: 'Dynasties', daimyos: 'Daimyos' }

for (const [game, title] of Object.entries(GAMES)) {
  await test(`a whole game by mouse, from one click at home: ${game}`, async () => {
    const page = await person({}, { confirm: game !== 'dynasties' })
    await page.goto(server.url)
    await page.getByRole('button', { name: `Play now: ${title}` }).click()
    await page.waitForSelector('.mat')
    assert.ok((await play(page, { random, prefer: SHORTER[game] ?? [] })) > 0)
    await page.getByRole('region', { name: 'The game is over' }).waitFor()
  })
}

for (const [game, title] of Object.entries(GAMES)) {
  await test(`a whole game by keyboard alone: ${game}`, async () => {
    // Dynasties has hundreds of decisions: there, a move is played once it is complete; the others play it with its button.
    const page = await person({}, { confirm: game !== 'dynasties' })
    await page.goto(server.url)
    const button = page.getByRole('button', { name: `Play now: ${title}` })
    await button.waitFor()
    await lead(page, 'Tab', button)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.mat')
    assert.ok((await play(page, { random, keyboard: true, prefer: SHORTER[game] ?? [] })) > 0)
  })
}

await test('a whole game on a phone, with a finger', async () => {
  const page = await person({ viewport: PHONE, hasTouch: true, isMobile: true })
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now: RRR' }).click()
  await play(page, { random })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= PHONE.width, `the page is ${wide} wide`)
})

await test('two browsers at one table and a spectator: link, offer, the end, the rematch', async () => {
  const host = await person({}, { name: 'Aiko' })
  await setUp(host, 'rrr', { Games: '1', 'Seat 1': 'open' })
  const link = await host.getByRole('textbox', { name: 'Seat 1' }).inputValue()
  await host.getByRole('img', { name: 'QR code: Seat 1' }).waitFor()

  const guest = await person({}, { name: 'Basile' })
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Join' }).click()
  await guest.waitForSelector('.mat')
  assert.ok(!guest.url().includes('/join/'), 'the secret of the invitation leaves the address')
  const watcher = await person()
  await watcher.goto(guest.url())
  await watcher.getByText('You are watching.').waitFor()

  await play(await turnOf([host, guest]), { random: dice(SEED + 1), stop: (moves) => moves > 0 })
  await host.getByRole('button', { name: 'Table', exact: true }).click()
  await host.getByRole('button', { name: 'Offer a draw' }).click()
  await guest.getByText('Aiko offers a draw.').first().waitFor()
  await watcher.getByText('Aiko offers a draw.').first().waitFor()
  assert.equal(await watcher.getByRole('button', { name: 'Decline' }).count(), 0, 'who watches has no say')
  await guest.getByRole('button', { name: 'Decline' }).click()
  await host.getByText('Basile doesn’t agree.').waitFor()

  await Promise.all([play(host, { random: dice(SEED + 2) }), play(guest, { random: dice(SEED + 3) })])
  await watcher.waitForSelector('.end')
  const first = host.url()
  await host.getByRole('button', { name: 'Play again' }).click()
  await host.waitForURL((url) => url.href !== first)
  await guest.getByRole('button', { name: 'Join the rematch' }).click()
  await guest.waitForSelector('.bar')
  await turnOf([host, guest])
  await eventually(async () => assert.equal(host.url(), guest.url()))
})

/** The page of whoever is to decide. @param {import('playwright-core').Page[]} pages */
async function turnOf(pages) {
  return await Promise.any(pages.map((page) => page.waitForSelector('.bar .choice, .end').then(() => page)))
}

await test('a connection that breaks in the middle of a move: nothing is lost', async () => {
  const page = await person()
  let down = false
  /** @type {import('playwright-core').WebSocketRoute[]} */
  const sockets = []
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (down) return void socket.close({ code: 1011 })
    socket.connectToServer()
    sockets.push(socket)
  })
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now: Kami' }).click()
  await play(page, {
    random,
    stop: () =>
      page
        .locator('.bar .step')
        .count()
        .then((steps) => steps > 0)
  })
  const half = await page.locator('.bar .step').allTextContents()
  const number = await page.locator('.beside li').count()

  down = true
  for (const socket of sockets.splice(0)) await socket.close({ code: 1011 })
  await page.getByText('Connection lost').waitFor()
  assert.deepEqual(await page.locator('.bar .step').allTextContents(), half, 'the half-made move is still there')
  let sent = 0
  await play(page, { random, stop: async () => (await page.locator('.bar .choice').count()) === 0 && sent++ === 0 })
  await page.locator('.bar button.strong').click() // while nobody hears it
  down = false
  await page.locator('.link.open').waitFor()
  await page.waitForFunction((old) => document.querySelectorAll('.beside li').length > old, number)
  await play(page, { random, stop: (moves) => moves > 1 })
})

await test('another language says everything again, over the same connection', async () => {
  const page = await person({ viewport: WIDE }, { name: 'Aiko' })
  let connections = 0
  page.on('websocket', () => (connections += 1))
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now: Kami' }).click()
  const log = page.locator('.beside li')
  await log.filter({ hasText: 'The game begins.' }).waitFor()
  await log.filter({ hasText: 'You get' }).first().waitFor()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Deutsch').check()
  await log.filter({ hasText: 'Du bekommst' }).first().waitFor()
  assert.equal(await log.filter({ hasText: 'You get' }).count(), 0, 'nothing is left in the old language')
  assert.equal(await log.filter({ hasText: 'The game begins.' }).count(), 0)
  assert.equal(connections, 1)
  await page.keyboard.press('Escape') // the settings lie over the tabs
  await page.getByRole('tab', { name: 'Als Text' }).click()
  await page.getByText('Deine Hand:').first().waitFor()
  assert.equal(connections, 1)
})

await test('two people at one device: a curtain between them', async () => {
  const page = await person({ viewport: PHONE }, { name: 'Aiko' })
  await page.goto(`${server.url}/#/create/rrr`)
  await page.getByLabel('Games').selectOption('1')
  await page.getByLabel('Seat 1', { exact: true }).selectOption('here')
  await page.getByLabel('Name, seat 1').fill('Basile')
  await page.getByRole('button', { name: 'Create game' }).click()
  await page.waitForSelector('.curtain button')
  assert.equal(await page.locator('.mat, .beside, [data-target]').count(), 0, 'nothing of the table is behind the curtain')
  let curtains = 0
  await play(page, {
    random,
    stop: async () => {
      if ((await page.locator('.curtain').count()) > 0) curtains += 1
      return false
    }
  })
  assert.ok(curtains > 2, `the curtain fell ${curtains} times`)
})

await test('a bot takes my seat over, I take it back, and resign after I was asked', async () => {
  // The other seat has a person who doesn't move: two bots would play the game to its end before a slow browser is back.
  const page = await person({}, { name: 'Aiko' })
  await setUp(page, 'dynasties', { 'Seat 1': 'open' })
  const guest = await person({}, { name: 'Basile' })
  await guest.goto(await page.getByRole('textbox', { name: 'Seat 1' }).inputValue())
  await guest.getByRole('button', { name: 'Join' }).click()
  await page.waitForSelector('.mat')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await guest.getByText('Aiko asks to let a bot take over a seat.').first().waitFor()
  await guest.getByRole('button', { name: 'Agree' }).click()
  await page.getByText('A bot plays on your seat.').waitFor()
  await page.getByRole('button', { name: 'Play again myself' }).click()
  await page.getByText('A bot plays on your seat.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByText('Do you really want to give this game up?').waitFor()
  await page.getByRole('button', { name: 'Yes, resign' }).click()
  await page.getByRole('region', { name: 'The game is over' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download this game' }).click()
  ])
  const { createReadStream } = await import('node:fs')
  let text = ''
  for await (const chunk of createReadStream(await file.path())) text += chunk
  assert.equal(JSON.parse(text).game, 'dynasties')

  await page.goto(server.url)
  await page.getByRole('heading', { name: 'My games' }).waitFor()
  await page.getByText('has resigned').waitFor()
  await page.getByRole('button', { name: 'Remove from this list' }).click()
  await page.getByRole('heading', { name: 'My games' }).waitFor({ state: 'detached' })
})

await test('my seat on another device, by my own link', async () => {
  const page = await person()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now: RRR' }).click()
  await page.waitForSelector('.bar')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const link = await page.getByLabel('My seat on another device').inputValue()
  const other = await person({ viewport: PHONE })
  await other.goto(link)
  await other.waitForSelector('.bar')
  assert.ok(!other.url().includes('/seat/'), 'the secret leaves the address')
  await play(other, { random })
  await page.waitForSelector('.end')
})

await test('bots alone, watched: stop and go on', async () => {
  const page = await person({}, { tempo: 'brisk', level: 'master' }) // who think long enough to be watched
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Watch bots: RRR' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  const before = await page.locator('.beside li').count()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.waitForFunction((old) => document.querySelectorAll('.beside li').length > old, before)
  await page.getByLabel('Speed of others’ moves', { exact: true }).last().selectOption('at-once')
  await page.waitForSelector('.end')
})

await test('bots that were too quick to be watched: their game is replayed', async () => {
  const table = await finished(server.url, 'rrr', { games: 1 }, 2)
  const page = await person()
  await page.goto(`${server.url}/#/table/${table}`)
  await page.waitForURL(`**/#/replay/${table}`)
  await page.waitForSelector('.mat')
})

await test('the first load is small, and the pages open without a network', async () => {
  const page = await person()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now: Kami' }).click()
  await page.waitForSelector('.bar .choice')
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation'))
      .map((entry) => /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize)
      .reduce((sum, size) => sum + size, 0)
  )
  console.log(`     home and a table of Kami: ${(loaded / 1024).toFixed(0)} KB`)
  assert.ok(loaded > 20_000 && loaded < 250 * 1024, `${loaded} bytes`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.goto(server.url)
  await page.getByRole('heading', { name: 'Four small, deep games' }).waitFor()
  await page.getByRole('button', { name: 'Play now: Kami' }).click()
  await page.getByText('The server can’t be reached.').waitFor()
})

for (const [colorScheme, viewport] of /** @type {const} */ ([
  ['light', PHONE],
  ['dark', WIDE]
])) {
  await test(`axe finds nothing round the table: ${colorScheme}`, async () => {
    const page = await person({ colorScheme, viewport }, { name: 'Aiko', tempo: 'brisk', level: 'master' })
    /** @param {string} where */
    const clean = async (where) => {
      assert.deepEqual(await axe(page), [], where)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(wide <= viewport.width, `${where} is ${wide} wide`)
    }
    await setUp(page, 'kami', { 'Seat 1': 'open', 'Seat 2': 'bot' })
    await page.getByRole('img', { name: 'QR code: Seat 1' }).waitFor()
    await clean('the lobby')
    const link = await page.getByRole('textbox', { name: 'Seat 1' }).inputValue()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await clean('the controls')
    await page.goto(link)
    await page.getByRole('button', { name: 'Join' }).waitFor()
    await clean('the invitation')
    await page.goto(`${server.url}/#/create/rrr`)
    await page.getByLabel('Seat 1', { exact: true }).selectOption('here')
    await clean('the new table')
    await page.getByRole('button', { name: 'Create game' }).click()
    await page.waitForSelector('.curtain button')
    await clean('the curtain')
    await page.locator('.curtain button').click()
    await page.waitForSelector('.bar')
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByText('Do you really want to give this game up?').waitFor()
    await clean('the question')
    await page.getByRole('button', { name: 'Yes, resign' }).click()
    await page.waitForSelector('.end')
    await clean('the end')
    await page.goto(`${server.url}/#/`)
    await page.getByRole('heading', { name: 'My games' }).waitFor()
    await clean('home')
    await page.getByRole('button', { name: 'Watch bots: Kami' }).click() // its masters play for a long time
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByText('You are watching.').waitFor()
    await clean('watching')
  })
}

await finish(browser, server)

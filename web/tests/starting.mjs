// `npm run test:starting [PATTERN]`: every option of every game from the page that makes a table, against a real server; a game alone, to
// its end; and the first click that lays a card of Daimyos, by mouse, finger and keyboard. `SEED=…` plays the same choices again.

import assert from 'node:assert/strict'
import { dice, play } from './driver.mjs'
import { PHONE, report } from './report.mjs'
import { serve } from './server.mjs'
import { open as openSite } from './site.mjs'
import { api } from './tables.mjs'
import { count, eventually, lead, place } from './waiting.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../src/lib/protocol').Games} Games */
/** @typedef {import('../src/lib/protocol').Setup} Setup */
/** @typedef {Record<string, string | number | boolean>} Choices */

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
console.log(`SEED=${SEED}`)

const site = await openSite()
const server = await serve()
const { open, test, finish } = report(site.browser)
const random = dice(SEED)

/** @param {import('playwright-core').BrowserContextOptions} [options] */
async function person(options = {}) {
  const page = await open(options)
  await page.addInitScript((given) => localStorage.setItem('tatami', JSON.stringify(given)), {
    lang: 'en',
    tempo: 'at-once',
    level: 'novice'
  })
  return page
}

/**
 * Choices with every value of a setup that none before had, each once; one at least.
 * @param {Setup} setup @param {Set<string>} seen @returns {Choices[]}
 */
function rows(setup, seen) {
  const key = (/** @type {string} */ name, /** @type {unknown} */ value) => `${name} ${JSON.stringify(value)}`
  const missing = setup.options.map(({ name, values }) => {
    const left = values.filter((value) => !(name in setup.chosen) && !seen.has(key(name, value)))
    return { name, values: left.length > 0 && values.length > 1 ? left : values.slice(0, 1) }
  })
  const count = Math.max(...missing.map(({ values }) => values.length))
  const found = Array.from({ length: count }, (_, row) => ({
    ...Object.fromEntries(missing.map(({ name, values }) => [name, values[row % values.length] ?? ''])),
    ...setup.chosen
  }))
  // A value without another one beside it was no choice.
  for (const { name } of offeredIn(setup)) for (const row of found) seen.add(key(name, row[name]))
  return found
}

/** The options that the form offers. @param {Setup} setup */
function offeredIn(setup) {
  return setup.options.filter(({ values }) => values.length > 1)
}

/** Choose in the form, and find there what the server offers, no more and no less. @param {Page} page @param {Setup} setup @param {Choices} row */
async function choose(page, setup, row) {
  const selects = page.locator('dialog fieldset').first().locator('select')
  /** What each select offers; the page writes a value as its text. */
  const offered = () =>
    selects.evaluateAll((found) =>
      found.map((one) => [.../** @type {HTMLSelectElement} */ (one).options].map((option) => option.value))
    )
  const expected = offeredIn(setup)
  const pick = async (/** @type {boolean} */ leading) => {
    for (const [at, { name }] of expected.entries())
      if (name in setup.chosen === leading) await selects.nth(at).selectOption(String(row[name]))
  }
  await pick(true) // what others depend on: it may change which selects there are
  await eventually(async () =>
    assert.deepEqual(
      await offered(),
      expected.map(({ values }) => values.map(String))
    )
  )
  await pick(false)
}

/** @type {Games} */
const { games } = await api(server.url, '/games')

for (const { game, setups } of games) {
  await test(`every option of ${game}, from the page to the first move`, async () => {
    const page = await person()
    const seen = /** @type {Set<string>} */ (new Set())
    let tables = 0
    for (const setup of setups) {
      for (const row of rows(setup, seen)) {
        const where = `${game} ${JSON.stringify(row)}`
        await page.goto(`${server.url}/#/create/${game}`)
        await page.waitForSelector('dialog select')
        await choose(page, setup, row)
        const free = [...Array(setup.seats).keys()].filter((seat) => !setup.automata.includes(seat))
        for (const seat of setup.automata) {
          await count(page.getByLabel(`Seat ${seat}`, { exact: true }), 0, `${where}: nobody is asked for seat ${seat}`)
          await page.locator('dialog').getByText(`Seat ${seat}Automaton`).waitFor()
        }
        await count(page.getByLabel(/^Seat \d$/), free.length, where)
        const mine = free[tables % free.length] ?? 0
        await page.getByLabel(`Seat ${mine}`, { exact: true }).selectOption('me')
        await page.getByRole('button', { name: 'Create game' }).click()
        const alert = page.locator('dialog [role=alert]:not(:empty)')
        await page.locator('.mat:not(.unfinished)').or(alert).first().waitFor()
        assert.equal(await alert.count(), 0, `${where}: ${await alert.allTextContents()}`)

        const table = page.url().split('/').at(-1) ?? ''
        const { view } = await api(server.url, `/tables/${table}?text=false`)
        assert.deepEqual(view.options, row, where)
        assert.deepEqual(
          view.seats.map((/** @type {{ kind: string }} */ seat) => seat.kind),
          [...Array(setup.seats).keys()].map((seat) =>
            setup.automata.includes(seat) ? 'automaton' : seat === mine ? 'person' : 'bot'
          ),
          where
        )
        await play(page, { random, stop: () => moved(table, mine) })
        assert.ok(await moved(table, mine), `${where}: a move of my own`)
        assert.deepEqual(await page.locator('.toast').allTextContents(), [], where)
        tables += 1
      }
    }
    console.log(`     ${tables} tables of ${game}`)
    for (const setup of setups)
      for (const { name, values } of offeredIn(setup))
        for (const value of values)
          assert.ok(seen.has(`${name} ${JSON.stringify(value)}`), `${game} ${name} ${value} was tried`)
  })
}

/** Whether a move of this seat has reached the server. @param {string} table @param {number} seat */
async function moved(table, seat) {
  const { events } = await api(server.url, `/tables/${table}?text=false`)
  return events.some((/** @type {any} */ event) => event.kind === 'moved' && event.seat === seat)
}

await test('alone, from one click at home: a whole game of Daimyos, and another one', async () => {
  const page = await person()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Solo: Daimyos' }).click()
  await page.waitForSelector('.mat:not(.unfinished)')
  const first = page.url()
  const { view } = await api(server.url, `/tables/${first.split('/').at(-1)}?text=false`)
  assert.equal(view.options.players, 1)
  assert.equal(view.options.level, 0)
  await page.getByText('Automaton').first().waitFor()
  assert.ok((await play(page, { random })) > 20)
  await page.getByRole('region', { name: 'The game is over' }).waitFor()

  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL((url) => url.href !== first)
  await page.waitForSelector('.mat:not(.unfinished)')
  const again = page.url().split('/').at(-1) ?? ''
  await play(page, { random, stop: () => moved(again, 0) })
  assert.ok(await moved(again, 0), 'it is me who plays again, not the Automaton')
})

/** A recorded table where a card is to be laid and no way to turn it was chosen. @param {import('playwright-core').BrowserContextOptions} options
 * @param {string} hash */
async function laying(options, hash) {
  const page = await person(options)
  await page.goto(site.url + hash)
  await page.waitForSelector('.mat:not(.unfinished)')
  await page.getByText('How does the card lie?').waitFor()
  return page
}

const OPEN = '[data-target^="at:"][data-standing="open"]'

/** The middle of a space that nothing covers, and how the card is shown. @param {Page} page */
async function aim(page) {
  const found = await page.evaluate((open) => {
    const way = document.querySelector('[data-target^="turn:"][data-standing="open"]')?.getAttribute('data-target') ?? ''
    for (const element of document.querySelectorAll(open)) {
      const box = element.getBoundingClientRect()
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const target = element.getAttribute('data-target') ?? ''
      if (document.elementFromPoint(spot.x, spot.y)?.closest('[data-target]') === element) return { spot, target, way }
    }
    return null
  }, OPEN)
  assert.ok(found, 'a space can be pointed at')
  return found
}

/** The card lies there as it was shown, and nothing was refused. @param {Page} page @param {string} target @param {string} way */
async function lies(page, target, way) {
  await page.locator('.bar').getByText('Play this move?').or(page.locator('.toast')).first().waitFor()
  assert.deepEqual(await page.locator('.toast').allTextContents(), [])
  assert.equal(await page.getAttribute(`[data-target="${target}"]`, 'data-standing'), 'chosen')
  assert.equal(await page.getAttribute(`[data-target="${way}"]`, 'data-standing'), 'chosen')
}

for (const hash of ['#/demo/daimyos-2@1', '#/demo/daimyos-first@5', '#/demo/daimyos-solo@2', '#/demo/daimyos-modules@0']) {
  await test(`the first click lays a card, by mouse: ${hash}`, async () => {
    const page = await laying({}, hash)
    const { spot, target, way } = await aim(page)
    await page.mouse.click(spot.x, spot.y)
    await lies(page, target, way)
  })

  await test(`the first click lays a card, by finger: ${hash}`, async () => {
    const page = await laying({ viewport: PHONE, hasTouch: true, isMobile: true }, hash)
    const { spot, target, way } = await aim(page)
    await page.touchscreen.tap(spot.x, spot.y)
    await lies(page, target, way)
  })

  await test(`the first click lays a card, by keyboard: ${hash}`, async () => {
    const page = await laying({}, hash)
    const { way } = await aim(page)
    await lead(page, 'Tab', '[data-target]')
    const target = (await place(page)) ?? ''
    assert.match(target, /^at:/)
    await page.keyboard.press('Enter')
    await lies(page, target, way)
  })
}

await test('a click elsewhere moves the card, and a turn keeps it where it lies', async () => {
  const page = await laying({}, '#/demo/daimyos-first@5')
  const { spot, target, way } = await aim(page)
  await page.mouse.click(spot.x, spot.y)
  await lies(page, target, way)
  const other = await aim(page)
  assert.notEqual(other.target, target)
  await page.mouse.click(other.spot.x, other.spot.y)
  await page.waitForSelector(`[data-target="${other.target}"][data-standing="chosen"]`)
  await lies(page, other.target, way)
  await page.waitForSelector(`[data-target="${target}"]:not([data-standing="chosen"])`)
  await page.keyboard.press('Tab') // into the board, where r turns
  await page.locator(`[data-target="${other.target}"]`).focus()
  await page.keyboard.press('m')
  await page.waitForSelector(`[data-target="${way}"]:not([data-standing="chosen"])`)
  await page.locator('.bar').getByText('Play this move?').waitFor() // the other side up it fits as well
  assert.deepEqual(await page.locator('.toast').allTextContents(), [])
})

await finish(site, server)

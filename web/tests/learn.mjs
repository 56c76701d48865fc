// `npm run test:learn [PATTERN]`: lessons, replays, records, positions and reviews in Chromium, against a real server.

import assert from 'node:assert/strict'
import { axe as found } from './axe.mjs'
import { LOW, PHONE, report, WIDE } from './report.mjs'
import { serve } from './server.mjs'
import { launch } from './site.mjs'
import { api as ask, finished as played } from './tables.mjs'
import { at, count, enter, eventually, focused, lead, poke, says, value } from './waiting.mjs'

const GAMES = ['kami', 'rrr', 'dynasties', 'daimyos']
const server = await serve()
const browser = await launch()
const { open, test, finish } = report(browser)

/** @param {string} hash @param {import('playwright-core').BrowserContextOptions} [options] */
async function visit(hash, options = {}) {
  // A refusal is an answer like any other; the browser writes its status down as an error.
  const page = await open(options, /status of 4/)
  await page.goto(`${server.url}/${hash}`)
  return page
}

/** @param {string} path @param {unknown} [body] */
const api = (path, body) => ask(server.url, path, body)
/** @param {string} game @param {object} options @param {number} seats */
const finished = (game, options, seats) => played(server.url, game, options, seats)

/** @param {import('playwright-core').Page} page */
async function axe(page) {
  assert.deepEqual(await found(page), [])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= (page.viewportSize()?.width ?? 0), `the page is ${wide} wide`)
  const small = await page.$$eval('button, select, a', (found) =>
    found
      .map((one) => ({ name: one.textContent, inline: one.closest('p, li, td, figcaption'), box: one.getBoundingClientRect() }))
      .filter(({ inline, box }) => inline === null && box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name?.trim()} ${box.width} × ${box.height}`)
  )
  assert.deepEqual(small, [], 'touch targets')
}

const short = await finished('rrr', { neutrals: 'none', games: 1 }, 2)

await test('a lesson by mouse: be told why not, go astray, solve it, go on', async () => {
  const page = await visit('#/lesson/kami', { viewport: PHONE })
  const hand = page.getByRole('list', { name: 'Your hand' })
  const soldier = hand.getByRole('button', { name: 'Soldier' }).first()
  await soldier.waitFor()
  await says(page, () => poke(soldier), 'Soldier does not counter Horseman. Rule K-13')
  await page.getByRole('link', { name: 'Rule K-13' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'K-13 Counter' }).waitFor()
  await page.keyboard.press('Escape')

  const bar = page.getByRole('region', { name: 'Your move' })
  await bar.getByRole('button', { name: 'Pass' }).click()
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('Not quite.').waitFor()
  await page.getByRole('button', { name: 'Again' }).click()

  await hand.getByRole('button', { name: 'Horseman' }).click()
  await hand.getByRole('button', { name: 'Soldier' }).first().click()
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('Well done!').waitFor()
  await page.getByRole('link', { name: 'Task 1 of 5, solved' }).waitFor()
  await page.getByRole('link', { name: 'Next task' }).click()
  await page.getByText('You open the round.').waitFor()
})

await test('a lesson by keyboard alone', async () => {
  const page = await visit('#/lesson/kami/5')
  await page.getByText('Two cards are left').waitFor()
  await page.waitForSelector(at('V'))
  await lead(page, 'Tab', '[data-target]')
  await lead(page, 'ArrowLeft', at('V'))
  await page.keyboard.press('Enter')
  await focused(page, at('E'))
  await page.keyboard.press('Enter')
  await page.getByText('Play this move?').waitFor()
  await enter(page)
  await page.getByText('Well done!').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Again'))
})

for (const game of GAMES) {
  await test(`every task of ${game} can be shown and played, in German too`, async () => {
    const page = await visit(`#/lesson/${game}/1`, { locale: 'de-DE' })
    for (let step = 1; step <= 5; step++) {
      if (step > 1) await page.goto(`${server.url}/#/lesson/${game}/${step}`)
      await page.locator(`.dots li:nth-child(${step}) [aria-current=step]`).waitFor()
      await page.getByRole('button', { name: 'Hilfe', exact: true }).click()
      for (let move = 0; move < 6; move++) {
        const good = page.getByText('Gut gemacht!')
        await good
          .or(page.getByRole('button', { name: 'Zeig es mir' }))
          .first()
          .waitFor()
        if (await good.isVisible()) break
        const before = await page.evaluate(() => document.querySelector('.task')?.getAttribute('data-moves'))
        await page.getByRole('button', { name: 'Zeig es mir' }).click()
        await page.getByRole('button', { name: 'Spielen', exact: true }).click()
        await page.waitForFunction((old) => document.querySelector('.task')?.getAttribute('data-moves') !== old, before)
      }
      await page.getByText('Gut gemacht!').waitFor()
    }
    await page.getByRole('button', { name: 'Jetzt spielen' }).click()
    await page.waitForFunction(() => location.hash.startsWith('#/table/'))
  })
}

await test('a replay is stepped by buttons and keys, seen by a seat, and shared', async () => {
  const page = await visit(`#/replay/${short}`, { permissions: ['clipboard-read', 'clipboard-write'] })
  const slider = page.getByRole('slider', { name: 'Move' })
  await page.getByRole('button', { name: 'One move on' }).click()
  await value(slider, '1')
  const last = (await slider.getAttribute('max')) ?? ''
  assert.ok(Number(last) > 4)
  await page.keyboard.press('End')
  await value(slider, last)
  await page.waitForURL(`**/#/replay/${short}/${last}`)
  await page
    .getByText(/won the match/)
    .first()
    .waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await value(slider, '2')
  const here = page.getByRole('list', { name: 'Log' }).locator('[aria-current="step"]')
  await count(here, 1)
  await page.getByRole('list', { name: 'Log' }).getByRole('button').nth(4).click()
  await value(slider, '4')
  await page.getByLabel('View as').selectOption('1')
  await page.getByRole('tab', { name: 'As text' }).click()
  await page.getByText('Religion (you)').first().waitFor()
  await page.getByRole('button', { name: 'Share' }).click()
  const link = page.getByRole('button', { name: 'The link to this position' })
  await says(page, () => link.click(), 'The link is copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(copied, /#\/position\/[\w-]+\/1$/)
  await page.goto('about:blank')
  await page.goto(copied)
  await page.getByRole('heading', { name: 'RRR' }).waitFor()
  await value(page.getByLabel('View as'), '1')
})

await test('a game that still runs is not looked back at', async () => {
  const { table } = await api('/tables', { game: 'rrr', seats: [{ kind: 'open' }, { kind: 'open' }] })
  const page = await visit(`#/replay/${table}`)
  await page.getByText('The game isn’t over yet.').waitFor()
})

await test('the rules lie beside a table: nobody leaves it to read them', async () => {
  const seats = [{ kind: 'bot', level: 'novice' }, { kind: 'open' }] // nobody plays there yet
  const { table } = await api('/tables', { game: 'rrr', options: {}, seats })
  const page = await visit(`#/table/${table}`)
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('link', { name: 'R-20', exact: true }).first().click()
  await sheet.locator('[data-rule="R-20"].wanted').waitFor()
  assert.equal(new URL(page.url()).hash, `#/table/${table}`)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
})

await test('a link that holds no position says so', async () => {
  const page = await visit('#/position/abc')
  await page.getByText('This link holds no position.').waitFor()
})

await test('a record is opened, verified and downloaded; a changed one is found out; what is none is refused', async () => {
  const { record } = await api(`/tables/${short}/export`)
  const page = await visit('#/record')
  /** @param {string} text */
  const file = (text) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByLabel('Choose a file').setInputFiles(file('{"format": 1'))
  await page.getByText('This can’t be opened.').waitFor()
  await page.getByText('isn’t JSON').or(page.getByText("isn't JSON")).waitFor()
  await page.getByLabel('Choose a file').setInputFiles(file(JSON.stringify(record)))
  await page.getByRole('tab', { name: 'Proof' }).click()
  await page.getByRole('button', { name: 'Check the deal' }).click()
  await page.getByText('The deal is proven').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this game' }).click()
  assert.match((await download).suggestedFilename(), /\.json$/)

  record.proof.secret = record.proof.secret.replace(/^../, record.proof.secret.startsWith('00') ? '11' : '00')
  await page.evaluate((text) => sessionStorage.setItem('tatami-record', text), JSON.stringify(record))
  await page.reload()
  await page.getByRole('tab', { name: 'Proof' }).click()
  await page.getByRole('button', { name: 'Check the deal' }).click()
  await page.getByText('The deal is not proven').waitFor()
  await page.getByText('The secret isn’t the one that was promised').waitFor()
})

await test('a review is asked for, shown as a chart, and leads to the moves', async () => {
  const page = await visit(`#/replay/${short}`)
  await page.getByRole('tab', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Review this game' }).click()
  await page.getByRole('img', { name: 'The chance to win' }).waitFor()
  await page.getByRole('button', { name: 'The course as a table' }).click()
  const row = page.getByRole('button', { name: /Go to move/ }).nth(3)
  await row.click()
  await eventually(async () => assert.notEqual(await page.getByRole('slider', { name: 'Move' }).inputValue(), '0'))
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Français').check()
  await page.getByRole('heading', { name: 'Tournants' }).waitFor()
})

const code = await (async () => {
  const { frames } = await api(`/tables/${short}/replay?first=4&count=1`)
  const page = await visit('#/')
  const bytes = await page.evaluate(async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    return [...new Uint8Array(await new Response(stream).arrayBuffer())]
  }, JSON.stringify(frames[0].data))
  await page.context().close()
  return Buffer.from(bytes).toString('base64url')
})()

const SCREENS = [
  '#/lesson/kami',
  '#/lesson/kami/5',
  `#/replay/${short}/5`,
  '#/record',
  `#/position/${code}`,
  '#/rules/kami/K-13'
]
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  // Each screen once in the light theme and once in the dark one; the small phone for sizes alone.
  for (const [screen, viewport] of Object.entries(colorScheme === 'light' ? { phone: PHONE, low: LOW } : { wide: WIDE })) {
    for (const hash of SCREENS) {
      const name = hash.replace(/\/[\w-]{40,}/, '')
      await test(`axe finds nothing, nothing sticks out: ${name} ${screen} ${colorScheme}`, async () => {
        const page = await visit(hash, { viewport, colorScheme })
        await page.waitForSelector('.mat, input[type=file]')
        await axe(page)
        if (!hash.includes('replay')) return
        if (screen !== 'wide') await page.getByRole('button', { name: 'Log and review' }).click()
        for (const tab of ['Log', 'Review', 'As text', 'Proof']) {
          await page.getByRole('tab', { name: tab }).click()
          await axe(page)
        }
      })
    }
  }
}

await finish(browser, server)

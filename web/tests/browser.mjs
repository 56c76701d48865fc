// `npm run test:browser [PATTERN]`: home and recorded tables in Chromium. A turn by mouse, a turn by keyboard, and axe on every screen.

import assert from 'node:assert/strict'
import { axe } from './axe.mjs'
import { LOW, PHONE, report, WIDE } from './report.mjs'
import { GAMES, open } from './site.mjs'

const RRR = ['#/demo/rrr-shared@2', '#/demo/rrr-shared@11', '#/demo/rrr-draft@1', '#/demo/rrr-draft@8', '#/demo/rrr-secret@22']
const site = await open()
const { faults, test, finish } = report(site.browser)

/** @param {import('playwright-core').BrowserContextOptions} options @param {string} hash */
async function visit(options, hash) {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && faults.push(`${hash}: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`${hash}: ${error.message}`))
  await page.route('**/api/games', (route) => route.fulfill({ json: GAMES }))
  await page.goto(site.url + hash)
  await page.waitForSelector('h1')
  if (hash.startsWith('#/demo')) await page.waitForSelector('.mat:not(.unfinished)') // the whole board
  return page
}

await test('a turn by mouse: choose, take back, be told why not, play', async () => {
  const page = await visit({ viewport: PHONE }, '#/demo/kami-4@10')
  const hand = page.getByRole('list', { name: 'Your hand' })
  const own = page.getByRole('region', { name: 'Seat 0, Aiko' })
  assert.equal(await hand.getByRole('button').count(), 6)

  await hand.getByRole('button', { name: 'Soldier, 1 point' }).first().click({ force: true })
  await page.getByText('Soldier does not counter Rider.').waitFor()
  const link = page.getByRole('link', { name: 'Rule K-13' })
  assert.equal(await link.getAttribute('href'), '#/rules/kami/K-13')
  assert.equal(await hand.getByRole('button').count(), 6, 'a click on what is not possible changes nothing')

  await hand.getByRole('button', { name: 'Rider' }).click()
  assert.equal(await hand.getByRole('button').count(), 5)
  await own.getByRole('button', { name: 'Take Rider back' }).click()
  assert.equal(await hand.getByRole('button').count(), 6)

  await hand.getByRole('button', { name: 'Rider' }).click()
  await hand.getByRole('button', { name: 'Soldier' }).first().click()
  assert.equal(await hand.getByRole('button').count(), 4)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('It is somebody else’s turn.').waitFor()
  assert.equal(await own.getByRole('list', { name: 'Attack line' }).getByRole('img').count(), 2)
})

await test('a turn by keyboard alone', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/kami-4@2')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'))
  await page.getByText('Which card goes face down?').waitFor()
  for (let tab = 0; tab < 20 && (await focused()) === null; tab++) await page.keyboard.press('Tab')
  assert.equal(await focused(), 'S', 'Tab leads to the first card that can be chosen')
  for (let step = 0; step < 12 && (await focused()) !== 'F'; step++) await page.keyboard.press('ArrowRight')
  assert.equal(await focused(), 'F')
  await page.keyboard.press('Enter')
  await page.getByText('And which one attacks?').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Which card goes face down?').waitFor()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  for (let step = 0; step < 12 && (await focused()) !== 'F'; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('And which one attacks?').waitFor()
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-target'))
  for (let step = 0; step < 12 && (await focused()) !== 'T'; step++) await page.keyboard.press('ArrowRight')
  assert.equal(await focused(), 'T')
  await page.keyboard.press('Enter')
  await page.getByText('Play this move?').waitFor()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  for (let tab = 0; tab < 10 && !(await play.evaluate((button) => button === document.activeElement)); tab++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Seat 0 (you) lays Fool (F) face down' }).waitFor()
})

await test('RRR by mouse: look, be told why not, choose another tile instead, place it, use its power', async () => {
  const page = await visit({ viewport: PHONE }, '#/demo/rrr-shared@6')
  const board = page.getByRole('list', { name: 'Board' })
  const own = page.getByRole('list', { name: 'Your tiles' })
  await board.getByRole('button', { name: 'a2: Guard, your ally, has the shield' }).click({ force: true })
  await page.getByText('a2 is not free.').waitFor()
  assert.equal(await page.getByRole('link', { name: 'Rule R-11' }).getAttribute('href'), '#/rules/rrr/R-11')
  await page.locator('.words').getByText('Has the shield: nothing but the Pirate can touch it.').waitFor()

  await own.getByRole('button', { name: 'Knight' }).click()
  await page.getByText('And where?').waitFor()
  await own.getByRole('button', { name: 'Assassin' }).click()
  await page.locator('.words').getByText('Destroys one of the 8 tiles around it.').waitFor()
  await board.getByRole('button', { name: 'a3: free' }).click()
  await board.getByRole('button', { name: 'b2: free' }).click()
  await board.getByRole('button', { name: 'Assassin to b2, not sent yet' }).waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('Which tile does it hit?').waitFor()
  await board.getByRole('button', { name: 'a1: Abbot' }).click({ force: true })
  await page.getByText('Abbot on a1 has the shield.').waitFor()
  await board.getByRole('button', { name: 'c2: Witch' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await board.getByRole('button', { name: 'c2: Witch, face down, destroyed by Royalty' }).waitFor()
  await page.getByText('Which tile do you place?').waitFor()
  assert.equal(await board.getByRole('button', { name: 'b2: Assassin, enemy' }).count(), 1, 'the tile has changed sides')
})

await test('RRR by keyboard alone: a tile, a space, a direction', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/rrr-shared@10')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'))
  /** By arrows, up or down first. @param {string} wanted */
  const go = async (wanted) => {
    for (let step = 0; step < 16 && (await focused()) !== wanted; step++) {
      const key = await page.evaluate((name) => {
        const centre = (/** @type {Element | null | undefined} */ element) => {
          const box = element?.getBoundingClientRect()
          return box === undefined ? [0, 0] : [box.x + box.width / 2, box.y + box.height / 2]
        }
        const here = centre(document.activeElement)
        const there = centre(document.querySelector(`[data-target="${name}"]`))
        const [x, y] = [(there[0] ?? 0) - (here[0] ?? 0), (there[1] ?? 0) - (here[1] ?? 0)]
        return Math.abs(y) > 60 ? (y > 0 ? 'ArrowDown' : 'ArrowUp') : x > 0 ? 'ArrowRight' : 'ArrowLeft'
      }, wanted)
      await page.keyboard.press(key)
    }
    assert.equal(await focused(), wanted)
  }
  await page.getByText('Which tile do you place?').waitFor()
  for (let tab = 0; tab < 20 && (await focused()) === null; tab++) await page.keyboard.press('Tab')
  await go('tile:general')
  await page.keyboard.press('Enter')
  await page.getByText('And where?').waitFor()
  await go('c2')
  await page.keyboard.press('Enter')
  await page.getByText('Play this move?').waitFor()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  const send = async () => {
    for (let tab = 0; tab < 10 && !(await play.evaluate((button) => button === document.activeElement)); tab++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await send()
  await page.getByText('In which direction?').waitFor()
  for (let tab = 0; tab < 20 && (await focused()) === null; tab++) await page.keyboard.press('Shift+Tab')
  await go('way:nw')
  await page.keyboard.press('Enter')
  await send()
  await page.getByRole('listitem').filter({ hasText: 'Royalty (you) flips to the upper left with General' }).waitFor()
})

await test('dynasties by mouse: a pile, a type, how many; another choice, and why not', async () => {
  const page = await visit({ viewport: LOW }, '#/demo/dynasties-2@4')
  const play = page.getByRole('button', { name: 'Play', exact: true })
  const hand = page.getByRole('button', { name: /in hand/ })
  const own = page.getByRole('region', { name: 'Seat 0, Aiko' })
  await page.getByRole('button', { name: 'Discard pile 2, 2 cards on top: Ninja 14' }).click()
  await page.getByRole('button', { name: /^Draw pile 1,/ }).click() // instead of the pile chosen before
  await play.click()
  await page.getByText('Seat 0 (you) draws the second card').waitFor()
  await page.getByRole('button', { name: /^Draw pile 1,/ }).click({ force: true })
  await page.getByText('Your first card came from draw pile 1').waitFor()
  assert.equal(await page.getByRole('link', { name: 'Rule D-11' }).getAttribute('href'), '#/rules/dynasties/D-11')
  await page.getByRole('button', { name: /^Draw pile 2,/ }).click()
  await play.click()
  await page.getByText('Which cards do you lay or discard?').waitFor()

  await hand.filter({ hasText: 'Envoy' }).click()
  await hand.filter({ hasText: 'Monk' }).click() // instead of the Envoys
  const tray = page.getByRole('group', { name: 'Monk: how many to lay' })
  await tray.getByRole('button', { name: 'Lay 4' }).click()
  await tray.getByRole('button', { name: 'Lay 3' }).click()
  await own.getByRole('button', { name: 'Take 3 × Monk 18 back' }).click()
  await tray.getByRole('button', { name: 'Lay 3' }).click()
  await play.click()
  await page.getByText('It is somebody else’s turn.').waitFor()
  await page.getByRole('table', { name: 'Points of the rounds' }).waitFor() // all nine types lie on the table (D-41)
})

await test('dynasties by keyboard alone: a card discarded, a set struck by a figure', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/dynasties-3@8')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'))
  /** @param {string} key @param {string} place */
  const reach = async (key, place) => {
    for (let step = 0; step < 40 && (await focused()) !== place; step++) await page.keyboard.press(key)
    assert.equal(await focused(), place)
  }
  await page.getByText('Which cards do you lay or discard?').waitFor()
  await reach('Tab', 'figure')
  await page.keyboard.press('ArrowDown')
  await reach('ArrowLeft', 'farmer')
  await reach('ArrowRight', 'samurai')
  await page.keyboard.press('Enter')
  await page.getByText('Discard it: where?').waitFor()
  for (let step = 0; step < 6 && (await focused()) !== 'p2' && (await focused()) !== 'p1'; step++)
    await page.keyboard.press('ArrowUp')
  await reach('ArrowRight', 'p2')
  await page.keyboard.press('Enter')
  await page.getByText('Play this move?').waitFor()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  for (let tab = 0; tab < 10 && !(await play.evaluate((button) => button === document.activeElement)); tab++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Use a figure, or end the turn?').waitFor()
  await page.getByRole('region', { name: 'Seat 0, Aiko' }).getByRole('button', { name: 'Your ninja figures: 1' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Which set does the figure strike?').waitFor()
  await page.getByRole('region', { name: 'Seat 1, Basile' }).getByRole('button', { name: '2 × Monk 18' }).focus()
  await page.keyboard.press('Enter')
  for (let tab = 0; tab < 10 && !(await play.evaluate((button) => button === document.activeElement)); tab++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'strikes Monk of Seat 1' }).waitFor()
})

await test('every move without the board, and another language in the middle of it', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/kami-4@10')
  const bar = page.getByRole('region', { name: 'Your move' })
  await bar.getByRole('button', { name: 'Rider' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Deutsch').check()
  await page.getByText('Und welche greift an?').waitFor()
  await page.getByText('Platz 3 greift an').first().waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de')
})

await test('daimyos: a card is dragged, tells what it brings, is turned where it lies, and played', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/daimyos-2@1')
  const middle = async (/** @type {string} */ selector) => {
    const box = await page.locator(selector).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const drag = async (/** @type {string} */ from, /** @type {{ x: number, y: number }} */ to) => {
    const start = await middle(from)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x - 20, start.y - 20, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
  }
  const standing = (/** @type {string} */ place) => page.getAttribute(`[data-target="${place}"]`, 'data-standing')

  await page.locator('[data-target="turn:r90m"]').click()
  const there = await middle('[data-target="at:f3"]')
  await page.mouse.move(there.x, there.y)
  await page.getByText('Samurai points for red: 1.').waitFor()
  await page.getByText('Where does it go?').waitFor() // only held there: nothing is chosen yet

  await drag('[data-grip="r90m"]', { x: there.x - 2000, y: there.y }) // beside the table: nothing happens
  assert.equal(await standing('turn:r90m'), 'chosen')
  await drag('[data-grip="r90m"]', there)
  await page.getByText('Play this move?').waitFor()
  assert.equal(await standing('at:f3'), 'chosen')

  await drag('[data-target="back:at:f3"]', await middle('[data-target="at:d5"]')) // a card that lies can be moved …
  assert.equal(await standing('at:d5'), 'chosen')
  await page.locator('[data-target="back:at:d5"]').click() // … and taken back
  await page.getByText('Where does it go?').waitFor()

  await page.locator('[data-target="turn:r0"]').click()
  const nowhere = await middle('[aria-label="The field"]')
  await page.mouse.click(nowhere.x, nowhere.y)
  await page.getByRole('link', { name: /Rule Y-2[123]/ }).waitFor()

  await page.locator('[data-target="turn:r90m"]').click()
  await page.locator('[data-target="at:f3"]').click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('It is somebody else’s turn.').waitFor()
})

await test('daimyos: a finger drags a card, which is held above it', async () => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true }, '#/demo/daimyos-first@5')
  const wire = await page.context().newCDPSession(page)
  const touch = (
    /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
    /** @type {{x: number, y: number}[]} */ ...points
  ) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const grip = await page.locator('[data-grip="r0"]').boundingBox()
  const goal = await page.locator('[data-target="at:a1"]').boundingBox()
  const field = await page.locator('[aria-label="The field"]').boundingBox()
  assert.ok(grip && goal && field)
  const from = { x: grip.x + 20, y: grip.y + 20 }
  const lift = (1.6 * field.width) / 13
  const to = { x: goal.x + goal.width / 2, y: goal.y + goal.height / 2 + lift }
  await touch('touchStart', from)
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 })
  await touch('touchEnd')
  await page.getByText('Play this move?').waitFor()
  assert.equal(await page.getAttribute('[data-target="at:a1"]', 'data-standing'), 'chosen')
})

await test('daimyos by keyboard alone: a card is turned, led over the field, and played', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/daimyos-2@1')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'))
  await page.getByText('How does the card lie?').waitFor()
  for (let tab = 0; tab < 20 && (await focused()) === null; tab++) await page.keyboard.press('Tab')
  assert.match((await focused()) ?? '', /^at:/, 'Tab leads to a place where the card may lie')
  for (const key of ['m', 'r']) await page.keyboard.press(key)
  assert.equal(await page.getAttribute('[data-target="turn:r90m"]', 'data-standing'), 'chosen')
  await page.locator('[data-target="at:j3"]').focus()
  for (let step = 0; step < 12 && (await focused()) !== 'at:f3'; step++) await page.keyboard.press('ArrowLeft')
  assert.equal(await focused(), 'at:f3')
  await page.getByText('Samurai points for red: 1.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Play this move?').waitFor()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  for (let tab = 0; tab < 10 && !(await play.evaluate((button) => button === document.activeElement)); tab++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('It is somebody else’s turn.').waitFor()
})

await test('a new table is sent as it was chosen', async () => {
  const before = faults.length
  const page = await visit({ viewport: PHONE }, '#/create/kami')
  /** @type {any} */
  let sent = null
  await page.route('**/api/tables', (route) => {
    sent = route.request().postDataJSON()
    const made = { table: 'Ab3dE5gH1j', seat: 0, secret: null, invitations: [{ seat: 1, secret: 's3cret' }], commitment: '' }
    return route.fulfill({ status: 201, json: made })
  })
  await page.getByLabel('Players').selectOption('2')
  await page.getByLabel('Seat 1', { exact: true }).selectOption('a friend, by link')
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.waitForURL('**/#/table/Ab3dE5gH1j')
  assert.equal(sent.options.players, 2)
  assert.deepEqual(
    sent.seats.map((/** @type {any} */ seat) => seat.kind),
    ['me', 'open']
  )
  assert.match(sent.seats[0].nonce, /^[0-9a-f]{64}$/)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('tatami-tables') ?? ''))
  assert.deepEqual(kept[0].invitations, [{ seat: 1, secret: 's3cret' }])
  faults.splice(before) // there is no server behind this table, which the console says
})

// Each screen once by day and once by lamplight; the small phone for sizes alone.
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const [screen, viewport] of Object.entries(colorScheme === 'light' ? { phone: PHONE, low: LOW } : { wide: WIDE })) {
    const daimyos = ['first@0', '2@1', 'modules@1', 'modules@6', 'solo@0', 'end@4']
    for (const hash of [
      ...['#/', '#/create/kami', '#/demo/kami-4@10', '#/demo/kami-3@8', '#/demo/kami-2@12', '#/rules/kami'],
      ...['2@6', '3@9', '4@10'].map((step) => `#/demo/dynasties-${step}`),
      ...daimyos.map((step) => `#/demo/daimyos-${step}`),
      ...RRR
    ]) {
      await test(`axe finds nothing, nothing sticks out: ${hash} ${screen} ${colorScheme}`, async () => {
        const page = await visit({ viewport, colorScheme }, hash)
        if (hash.includes('demo')) await page.waitForSelector('[data-target]')
        if (hash.includes('create')) await page.waitForSelector('select')
        if (hash.includes('rules')) await page.waitForSelector('#K-21')
        if (screen !== 'low') assert.deepEqual(await axe(page), [])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        assert.ok(wide <= viewport.width, `the page is ${wide} wide`)
        if (hash.includes('demo')) {
          const boxes = await page.$$eval('[data-target], main button', (buttons) =>
            buttons.map((button) => ({
              name: button.textContent,
              ...button.getBoundingClientRect().toJSON()
            }))
          )
          assert.ok(boxes.length > 3)
          const [lowest, mat] = await page.evaluate(() => [
            Math.max(
              ...[...document.querySelectorAll('.mat [data-target]')].map((card) => card.getBoundingClientRect().bottom)
            ),
            document.querySelector('.mat')?.getBoundingClientRect().bottom ?? 0
          ])
          assert.ok(lowest <= mat, `the hand ends at ${lowest}, the mat at ${mat}`)
          for (const box of boxes) {
            assert.ok(box.bottom <= viewport.height + 1, `${box.name} lies below the screen`)
            assert.ok(box.width >= 43.5 && box.height >= 43.5, `${box.name} is only ${box.width} × ${box.height}`)
          }
        }
      })
    }
  }
}

await finish(site)

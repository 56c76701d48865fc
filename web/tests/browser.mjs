// `npm run test:browser [PATTERN]`: home and recorded tables in Chromium. A turn by mouse, a turn by keyboard, and axe on every screen.

import assert from 'node:assert/strict'
import { axe } from './axe.mjs'
import { LOW, PHONE, report, WIDE } from './report.mjs'
import { GAMES, open as openSite } from './site.mjs'
import { at, count, enter, eventually, focused, lead, middle, place, poke, says, steer, unpainted } from './waiting.mjs'

const RRR = ['#/demo/rrr-shared@2', '#/demo/rrr-shared@11', '#/demo/rrr-draft@1', '#/demo/rrr-draft@8', '#/demo/rrr-secret@22']
const site = await openSite()
const { open, test, finish } = report(site.browser)

/** @param {import('playwright-core').BrowserContextOptions} options @param {string} hash */
async function visit(options, hash) {
  const page = await open(options)
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
  await count(hand.getByRole('button'), 6)

  const soldier = hand.getByRole('button', { name: 'Soldier, 1 point' }).first()
  await says(page, () => poke(soldier), 'Soldier does not counter Horseman. Rule K-13 <#/rules/kami/K-13>')
  assert.equal(await hand.getByRole('button').count(), 6, 'a click on what is not possible changes nothing')

  await hand.getByRole('button', { name: 'Horseman' }).click()
  await count(hand.getByRole('button'), 5)
  await own.getByRole('button', { name: 'Take Horseman back' }).click()
  await count(hand.getByRole('button'), 6)

  await hand.getByRole('button', { name: 'Horseman' }).click()
  await hand.getByRole('button', { name: 'Soldier' }).first().click()
  await count(hand.getByRole('button'), 4)
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur()) // some browsers focus no button by a click
  await page.keyboard.press('Escape')
  await count(hand.getByRole('button'), 5, 'Escape takes back while nothing has the focus')
  await hand.getByRole('button', { name: 'Soldier' }).first().click()
  await count(hand.getByRole('button'), 4)
  await says(page, () => page.getByRole('button', { name: 'Play', exact: true }).click(), 'It is someone else’s turn.')
  await count(own.getByRole('list', { name: 'Attack line' }).getByRole('img'), 2)
})

await test('a turn by keyboard alone', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/kami-4@2')
  await page.getByText('Which card goes face down?').waitFor()
  await lead(page, 'Tab', '[data-target]')
  assert.equal(await place(page), 'S', 'Tab leads to the first card that can be chosen')
  await lead(page, 'ArrowRight', at('F'))
  await unpainted(page, async () => {
    await page.keyboard.press('Enter')
    await page.getByText('And which one attacks?').waitFor()
    await page.keyboard.press('Escape') // the card that had the focus has left its place: it is taken back all the same
    await page.getByText('Which card goes face down?').waitFor()
    await lead(page, 'ArrowRight', at('F'))
  })
  await page.keyboard.press('Enter')
  await page.getByText('And which one attacks?').waitFor()
  await lead(page, 'ArrowRight', at('T'))
  await page.keyboard.press('Enter')
  await page.getByText('Play this move?').waitFor()
  await enter(page)
  await page.getByRole('listitem').filter({ hasText: 'Aiko (you) lays Madman (F) face down' }).waitFor()
})

await test('RRR by mouse: look, be told why not, choose another tile instead, place it, use its power', async () => {
  const page = await visit({ viewport: PHONE }, '#/demo/rrr-shared@6')
  const board = page.getByRole('list', { name: 'Board' })
  const own = page.getByRole('list', { name: 'Your tiles' })
  const guard = board.getByRole('button', { name: 'a2: Guard, your ally, has the shield' })
  await says(page, () => poke(guard), 'a2 is not free. Rule R-11 <#/rules/rrr/R-11>')
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
  await says(page, () => poke(board.getByRole('button', { name: 'a1: Abbot' })), 'Abbot on a1 has the shield.')
  await board.getByRole('button', { name: 'c2: Witch' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await board.getByRole('button', { name: 'c2: Witch, face down, destroyed by Royalty' }).waitFor()
  await page.getByText('Which tile do you place?').waitFor()
  await count(board.getByRole('button', { name: 'b2: Assassin, enemy' }), 1, 'the tile has changed sides')
})

await test('RRR by keyboard alone: a tile, a space, a direction', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/rrr-shared@10')
  await page.getByText('Which tile do you place?').waitFor()
  await lead(page, 'Tab', '[data-target]')
  await steer(page, 'tile:general')
  await page.keyboard.press('Enter')
  await page.getByText('And where?').waitFor()
  await steer(page, 'c2')
  await page.keyboard.press('Enter')
  await page.getByText('Play this move?').waitFor()
  await unpainted(page, async () => {
    await enter(page)
    await page.getByText('In which direction?').waitFor()
    await focused(page, '[data-target]') // the button that played the move is gone: what can be chosen now has the focus
  })
  await steer(page, 'way:nw')
  await page.keyboard.press('Enter')
  await enter(page)
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
  await page.getByText('Aiko (you) draws the second card').waitFor()
  await says(
    page,
    () => poke(page.getByRole('button', { name: /^Draw pile 1,/ })),
    /^Your first card came from draw pile 1.* Rule D-11 <#\/rules\/dynasties\/D-11>/
  )
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
  await says(page, () => play.click(), 'It is someone else’s turn.')
  await page.getByRole('table', { name: 'Points of the rounds' }).waitFor() // all nine types lie on the table (D-41)
})

await test('dynasties by keyboard alone: a card discarded, a set struck by a figure', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/dynasties-3@8')
  await page.getByText('Which cards do you lay or discard?').waitFor()
  await lead(page, 'Tab', at('figure'))
  await page.keyboard.press('ArrowDown')
  await lead(page, 'ArrowLeft', at('farmer'))
  await lead(page, 'ArrowRight', at('samurai'))
  await page.keyboard.press('Enter')
  await page.getByText('Discard it: where?').waitFor()
  await lead(page, 'ArrowUp', `${at('p1')}, ${at('p2')}`)
  await lead(page, 'ArrowRight', at('p2'))
  await page.keyboard.press('Enter')
  await page.getByText('Play this move?').waitFor()
  await enter(page)
  await page.getByText('Use a figure, or end the turn?').waitFor()
  await page.getByRole('region', { name: 'Seat 0, Aiko' }).getByRole('button', { name: 'Your ninja figures: 1' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Which set does the figure strike?').waitFor()
  await page.getByRole('region', { name: 'Seat 1, Basile' }).getByRole('button', { name: '2 × Monk 18' }).focus()
  await page.keyboard.press('Enter')
  await enter(page)
  await page.getByRole('listitem').filter({ hasText: 'strikes Monk of Basile' }).waitFor()
})

await test('every move without the board, and another language in the middle of it', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/kami-4@10')
  const bar = page.getByRole('region', { name: 'Your move' })
  await bar.getByRole('button', { name: 'Horseman' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Deutsch').check()
  await page.getByText('Und welche greift an?').waitFor()
  await page.getByText('Dieter greift an').first().waitFor()
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), 'de'))
})

await test('a table loads the texts of its own game and language, and no others', async () => {
  const page = await open({ viewport: WIDE })
  /** @type {string[]} */
  const loaded = []
  page.on('request', (request) => {
    const part = /\/texts-(\w\w-[a-z-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (part !== undefined) loaded.push(part)
  })
  await page.goto(`${site.url}#/demo/kami-4@10`)
  await page.waitForSelector('.mat:not(.unfinished)')
  assert.deepEqual([...new Set(loaded)].sort(), ['en-everywhere', 'en-kami'])
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Deutsch').check()
  await page.getByText('Dieter greift an').first().waitFor()
  assert.deepEqual([...new Set(loaded)].sort(), ['de-everywhere', 'de-kami', 'en-everywhere', 'en-kami'])
})

await test('daimyos: a card is dragged, tells what it brings, is turned where it lies, and played', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/daimyos-2@1')
  const spot = (/** @type {string} */ selector) => middle(page.locator(selector))
  const drag = async (/** @type {string} */ from, /** @type {() => Promise<{ x: number, y: number }>} */ to) => {
    const start = await spot(from)
    const end = await to()
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x - 20, start.y - 20, { steps: 3 })
    await page.mouse.move(end.x, end.y, { steps: 5 })
    await page.mouse.up()
  }
  const stands = (/** @type {string} */ name, /** @type {string} */ how) =>
    page.locator(`${at(name)}[data-standing="${how}"]`).waitFor()

  await page.locator('[data-target="turn:r90m"]').click()
  await stands('turn:r90m', 'chosen')
  const there = await spot(at('at:f3'))
  await page.mouse.move(there.x, there.y)
  await page.getByText('Samurai points for red: 1.').waitFor()
  await page.getByText('Where does it go?').waitFor() // only held there: nothing is chosen yet

  await drag('[data-grip="r90m"]', async () => ({ x: there.x - 2000, y: there.y })) // beside the table: nothing happens
  assert.equal(await page.getAttribute(at('turn:r90m'), 'data-standing'), 'chosen')
  await drag('[data-grip="r90m"]', () => spot(at('at:f3')))
  await page.getByText('Play this move?').waitFor()
  await stands('at:f3', 'chosen')

  await drag('[data-target="back:at:f3"]', () => spot(at('at:d5'))) // a card that lies can be moved …
  await stands('at:d5', 'chosen')
  await page.locator('[data-target="back:at:d5"]').click() // … and taken back
  await page.getByText('Where does it go?').waitFor()

  await page.locator('[data-target="turn:r0"]').click()
  await page.locator(`${at('turn:r90m')}:not([data-standing="chosen"])`).waitFor()
  const nowhere = await spot('[aria-label="The field"]')
  await says(page, () => page.mouse.click(nowhere.x, nowhere.y), /Rule Y-2[123]/)

  await page.locator('[data-target="turn:r90m"]').click()
  await page.locator('[data-target="at:f3"]').click()
  await says(page, () => page.getByRole('button', { name: 'Play', exact: true }).click(), 'It is someone else’s turn.')
})

await test('daimyos: a finger drags a card, which is held above it', async () => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true }, '#/demo/daimyos-first@5')
  const wire = await page.context().newCDPSession(page)
  const touch = (
    /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
    /** @type {{x: number, y: number}[]} */ ...points
  ) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const { box: grip } = await middle(page.locator('[data-grip="r0"]'))
  const goal = await middle(page.locator('[data-target="at:a1"]'))
  const { box: field } = await middle(page.locator('[aria-label="The field"]'))
  const from = { x: grip.x + 20, y: grip.y + 20 }
  const lift = (1.6 * field.width) / 13
  const to = { x: goal.x, y: goal.y + lift }
  await touch('touchStart', from)
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 })
  await touch('touchEnd')
  await page.getByText('Play this move?').waitFor()
  await page.locator('[data-target="at:a1"][data-standing="chosen"]').waitFor()
})

await test('daimyos by keyboard alone: a card is turned, led over the field, and played', async () => {
  const page = await visit({ viewport: WIDE }, '#/demo/daimyos-2@1')
  await page.getByText('How does the card lie?').waitFor()
  await lead(page, 'Tab', '[data-target]')
  assert.match((await place(page)) ?? '', /^at:/, 'Tab leads to a place where the card may lie')
  for (const key of ['m', 'r']) await page.keyboard.press(key)
  await page.locator(`${at('turn:r90m')}[data-standing="chosen"]`).waitFor()
  await page.locator(at('at:j3')).focus()
  await lead(page, 'ArrowLeft', at('at:f3'))
  await page.getByText('Samurai points for red: 1.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Play this move?').waitFor()
  await says(page, () => enter(page), 'It is someone else’s turn.')
})

await test('a new table is sent as it was chosen', async () => {
  const page = await visit({ viewport: PHONE }, '#/create/kami')
  /** @type {any} */
  let sent = null
  await page.route('**/api/tables', (route) => {
    sent = route.request().postDataJSON()
    const made = { table: 'Ab3dE5gH1j', seat: 0, secret: null, invitations: [{ seat: 1, secret: 's3cret' }], commitment: '' }
    return route.fulfill({ status: 201, json: made })
  })
  await page.routeWebSocket(/\/socket$/, () => undefined) // there is no server behind this table: nobody answers
  await page.getByLabel('Players').selectOption('2')
  await page.getByLabel('Seat 1', { exact: true }).selectOption('A friend, by link')
  await page.getByRole('button', { name: 'Create game' }).click()
  await page.waitForURL('**/#/table/Ab3dE5gH1j')
  assert.equal(sent.options.players, 2)
  assert.deepEqual(
    sent.seats.map((/** @type {any} */ seat) => seat.kind),
    ['me', 'open']
  )
  assert.match(sent.seats[0].nonce, /^[0-9a-f]{64}$/)
  await eventually(async () => {
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('tatami-tables') ?? '[]'))
    assert.deepEqual(kept[0]?.invitations, [{ seat: 1, secret: 's3cret' }])
  })
})

// Each screen once in the light theme and once in the dark one; the small phone for sizes alone.
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

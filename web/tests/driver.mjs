// Plays on any board, knowing nothing of it: what can be chosen says so (`data-standing="open"` on the board, buttons in the bar).

/** @typedef {import('playwright-core').Page} Page */

const STEPS = 4000 // of one game; the longest have some hundreds of decisions of a few steps each

/** A small generator with a seed, so that a game can be played again. @param {number} seed */
export function dice(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** What is to be done now. @param {Page} page @returns {Promise<'over' | 'choose' | 'send' | 'pass' | 'open'>} */
async function next(page) {
  const found = await page.waitForFunction(() => {
    const has = (/** @type {string} */ selector) => document.querySelector(selector) !== null
    if (has('.curtain button')) return 'open'
    if (has('.end')) return 'over'
    if (has('.bar button.strong:not(:disabled)'))
      return has('.bar .choice:not(:disabled)') ? 'choose' : has('.bar .step') ? 'send' : 'pass'
    return has('.bar .choice:not(:disabled)') ? 'choose' : null
  })
  return /** @type {any} */ (await found.jsonValue())
}

/** Something that has changed since: the table's own account of the move being made. @param {Page} page */
const account = (page) => page.evaluate(() => document.querySelector('main')?.textContent ?? '')

/** @param {Page} page @param {string} before */
async function changed(page, before) {
  await page.waitForFunction((old) => (document.querySelector('main')?.textContent ?? '') !== old, before)
}

/**
 * Choose one of the things that can be chosen: on the board where it shows any, else in the bar. In one step of the page, because
 * hundreds of them are taken; the click goes through the page's own listeners at the middle of what is seen.
 * @param {Page} page @param {() => number} random
 */
async function chooseByMouse(page, random) {
  const spots = await page.evaluate(() => {
    const shown = (/** @type {Element} */ element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const box = element.getBoundingClientRect()
      const x = box.x + box.width / 2
      const y = box.y + box.height / 2
      const top = document.elementFromPoint(x, y)
      return { x, y, seen: top !== null && (element.contains(top) || top.contains(element)) && box.width > 0 }
    }
    const board = [...document.querySelectorAll('.mat [data-target][data-standing="open"]')].filter((one) => shown(one).seen)
    const all = board.length > 0 ? board : [...document.querySelectorAll('.bar .choice')]
    all.forEach((one, at) => one.setAttribute('data-choice', String(at)))
    return all.length
  })
  if (spots === 0) throw new Error('nothing can be chosen')
  const choice = Math.floor(random() * spots)
  const spot = await page.evaluate((at) => {
    const element = document.querySelector(`[data-choice="${at}"]`)
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = element?.getBoundingClientRect()
    for (const one of document.querySelectorAll('[data-choice]')) one.removeAttribute('data-choice')
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, choice)
  if (spot !== null) await page.mouse.click(spot.x, spot.y)
}

/**
 * The same with Tab, arrows and Enter alone. @param {Page} page @param {() => number} random
 */
async function chooseByKeyboard(page, random) {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (element?.getAttribute('data-standing') === 'open') return 'board'
      return element?.matches('.bar .choice') === true ? 'bar' : null
    })
  const board = (await page.locator('.mat [data-target][data-standing="open"]').count()) > 0
  const inside = () => page.evaluate(() => document.activeElement?.matches('.mat [data-target]') === true)
  const wanted = board ? 'board' : 'bar'
  const here = () => (board ? inside() : focused().then((found) => found === 'bar'))
  for (let tab = 0; tab < 80 && !(await here()); tab++) await page.keyboard.press('Tab')
  if (!(await here())) throw new Error('Tab does not lead to what can be chosen')
  if (board) {
    const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']
    for (let step = 0; step < 200; step++) {
      if ((await focused()) === wanted && random() < 0.5) break
      await page.keyboard.press(arrows[Math.floor(random() * 4)] ?? 'ArrowRight')
    }
    if ((await focused()) !== wanted) throw new Error('the arrows do not lead to what can be chosen')
  } else {
    const count = await page.locator('.bar .choice').count()
    for (let tabs = Math.floor(random() * Math.min(count, 6)); tabs > 0; tabs--) await page.keyboard.press('Tab')
    if ((await focused()) !== 'bar') await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Enter')
}

/** @param {Page} page */
async function sendByKeyboard(page) {
  const there = () => page.evaluate(() => document.activeElement?.matches('.bar button.strong') === true)
  for (let tab = 0; tab < 80 && !(await there()); tab++) await page.keyboard.press('Tab')
  if (!(await there())) throw new Error('Tab does not lead to the button that plays the move')
  await page.keyboard.press('Enter')
}

/**
 * Play until the game is over, or until `stop` says so. @param {Page} page
 * @param {{ random: () => number, keyboard?: boolean, stop?: (steps: number) => boolean | Promise<boolean> }} how
 * @returns {Promise<number>} how many moves were sent
 */
export async function play(page, { random, keyboard = false, stop }) {
  let sent = 0
  for (let step = 0; step < STEPS; step++) {
    if (await stop?.(sent)) return sent
    const what = await next(page)
    if (what === 'over') return sent
    const before = await account(page)
    if (what === 'choose') await (keyboard ? chooseByKeyboard(page, random) : chooseByMouse(page, random))
    else if (keyboard) await (what === 'open' ? page.keyboard.press('Enter') : sendByKeyboard(page))
    else await page.locator(what === 'open' ? '.curtain button' : '.bar button.strong').click()
    if (what === 'send') sent += 1
    await changed(page, before)
  }
  throw new Error(`the game is not over after ${STEPS} steps`)
}

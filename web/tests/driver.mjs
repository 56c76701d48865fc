// Plays on any board, knowing nothing of it: what can be chosen says so (`data-standing="open"` on the board, buttons in the bar).

import { errors } from 'playwright-core'
import { focused, lead, PATIENCE } from './waiting.mjs'

/** @typedef {import('playwright-core').Page} Page */

const LOOK = 5000 // milliseconds after which one looks again
const LOOKS = PATIENCE / LOOK
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

/** @typedef {{ what: 'over' | 'choose' | 'send' | 'pass' | 'open', text: string, spot: { x: number, y: number } | null }} Moment */

/**
 * What is to be done once the table looks otherwise than `before`, and where: in one question to the page, because hundreds are asked.
 * Of what can be chosen, one is taken by `chance`: on the board where it shows any, else in the bar; of what fits the first of the
 * patterns in `prefer` that anything fits.
 * @param {Page} page @param {string} before @param {number} chance @param {string[]} prefer @returns {Promise<Moment>}
 */
async function next(page, before, chance, prefer) {
  // A click may have hit nothing, because what it was meant for was just moving: like a person, one looks again.
  for (let look = 1; ; look++) {
    try {
      return await lookAt(page, look === 1 ? before : '', chance, prefer)
    } catch (error) {
      if (look === LOOKS || !(error instanceof errors.TimeoutError)) throw error
    }
  }
}

/** @param {Page} page @param {string} before @param {number} chance @param {string[]} prefer @returns {Promise<Moment>} */
async function lookAt(page, before, chance, prefer) {
  const found = await page.waitForFunction(
    ({ before, chance, prefer }) => {
      const targets = [...document.querySelectorAll('[data-target]')]
      const standings = targets.map((one) => `${one.getAttribute('data-target')} ${one.getAttribute('data-standing')}`)
      const text = (document.querySelector('main')?.textContent ?? '') + standings.join()
      if (text === before) return null
      const has = (/** @type {string} */ selector) => document.querySelector(selector) !== null
      const middle = (/** @type {Element} */ element) => {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const box = element.getBoundingClientRect()
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }
      const seen = (/** @type {Element} */ element) => {
        const { x, y } = middle(element)
        const top = document.elementFromPoint(x, y)
        return top !== null && (element.contains(top) || top.contains(element))
      }
      const aim = (/** @type {string} */ selector) => {
        const element = document.querySelector(selector)
        return element === null ? null : middle(element)
      }
      if (has('.curtain button')) return { what: 'open', text, spot: aim('.curtain button') }
      if (has('.end')) return { what: 'over', text, spot: null }
      // Only what lies still can be hit: the same place in two frames.
      const still = (/** @type {string} */ what, /** @type {{ x: number, y: number } | null} */ spot) => {
        const place = JSON.stringify([text, spot])
        if (document.body.dataset['aim'] === place) return { what, text, spot }
        document.body.dataset['aim'] = place
        return null
      }
      const strong = '.bar button.strong:not(:disabled)'
      const choices = [...document.querySelectorAll('.bar .choice:not(:disabled)')]
      if (choices.length === 0) return has(strong) ? still(has('.bar .step') ? 'send' : 'pass', aim(strong)) : null
      const board = [...document.querySelectorAll('.mat [data-target][data-standing="open"]')].filter(seen)
      const called = (/** @type {string} */ pattern) =>
        board.filter((one) => new RegExp(pattern).test(one.getAttribute('data-target') ?? ''))
      const better = prefer.map(called).find((found) => found.length > 0)
      const all = better ?? (board.length > 0 ? board : choices)
      const chosen = all[Math.floor(chance * all.length)]
      return still('choose', chosen === undefined ? null : middle(chosen))
    },
    { before, chance, prefer },
    { timeout: LOOK }
  )
  return /** @type {any} */ (await found.jsonValue())
}

/**
 * Where the focus is on the board and where it must go to reach what is chosen by `chance`, as numbers of targets; and the arrows, the one
 * that points there first. @param {Page} page @param {number} chance @param {string[]} prefer
 */
const bearing = (page, chance, prefer) =>
  page.evaluate(
    ({ chance, prefer }) => {
      const targets = [...document.querySelectorAll('.mat [data-target]')]
      const open = targets.filter((one) => one.getAttribute('data-standing') === 'open')
      const called = (/** @type {string} */ pattern) =>
        open.filter((one) => new RegExp(pattern).test(one.getAttribute('data-target') ?? ''))
      const all = prefer.map(called).find((found) => found.length > 0) ?? open
      const goal = all[Math.floor(chance * all.length)]
      const here = targets.find((one) => one === document.activeElement)
      if (goal === undefined || here === undefined) return { here: -1, goal: -2, arrows: /** @type {string[]} */ ([]) }
      const [from, to] = [here.getBoundingClientRect(), goal.getBoundingClientRect()]
      const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
      const points = /** @type {const} */ ([
        ['ArrowRight', x],
        ['ArrowLeft', -x],
        ['ArrowDown', y],
        ['ArrowUp', -y]
      ])
      const arrows = [...points].sort((one, other) => other[1] - one[1]).map(([arrow]) => String(arrow))
      return { here: targets.indexOf(here), goal: targets.indexOf(goal), arrows }
    },
    { chance, prefer }
  )

/** The first key on the way from a target to the nearest one where an arrow wasn't tried yet, or to the goal. @param {number} here
 * @param {number} goal @param {string[]} arrows @param {Map<number, Map<string, number>>} known where arrows led so far */
function nextKey(here, goal, arrows, known) {
  const untried = (/** @type {number} */ at) => arrows.find((arrow) => !known.get(at)?.has(arrow))
  /** @type {{ at: number, first: string }[]} */
  const queue = [{ at: here, first: '' }]
  const seen = new Set([here])
  for (const { at, first } of queue) {
    if (at === goal) return first
    const arrow = untried(at)
    if (arrow !== undefined) return first === '' ? arrow : first
    for (const [arrow, next] of known.get(at) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        queue.push({ at: next, first: first === '' ? arrow : first })
      }
  }
  return null
}

/** Lead the focus to a target by Tab and arrows, trying each arrow of each target at most once: what can be reached is found.
 * @param {Page} page @param {number} chance @param {string[]} prefer */
async function reach(page, chance, prefer) {
  await lead(page, 'Tab', '.mat [data-target]')
  /** @type {Map<number, Map<string, number>>} */
  const known = new Map()
  let { here, goal, arrows } = await bearing(page, chance, prefer)
  while (here !== goal) {
    const key = nextKey(here, goal, arrows, known)
    if (key === null || here < 0) throw new Error('Tab and the arrows do not lead to what can be chosen')
    await page.keyboard.press(key)
    const before = here
    ;({ here, goal, arrows } = await bearing(page, chance, prefer))
    known.set(before, (known.get(before) ?? new Map()).set(key, here))
  }
}

/**
 * Choose with Tab, arrows and Enter alone. @param {Page} page @param {() => number} random @param {string[]} prefer
 */
async function chooseByKeyboard(page, random, prefer) {
  if ((await page.locator('.mat [data-target][data-standing="open"]').count()) > 0) await reach(page, random(), prefer)
  else {
    await lead(page, 'Tab', '.bar .choice')
    const count = await page.locator('.bar .choice').count()
    for (let tabs = Math.floor(random() * Math.min(count, 6)); tabs > 0; tabs--) await page.keyboard.press('Tab')
    await lead(page, 'Shift+Tab', '.bar .choice')
  }
  await page.keyboard.press('Enter')
}

/** @param {Page} page */
async function sendByKeyboard(page) {
  const there = () => page.evaluate(() => document.activeElement?.matches('.bar button.strong') === true)
  const needed = async () => (await page.locator('.bar button.strong:not(:disabled)').count()) > 0
  for (let tab = 0; tab < 80 && !(await there()); tab++) {
    if (!(await needed())) return // the move has been made by itself
    await page.keyboard.press('Tab')
  }
  if (!(await there())) throw new Error('Tab does not lead to the button that plays the move')
  await page.keyboard.press('Enter')
}

/**
 * Play until the game is over, or until `stop` says so. @param {Page} page
 * @param {{ random: () => number, keyboard?: boolean, prefer?: string[], stop?: (steps: number) => boolean | Promise<boolean> }} how
 * @returns {Promise<number>} how many choices were made
 */
export async function play(page, { random, keyboard = false, prefer = [], stop }) {
  let made = 0
  let sent = 0
  let before = ''
  for (let step = 0; step < STEPS; step++) {
    if (await stop?.(sent)) return made
    const { what, text, spot } = await next(page, before, random(), prefer)
    if (what === 'over') return made
    if (!keyboard && spot !== null) await page.mouse.click(spot.x, spot.y)
    else if (what === 'choose') await chooseByKeyboard(page, random, prefer)
    else if (what === 'open') {
      await focused(page, '.curtain button')
      await page.keyboard.press('Enter')
    } else await sendByKeyboard(page)
    if (what === 'send' || what === 'choose') made += 1
    if (what === 'send') sent += 1
    before = text
  }
  throw new Error(`the game is not over after ${STEPS} steps`)
}

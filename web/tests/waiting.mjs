// Waiting for what a page shows. No test waits for time: the limit here only ends what never comes, on the slowest machine.

import assert from 'node:assert/strict'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

export const PATIENCE = 180_000 // milliseconds
const BETWEEN = 25 // milliseconds from one look to the next

/** Look again until `check` no longer throws; its last complaint is the one that is told. @template T @param {() => Promise<T>} check */
export async function eventually(check) {
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await new Promise((done) => setTimeout(done, BETWEEN))
  }
}

/** There are so many of them. @param {Locator} found @param {number} wanted @param {string} [message] */
export const count = (found, wanted, message) =>
  eventually(async () => assert.equal(await found.count(), wanted, message ?? `how many are there of ${found}`))

/** A field has this value. @param {Locator} field @param {string} wanted */
export const value = (field, wanted) =>
  eventually(async () => assert.equal(await field.inputValue(), wanted, `the value of ${field}`))

/**
 * Have every page remember what it announced: notices go away by themselves, and a recorded table plays on by itself.
 * @param {import('playwright-core').BrowserContext} context
 */
export async function remember(context) {
  await context.addInitScript(() => {
    /** @type {string[]} */
    const said = []
    /** @type {WeakMap<Element, string>} */
    const last = new WeakMap()
    Object.assign(window, { said })
    const look = () => {
      for (const one of document.querySelectorAll('.toast p, .prompt, [aria-live]:not(.toasts), [role=alert]')) {
        const links = [...one.querySelectorAll('a')].map((link) => `<${link.getAttribute('href')}>`)
        const text = [one.textContent, ...links].join(' ').replaceAll(/\s+/g, ' ').trim()
        if (text === (last.get(one) ?? '') || !one.checkVisibility()) continue
        last.set(one, text)
        said.push(text)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/**
 * Do something, upon which the page announces this, however briefly. The address of a link is told after the text: `<#/rules/…>`.
 * @param {Page} page @param {() => Promise<void>} act @param {string | RegExp} text
 */
export async function says(page, act, text) {
  const pattern = text instanceof RegExp ? text.source : text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  await page.evaluate(() => void (/** @type {any} */ (window).said.splice(0)))
  await act()
  await page.waitForFunction(
    (pattern) => /** @type {any} */ (window).said.some((/** @type {string} */ one) => new RegExp(pattern).test(one)),
    pattern
  )
}

/** Whether the focus is there. @param {Page} page @param {string | Locator} wanted an element, or a selector that the focused one fits */
const focusIs = (page, wanted) =>
  typeof wanted === 'string'
    ? page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted)
    : wanted.evaluate((element) => element === document.activeElement)

/** What the focus is on, in a few words. @param {Page} page */
const focusNow = (page) => page.evaluate(() => document.activeElement?.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 200))

/** The page puts the focus there by itself. @param {Page} page @param {string | Locator} wanted */
export const focused = (page, wanted) =>
  eventually(async () => assert.ok(await focusIs(page, wanted), `the focus is not on ${wanted} but on ${await focusNow(page)}`))

/** The place that has the focus on a board, if any has. @param {Page} page */
export const place = (page) => page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null)

/** The selector of a place on a board. @param {string} name */
export const at = (name) => `[data-target="${name}"]`

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/**
 * Press a key until the focus is on what is wanted. An arrow is heard only by a board that has the focus: the page may be about to
 * give it to what can be chosen now.
 * @param {Page} page @param {string} key @param {string | Locator} wanted @param {number} [most]
 */
export async function lead(page, key, wanted, most = 80) {
  for (let step = 0; step < most; step++) {
    if (ARROWS.includes(key)) await focused(page, '[data-target]')
    if (await focusIs(page, wanted)) return
    await page.keyboard.press(key)
  }
  assert.ok(await focusIs(page, wanted), `${key} does not lead to ${wanted}; the focus is on ${await focusNow(page)}`)
}

/** By arrows to a place of the board, up or down first. @param {Page} page @param {string} name */
export async function steer(page, name) {
  await focused(page, '[data-target]')
  for (let step = 0; step < 16 && (await place(page)) !== name; step++) {
    const key = await page.evaluate((wanted) => {
      const centre = (/** @type {Element | null} */ element) => {
        const box = element?.getBoundingClientRect()
        return box === undefined ? { x: 0, y: 0 } : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }
      const [here, there] = [centre(document.activeElement), centre(document.querySelector(wanted))]
      const [x, y] = [there.x - here.x, there.y - here.y]
      return Math.abs(y) > 60 ? (y > 0 ? 'ArrowDown' : 'ArrowUp') : x > 0 ? 'ArrowRight' : 'ArrowLeft'
    }, at(name))
    await page.keyboard.press(key)
  }
  assert.equal(await place(page), name)
}

/** By keyboard, a finished move is played with one more Enter: its button has the focus already. @param {Page} page */
export async function enter(page) {
  await focused(page, page.getByRole('button', { name: 'Play', exact: true }))
  await page.keyboard.press('Enter')
}

/** Do something while no frame is drawn, as on a machine that is busy: nothing that the next key needs may wait for one. @param {Page} page @param {() => Promise<void>} act */
export async function unpainted(page, act) {
  await page.evaluate(() => {
    const held = window.requestAnimationFrame
    Object.assign(window, { held, requestAnimationFrame: () => 0 })
  })
  await act()
  await page.evaluate(() => void Object.assign(window, { requestAnimationFrame: /** @type {any} */ (window).held }))
}

/** The middle of an element once it lies still. @param {Locator} found */
export const middle = (found) =>
  eventually(async () => {
    const element = await found.elementHandle()
    await element?.waitForElementState('stable')
    const box = await element?.boundingBox()
    assert.ok(box, `${found} is not to be seen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, box }
  })

/** Click on what can't be chosen and says so, for which Playwright would wait. @param {Locator} found */
export async function poke(found) {
  await middle(found)
  await found.click({ force: true })
}

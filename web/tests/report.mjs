// What all tests in the browser share: screens, pages that are watched, a name with a body, what went wrong, the end.

import { PATIENCE, remember } from './waiting.mjs'

export const PHONE = { width: 390, height: 844 }
export const LOW = { width: 375, height: 740 } // a smaller phone, or one with a longer status line
export const WIDE = { width: 1440, height: 900 }

const WANTED = new RegExp(process.argv[2] ?? '')

/** What the open pages show, for whoever wants to know what went wrong. @param {import('playwright-core').Browser} browser */
async function shown(browser) {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const texts = pages.map((page) =>
    page.evaluate(() => {
      const plain = (/** @type {Element | null} */ element) => element?.outerHTML.replaceAll(/<svg.*?<\/svg>/gs, '') ?? ''
      const said = /** @type {string[]} */ (/** @type {any} */ (window).said ?? []).slice(-12)
      const open = [...document.querySelectorAll('dialog[open]')].map((dialog) => `\n  in a dialog: ${dialog.textContent}`)
      return [
        `\n  ${location.href}`,
        `\n  focus: ${plain(document.activeElement).replaceAll(/\s+/g, ' ').slice(0, 300)}`,
        ...said.map((text) => `\n  said: ${text}`),
        ...open,
        `\n${document.querySelector('main')?.innerText ?? ''}\n${plain(document.querySelector('.bar'))}`
      ].join('')
    })
  )
  return (await Promise.all(texts.map((text) => text.catch(() => '\n  (a page that is gone)')))).join('')
}

/**
 * The tests of one file; those that the pattern on the command line doesn't fit are left out. A fault of a page counts as well.
 * @param {import('playwright-core').Browser} browser
 */
export function report(browser) {
  /** @type {string[]} */
  const faults = []
  let done = 0
  let current = 'before the first test'

  /**
   * A page in a browser of its own. What goes wrong in it is a fault of the test that opened it, unless it is harmless there.
   * @param {import('playwright-core').BrowserContextOptions} [options] @param {RegExp} [harmless]
   */
  async function open(options = {}, harmless = /^$/) {
    const name = current
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: WIDE, locale: 'en-GB', ...options })
    context.setDefaultTimeout(PATIENCE)
    await remember(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(`${name}: error in the page ${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !harmless.test(message.text()))
        faults.push(`${name}: on the console of ${page.url()}: ${message.text()}`)
    })
    return page
  }

  /** @param {string} name @param {() => Promise<void>} body */
  async function test(name, body) {
    if (!WANTED.test(name)) return
    done += 1
    current = name
    const begun = Date.now()
    try {
      await body()
      console.log(`ok   ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.stack : error}${await shown(browser)}`)
      console.log(`FAIL ${name}`)
    }
    for (const context of browser.contexts()) await context.close()
  }

  /** Close everything, and say what went wrong. @param {{ close(): Promise<void> }[]} opened */
  async function finish(...opened) {
    for (const one of opened) await one.close()
    if (done === 0) faults.push(`no test fits ${WANTED}`)
    if (faults.length === 0) return
    console.error(faults.join('\n'))
    process.exit(1)
  }

  return { open, test, finish }
}

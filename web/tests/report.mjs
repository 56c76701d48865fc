// What all tests in the browser share: screens, a name with a body, what went wrong, the end.

export const PHONE = { width: 390, height: 844 }
export const LOW = { width: 375, height: 740 } // a smaller phone, or one with a longer status line
export const WIDE = { width: 1440, height: 900 }

const WANTED = new RegExp(process.argv[2] ?? '')

/** What the open pages show, for whoever wants to know what went wrong. @param {import('playwright-core').Browser} browser */
async function shown(browser) {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const texts = pages.map((page) =>
    page.evaluate(() => {
      const bar = document.querySelector('.bar')?.outerHTML.replaceAll(/<svg.*?<\/svg>/gs, '') ?? ''
      return `\n  ${location.hash}\n${document.querySelector('main')?.innerText ?? ''}\n${bar}`
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

  /** @param {string} name @param {() => Promise<void>} body */
  async function test(name, body) {
    if (!WANTED.test(name)) return
    done += 1
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

  return { faults, test, finish }
}

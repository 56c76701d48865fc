// `npm run shots [PATTERN]`: every page as a picture in shots/, on a phone and on a wide screen, in the light and the dark theme; and those
// of the README in docs/pictures/.

import { GAMES, open } from './site.mjs'

const PAGES = {
  home: '#/',
  create: '#/create/kami',
  'kami-lead': '#/demo/kami-4@2',
  'kami-counter': '#/demo/kami-4@10',
  'kami-late': '#/demo/kami-4@14',
  'kami-three': '#/demo/kami-3@8',
  'kami-duel': '#/demo/kami-2@12',
  'rrr-start': '#/demo/rrr-shared@2',
  'rrr-effect': '#/demo/rrr-shared@7',
  'rrr-lines': '#/demo/rrr-shared@11',
  'rrr-over': '#/demo/rrr-shared@14',
  'rrr-draft': '#/demo/rrr-draft@1',
  'rrr-spy': '#/demo/rrr-draft@8',
  'rrr-secret': '#/demo/rrr-secret@22',
  'dynasties-two': '#/demo/dynasties-2@6',
  'dynasties-draw': '#/demo/dynasties-2@4',
  'dynasties-three': '#/demo/dynasties-3@9',
  'dynasties-four': '#/demo/dynasties-4@10',
  'dynasties-pile': '#/demo/dynasties-4@11',
  'dynasties-reveal': '#/demo/dynasties-4@16',
  'dynasties-round': '#/demo/dynasties-4@23',
  'dynasties-over': '#/demo/dynasties-over@8',
  'daimyos-clan': '#/demo/daimyos-first@0',
  'daimyos-start': '#/demo/daimyos-2@0',
  'daimyos-place': '#/demo/daimyos-2@1',
  'daimyos-modules': '#/demo/daimyos-modules@6',
  'daimyos-fall': '#/demo/daimyos-modules@1',
  'daimyos-solo': '#/demo/daimyos-solo@2',
  'daimyos-keep': '#/demo/daimyos-solo@0',
  'daimyos-reckoning': '#/demo/daimyos-end@4',
  'daimyos-over': '#/demo/daimyos-end@8',
  rules: '#/rules/kami/K-21'
}
const SCREENS = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
// Those that the README shows, made anew with the others.
const README = /** @type {Record<string, string>} */ ({
  'home-wide-light': 'home',
  'kami-counter-wide-light': 'kami',
  'rrr-effect-wide-light': 'rrr',
  'dynasties-two-wide-light': 'dynasties',
  'daimyos-place-wide-light': 'daimyos',
  'kami-counter-phone-dark': 'kami-phone',
  'rrr-effect-phone-light': 'rrr-phone',
  'daimyos-place-phone-light': 'daimyos-phone'
})
const wanted = new RegExp(process.argv[2] ?? '')

const site = await open()
for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    for (const [name, hash] of Object.entries(PAGES)) {
      const file = `${name}-${screen}-${theme}`
      if (!wanted.test(file)) continue
      const page = await site.browser.newPage({ viewport, colorScheme: theme, deviceScaleFactor: screen === 'phone' ? 2 : 1 })
      page.on('console', (message) => message.type() === 'error' && console.log(file, message.text()))
      page.on('pageerror', (error) => console.log(file, error.message))
      await page.route('**/api/games', (route) => route.fulfill({ json: GAMES }))
      await page.goto(site.url + hash)
      await page.waitForSelector('h1')
      if (hash.startsWith('#/demo')) await page.waitForSelector('.mat:not(.unfinished)') // the whole board
      await page.evaluate(() =>
        Promise.all(
          document.getAnimations().map((one) => (one.effect?.getTiming().iterations === Infinity ? null : one.finished))
        )
      )
      const fullPage = name === 'home'
      await page.screenshot({ path: `shots/${file}.png`, fullPage })
      const picture = README[file]
      if (picture !== undefined)
        await page.screenshot({ path: `../docs/pictures/${picture}.jpg`, type: 'jpeg', quality: 80, fullPage })
      await page.close()
    }
  }
}
await site.close()

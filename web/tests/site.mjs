// The pages, built with the demonstration tables and served here; and a Chromium to look at them.

import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { PATIENCE } from './waiting.mjs'

export const CHROMIUM = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path)
)

// What the real server says of every answer, so that a page which breaks it is found here.
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A Chromium without what it does besides. */
export function launch() {
  if (CHROMIUM === undefined) throw new Error('no Chromium was found; name one in the variable CHROMIUM')
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-sync', ...quiet],
    timeout: PATIENCE
  })
}

/** @returns {Promise<{ url: string, browser: import('playwright-core').Browser, close(): Promise<void> }>} */
export async function open() {
  const outDir = 'node_modules/.demo'
  await build({ mode: 'demo', logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1', headers: { 'content-security-policy': POLICY }, proxy: {} },
    build: { outDir }
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('the pages are not served')
  const browser = await launch()
  return {
    url,
    browser,
    close: async () => {
      await browser.close()
      await server.close()
    }
  }
}

// The games as the server lists them, for pages that ask while there is no server.
export const GAMES = {
  games: [
    {
      game: 'kami',
      rules_version: 1,
      options: [
        { name: 'players', values: [4, 3, 2] },
        { name: 'ending', values: ['soldier', 'lord', 'kami'] },
        { name: 'first', values: ['random', 0, 1, 2, 3] }
      ],
      setups: [4, 3, 2].map((players) => ({
        chosen: { players },
        seats: players,
        automata: [],
        options: [
          { name: 'players', values: [4, 3, 2] },
          { name: 'ending', values: ['soldier', 'lord', 'kami'] },
          { name: 'first', values: ['random', ...Array(players).keys()] }
        ]
      }))
    }
  ],
  levels: ['novice', 'casual', 'club', 'expert', 'master'],
  phrases: [],
  languages: ['en', 'fr', 'de']
}

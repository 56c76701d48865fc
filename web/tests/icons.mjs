// `npm run icons`: the pictures for home screens, from static/icon.svg.

import { readFileSync, writeFileSync } from 'node:fs'
import { launch } from './site.mjs'

const svg = readFileSync('static/icon.svg', 'utf8')
const browser = await launch()
const page = await browser.newPage()
// A maskable icon is cut to any shape: the picture is smaller, and the paper reaches every edge.
for (const [file, size, share] of /** @type {const} */ ([
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  ['icon-maskable.png', 512, 0.78]
])) {
  await page.setViewportSize({ width: size, height: size })
  const paper = share < 1 ? '#f4eddd' : 'transparent'
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${paper}}svg{width:${share * 100}vw}</style>${svg}`
  )
  writeFileSync(`static/${file}`, await page.screenshot({ omitBackground: true }))
}
await browser.close()

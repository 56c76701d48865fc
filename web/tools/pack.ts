/** After the build: every file packed beside itself, and the list of all of them in the service worker. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(html|js|css|svg|webmanifest)$/
const SMALLEST = 600 // bytes: below that, packing saves nothing

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** The worker keeps what the pages are made of, under a name that changes with any of it. */
function fill(worker: string, folder: string, found: readonly string[]): void {
  const kept = found.filter((file) => file !== worker).map((file) => relative(folder, file).replaceAll('\\', '/'))
  const hash = createHash('sha256')
  for (const file of kept) hash.update(file).update(readFileSync(join(folder, file)))
  const source = readFileSync(worker, 'utf8')
  const filled = source
    .replace("'tatami-dev'", `'tatami-${hash.digest('hex').slice(0, 12)}'`)
    .replace('const FILES = []', `const FILES = ${JSON.stringify(kept.map((file) => (file === 'index.html' ? './' : file)))}`)
  if (filled === source) throw new Error('the service worker has no place for the list of files')
  writeFileSync(worker, filled)
}

export function pack(): Plugin {
  let folder: string | null = null
  return {
    name: 'tatami-pack',
    apply: 'build',
    configResolved: (config) => {
      if (config.mode === 'production') folder = join(config.root, config.build.outDir)
    },
    closeBundle: () => {
      if (folder === null) return
      fill(join(folder, 'worker.js'), folder, files(folder))
      for (const file of files(folder)) {
        if (!TEXTS.test(file)) continue
        const content = readFileSync(file)
        if (content.length < SMALLEST) continue
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    }
  }
}

/** After the build: the texts' files in the page's first script, all files in the service worker, each packed beside itself. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const TEXTS = /\.(html|js|css|svg|webmanifest)$/
const SMALLEST = 600 // bytes: below that, packing saves nothing

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Put something the build knows into a script that isn't built. */
function put(script: string, place: string, content: unknown): void {
  const source = readFileSync(script, 'utf8')
  if (!source.includes(place)) throw new Error(`${script} has no place for ${place}`)
  writeFileSync(script, source.replace(place, place.replace(/\[]|{}|'.*'/, JSON.stringify(content))))
}

/** The file of the texts that every page needs, in each language (`src/texts/parts.ts`). */
function texts(bundle: Rollup.OutputBundle): Record<string, string> {
  const found = Object.values(bundle).flatMap((chunk) => {
    const lang = chunk.type === 'chunk' ? /^texts-(\w\w)-everywhere$/.exec(chunk.name)?.[1] : undefined
    return lang === undefined ? [] : [[lang, `./${chunk.fileName}`] as const]
  })
  if (found.length === 0) throw new Error('the build has no texts')
  return Object.fromEntries(found)
}

/** The worker keeps what the pages are made of, under a name that changes with any of it. */
function fill(worker: string, folder: string, found: readonly string[]): void {
  const kept = found.filter((file) => file !== worker).map((file) => relative(folder, file).replaceAll('\\', '/'))
  const hash = createHash('sha256')
  for (const file of kept) hash.update(file).update(readFileSync(join(folder, file)))
  put(worker, "VERSION = 'tatami-dev'", `tatami-${hash.digest('hex').slice(0, 12)}`)
  put(
    worker,
    'FILES = []',
    kept.map((file) => (file === 'index.html' ? './' : file))
  )
}

export function pack(): Plugin {
  let folder: string | null = null
  let spoken: Record<string, string> = {}
  return {
    name: 'tatami-pack',
    apply: 'build',
    configResolved: (config) => {
      if (config.mode === 'production') folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: (_, bundle) => {
      spoken = texts(bundle)
    },
    closeBundle: () => {
      if (folder === null) return
      put(join(folder, 'start.js'), 'TEXTS = {}', spoken)
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

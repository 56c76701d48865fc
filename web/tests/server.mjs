// A real table server with the built pages, on a free port, with a folder of its own that is removed again.

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PATIENCE } from './waiting.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const PYTHON = [process.env.TATAMI_PYTHON, join(ROOT, '.venv/bin/python')].find((path) => path && existsSync(path)) ?? 'python3'

/** @returns {Promise<{ url: string, close(): Promise<void> }>} */
export async function serve() {
  if (!existsSync(join(ROOT, 'tatami/web/index.html'))) throw new Error('the pages are not built: npm run build')
  const data = mkdtempSync(join(tmpdir(), 'tatami-play-'))
  const flags = ['--port', '0', '--data', data, '--log', 'json', '--rate', '100000/minute', '--table-rate', '1000/minute']
  const server = spawn(PYTHON, ['-m', 'tatami', 'serve', ...flags, '--message-rate', '1000/second'], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: ROOT },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  // Whoever ends this process, by a time limit or by Ctrl+C, ends the server too.
  process.once('exit', () => server.kill('SIGTERM'))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => {
      console.error(`the tests were ended by ${signal}`)
      process.exit(1)
    })
  let log = ''
  let closing = false
  const gone = new Promise((done) =>
    server.once('exit', (code, signal) => {
      // Else every test that follows would only say that nobody answers.
      if (!closing) console.error(`the server ended by itself or was ended, with ${signal ?? code}:\n${log.slice(-4000)}`)
      done(null)
    })
  )
  const url = await new Promise((found, failed) => {
    const late = setTimeout(() => failed(new Error(`the server did not start:\n${log}`)), PATIENCE)
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      log = (log + String(chunk)).slice(-100_000)
      const match = /"url": "(http:[^"]+)"/.exec(log)
      if (match === null) return
      clearTimeout(late)
      found(match[1])
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${log}`)))
  })
  return {
    url,
    close: async () => {
      closing = true
      server.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true })
    }
  }
}

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { chunkName } from './src/texts/parts.ts'
import { pack } from './tools/pack.ts'

// Relative addresses, so that the pages work below any path. The server is the Python package's own.
export default defineConfig({
  base: './',
  publicDir: 'static',
  plugins: [svelte(), pack()],
  build: {
    outDir: '../tatami/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // A phone waits for each file in turn: what home and table need is one script and one sheet, and a part of the texts is one file.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            { name: chunkName, test: /\.ftl/, debugName: 'texts' }
          ]
        }
      }
    }
  },
  server: { proxy: { '/api': { target: process.env.TATAMI_SERVER ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] }
})

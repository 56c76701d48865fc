// Tables made past the pages, by the server's API.

import { PATIENCE } from './waiting.mjs'

/** @param {string} url @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export async function api(url, path, body) {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(`${url}/api${path}`, { headers: { 'content-type': 'application/json' }, ...sent })).json()
}

/** A table where bots have played to the end. @param {string} url @param {string} game @param {object} options @param {number} seats */
export async function finished(url, game, options, seats) {
  const bots = Array(seats).fill({ kind: 'bot', level: 'novice' })
  const { table } = await api(url, '/tables', { game, options, seats: bots })
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const { view } = await api(url, `/tables/${table}?text=false`)
    if (view.status === 'over') return table
  }
  throw new Error(`the bots did not finish ${game}`)
}

/** Whole addresses, to send to somebody. */

import { href, type Route } from './router'

export function address(route: Route): string {
  return new URL(href(route), location.href).href
}

/** Hand a text over as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

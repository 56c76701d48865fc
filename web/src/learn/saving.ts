/** Out of the page: a file for whoever wants to keep it, a link for whoever is to see it. */

import { t } from '../lib/texts.svelte'
import { toasts } from '../lib/toasts.svelte'

/** Hand a text over as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Share a link as the device does; where it can't, the link is copied. */
export async function share(title: string, hash: string): Promise<void> {
  const url = new URL(hash, location.href).href
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return // the person thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toasts.show(() => t('replay-shared'))
  } catch {
    toasts.show(() => url) // no clipboard without https: then it can be copied by hand
  }
}

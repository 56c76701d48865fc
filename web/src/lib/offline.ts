/** The pages as an app: kept on the device by the service worker, and never a mixture of two versions. */

const AGAIN = 'tatami-reloaded'

export function stay(): void {
  // A part of an older version may be gone from the server: load the new one, once.
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(AGAIN) ?? 0)
    if (Date.now() - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem(AGAIN, String(Date.now()))
    location.reload()
  })
  // After everything else: the first table is more urgent.
  if ('serviceWorker' in navigator && import.meta.env.MODE === 'production')
    addEventListener('load', () =>
      setTimeout(() => void navigator.serviceWorker.register('./worker.js').catch(() => undefined), 3000)
    )
}

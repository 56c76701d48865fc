// The service worker: the pages stay on the device, so that they open at once, and without a network say that there is none.
// The server's answers are never kept. The build puts the version and the list of files here.

const VERSION = 'tatami-dev'
const FILES = []

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting())
  )
})

// A new version takes over at once; what an older one kept goes.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  const path = url.pathname.slice(new URL('./', location.href).pathname.length)
  if (request.mode === 'navigate') {
    // The newest pages where there is a network.
    if (path === '') event.respondWith(fetch(request).catch(() => caches.match('./')))
  } else if (FILES.includes(path)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  }
})

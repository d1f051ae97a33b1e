// Keeps the page on the device: everything that was built, fetched once in the background.
// The build puts the list of files and their fingerprint in place of these two.
const FILES = __FILES__
const CACHE = 'acies-__VERSION__'

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)))
})

self.addEventListener('activate', event => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name.startsWith('acies-') && name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clear())
})

/**
 * The page itself: the newest there is, or the one that is kept. The newest is not kept in the old one's place: its parts
 * may not be here yet when the line goes dead.
 */
const page = async request => {
  try {
    return await fetch(request)
  } catch {
    // Its parts are beside it: under another address it would not find them.
    const { scope } = self.registration
    if (!isPage(request.url, scope)) return Response.redirect(scope)
    return (await caches.match('./')) ?? Response.error()
  }
}

const isPage = (address, scope) => /^(index\.html)?([?#]|$)/.test(address.slice(scope.length))

/** Its parts have their fingerprint in their name: what is kept is right. */
const part = async request => {
  const kept = await caches.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) (await caches.open(CACHE)).put(request, fresh.clone())
  return fresh
}

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request))
})

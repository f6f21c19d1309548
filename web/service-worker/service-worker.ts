import { APP_FILE } from '../../shared/site/public-pages.ts'
import { NETWORK_FIRST_FILES, type Strategy, strategyFor } from './caching-strategy.ts'
import { shownMessage } from './push-message.ts'
import { renewSubscription } from './renew-subscription.ts'
import type { FetchingEvent, ServiceWorkerScope } from './worker-scope.ts'

// The build inserts both: web/build/service-worker-file.ts.
declare const SHELL_VERSION: string
declare const SHELL_ASSETS: string[]

declare const self: ServiceWorkerScope

const PREFIX = 'shell-'
const CACHE = `${PREFIX}${SHELL_VERSION}`
const ICON = '/icon-192.png'
const SHELL_PAGE = `/${APP_FILE}`
/** After this the cached copy is used, because on a weak network it is faster. */
const NETWORK_TIMEOUT_MS = 3_000
const ADD_TRIES = 3
const ADD_RETRY_DELAY_MS = 3_000

/**
 * A new version activates once no page of the old one is open, which is the browser's default: until then the old
 * pages keep all their files. A page loaded in the meantime comes from the network and is complete.
 */
self.addEventListener('install', (event) => event.waitUntil(cacheShell()))
self.addEventListener('activate', (event) => event.waitUntil(replaceOldCaches()))
self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin)
  if (strategy !== 'network-only') event.respondWith(RESPONSES[strategy](event))
})
self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data?.text() ?? '')))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event, self)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data)))
})

const RESPONSES: Record<Exclude<Strategy, 'network-only'>, (event: FetchingEvent) => Promise<Response>> = {
  page: async ({ request }) => (await networkResponse(request)) ?? cachedOrError(SHELL_PAGE),

  async 'network-first'(event) {
    const response = await networkResponse(event.request)
    if (response?.status !== 200) return response ?? cachedOrError(event.request.url)
    event.waitUntil(putInCache(event.request, response.clone()))
    return response
  },

  async 'cache-first'(event) {
    const cached = await (await caches.open(CACHE)).match(event.request)
    if (cached) return cached
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(putInCache(event.request, response.clone()))
    return response
  },
}

async function cacheShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  const changing = [SHELL_PAGE, ...NETWORK_FIRST_FILES].map(
    (path) => new Request(path, { cache: 'no-cache' }),
  )
  await Promise.all([...changing, ...SHELL_ASSETS].map((file) => addWithRetries(cache, file, ADD_TRIES)))
}

/** Retries each file alone, so that one lost on a weak network does not fail the whole install. */
async function addWithRetries(cache: Cache, file: Request | string, tries: number): Promise<void> {
  try {
    await cache.add(file)
  } catch (error) {
    if (tries === 1) throw error
    await new Promise((resolve) => setTimeout(resolve, ADD_RETRY_DELAY_MS))
    await addWithRetries(cache, file, tries - 1)
  }
}

async function replaceOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function showMessage(text: string): Promise<void> {
  const { title, body, url } = shownMessage(text, self.location.origin)
  await self.registration.showNotification(title, { body, data: url, icon: ICON, tag: url })
}

/** In a page of the site that is already open, if there is one. */
async function openPage(url: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page === undefined) return void (await self.clients.openWindow(url))
  await page.focus()
  await page.navigate(url)
}

/** `undefined` when the server is unreachable, slow, or answers with a server error. */
async function networkResponse(request: Request): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined))
  const fetched = fetch(request).catch((error: unknown) => {
    console.warn(`Could not load ${request.url}:`, error)
    return undefined
  })
  const response = await Promise.race([fetched, timeout])
  return response !== undefined && response.status < 500 ? response : undefined
}

async function cachedOrError(path: string): Promise<Response> {
  return (await (await caches.open(CACHE)).match(path)) ?? Response.error()
}

async function putInCache(request: Request, response: Response): Promise<void> {
  await (await caches.open(CACHE)).put(request, response)
}

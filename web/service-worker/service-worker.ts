import { NETWORK_FIRST_FILES, type Strategy, strategyFor } from './caching-strategy.ts'
import type { FetchingEvent, ServiceWorkerScope } from './worker-scope.ts'

// The build writes both in: web/build/service-worker-file.ts.
declare const SHELL_VERSION: string
declare const SHELL_ASSETS: string[]

declare const self: ServiceWorkerScope

const PREFIX = 'shell-'
const CACHE = `${PREFIX}${SHELL_VERSION}`
const SHELL_PAGE = '/index.html'
/** On a weak network the kept shell comes sooner than an answer does. */
const PATIENCE_MS = 3_000
const ADD_TRIES = 3

/**
 * A new version waits until no page of the old one is open, as the browser has it: until then the old pages have all
 * their files. A page that is loaded meanwhile comes from the network, whole and new.
 */
self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const way = strategyFor(event.request, self.location.origin)
  if (way !== 'network') event.respondWith(ANSWERS[way](event))
})

const ANSWERS: Record<Exclude<Strategy, 'network'>, (event: FetchingEvent) => Promise<Response>> = {
  page: async ({ request }) => (await answerInTime(request)) ?? keptOrError(SHELL_PAGE),

  async refreshed(event) {
    const response = await answerInTime(event.request)
    if (response?.status !== 200) return response ?? keptOrError(event.request.url)
    event.waitUntil(keep(event.request, response.clone()))
    return response
  },

  async kept(event) {
    const kept = await (await caches.open(CACHE)).match(event.request)
    if (kept) return kept
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(keep(event.request, response.clone()))
    return response
  },
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  const changing = [SHELL_PAGE, ...NETWORK_FIRST_FILES].map(
    (path) => new Request(path, { cache: 'no-cache' }),
  )
  await Promise.all([...changing, ...SHELL_ASSETS].map((file) => addPatiently(cache, file, ADD_TRIES)))
}

/** One file that a weak network lost must not cost all the others. */
async function addPatiently(cache: Cache, file: Request | string, tries: number): Promise<void> {
  try {
    await cache.add(file)
  } catch (error) {
    if (tries === 1) throw error
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    await addPatiently(cache, file, tries - 1)
  }
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** A server in trouble and none at all are the same to a page that is kept. */
async function answerInTime(request: Request): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))
  const response = await Promise.race([fetch(request).catch(() => undefined), late])
  return response !== undefined && response.status < 500 ? response : undefined
}

async function keptOrError(path: string): Promise<Response> {
  return (await (await caches.open(CACHE)).match(path)) ?? Response.error()
}

async function keep(request: Request, response: Response): Promise<void> {
  await (await caches.open(CACHE)).put(request, response)
}

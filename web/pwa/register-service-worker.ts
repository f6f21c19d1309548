import { SECOND_MS } from '../../shared/time.ts'

/** The worker loads the whole site, which would delay the page that is opening. */
const REGISTER_AFTER_MS = 5 * SECOND_MS

let registered: Promise<void> | null = null

/** Lets the site open offline, from the first signed-in page on. */
export function registerServiceWorkerLater(): () => void {
  const timer = window.setTimeout(registerServiceWorker, REGISTER_AFTER_MS)
  return () => window.clearTimeout(timer)
}

/** Registers the worker at once, for what cannot wait, such as notifications. The development server has no worker. */
export function registerServiceWorker(): Promise<void> {
  registered ??= register()
  return registered
}

async function register(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('controllerchange', cacheLanguage, { once: true })
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    console.warn('Could not register the service worker, so the site will not open offline:', error)
  }
}

/** The worker has only English in advance, and its first page has loaded its language before the worker started. */
function cacheLanguage(): void {
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/texts-/.test(name))
  Promise.all(loaded.map(({ name }) => fetch(name))).catch((error: unknown) =>
    console.warn('Could not store the language, so the site will open offline in English:', error),
  )
}

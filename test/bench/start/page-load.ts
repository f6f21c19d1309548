import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { BrowserStorage } from '../../make/accounts/browser-account.ts'

const TIMEOUT_MS = 240_000
const BYTES_PER_KB = 1_000

export type Visit = {
  url: string
  viewport: { width: number; height: number }
  /** The instants to measure up to: an element, or a mark in the browser's timeline (`mark:NAME`). */
  until: readonly string[]
  storage?: BrowserStorage
}

/** How a page loaded up to an instant. Times are in ms since navigation; requests are those that had started. */
export type Load = {
  instant: string
  at: number
  urls: string[]
  kb: number
  longTasksMs: number
}

/** Cold by a new browser profile, warm by one that has opened the page before. */
export type State = 'cold' | 'warm'
/** A load up to each instant of a visit. */
export type Loads = Record<State, Load[]>

export async function loadsOf(browser: Browser, visit: Visit, states: readonly State[]): Promise<Loads> {
  const context = await browser.newContext({ viewport: visit.viewport, reducedMotion: 'reduce' })
  await signIn(context, visit)
  const cold = await load(context, visit)
  const warm = states.includes('warm') ? await load(context, visit) : []
  await context.close()
  return { cold, warm }
}

/** Storage is set on a page without scripts, so that nothing of the site is loaded or cached before. */
async function signIn(context: BrowserContext, { url, storage }: Visit): Promise<void> {
  if (storage === undefined) return
  const page = await context.newPage()
  await page.goto(new URL('/robots.txt', url).href)
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  await page.close()
}

async function load(context: BrowserContext, { url, until, storage }: Visit): Promise<Load[]> {
  const page = await context.newPage()
  await page.addInitScript({ content: observer(until) })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'hasEnded' in window, undefined, { timeout: TIMEOUT_MS })
  // requests are in the timeline once they have ended
  await page.waitForLoadState('networkidle')
  const loads = await loadedUpTo(page, until)
  if (storage !== undefined) await serviceWorkerInstalled(page)
  await page.close()
  return loads
}

/**
 * Runs in the page before its own scripts: notes long tasks, and when each mark was set or element appeared. As text,
 * because the compiler adds helpers to functions that the page does not have.
 */
const observer = (until: readonly string[]) => `
  window.longTasks = []
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask' })
  const until = ${JSON.stringify(until)}
  window.reachedAt = until.map(() => null)
  const reachedAt = (instant) => {
    if (!instant.startsWith('mark:')) return document.querySelector(instant) && performance.now()
    return performance.getEntriesByName(instant.slice('mark:'.length))[0]?.startTime ?? null
  }
  const check = () => {
    until.forEach((instant, index) => (window.reachedAt[index] ??= reachedAt(instant)))
    if (window.reachedAt.includes(null)) return requestAnimationFrame(check)
    window.hasEnded = true
  }
  requestAnimationFrame(check)
`

const loadedUpTo = (page: Page, until: readonly string[]): Promise<Load[]> =>
  page.evaluate(
    ([bytesPerKb, instants]) => {
      const { reachedAt, longTasks } = window as unknown as {
        reachedAt: number[]
        longTasks: { startTime: number; duration: number }[]
      }
      const resources = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].filter((entry) => entry instanceof PerformanceResourceTiming)
      return instants.map((instant, index) => {
        const at = reachedAt[index] ?? Number.NaN
        const requested = resources.filter(({ startTime }) => startTime < at)
        const tasks = longTasks.filter(({ startTime }) => startTime < at)
        return {
          instant,
          at,
          urls: requested.map(({ name }) => name),
          kb: requested.reduce((sum, { transferSize }) => sum + transferSize, 0) / bytesPerKb,
          longTasksMs: tasks.reduce((sum, { duration }) => sum + duration, 0),
        }
      })
    },
    [BYTES_PER_KB, until] as const,
  )

/** An owner who returns to a page finds the service worker installed. */
const serviceWorkerInstalled = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready))

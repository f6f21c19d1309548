import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { siteFiles } from '../../bin/local/http/site-files.ts'
import { freePort, listen } from '../../bin/local/process/ports.ts'
import { CHROMIUM } from '../chromium.ts'
import type { BrowserStorage } from '../make/browser-account.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { storeEndpointIn } from '../make/local/local-store.ts'
import { median } from '../make/percentile.ts'
import { type Row, rounded } from './report.ts'
import { signedInOwner } from './signed-in-owner.ts'

const DEVICES = 13
const RUNS = 5
const TIMEOUT_MS = 60_000
const SIZES = [
  { name: '1440 px', viewport: { width: 1440, height: 900 } },
  { name: '390 px', viewport: { width: 390, height: 844 } },
]
const LIVE = '/dashboard/live'
const KB = 1_000

const MARKER_GOAL = 1.5
const MARKER_REQUESTS_GOAL = 25
const MARKER_KB_GOAL = 650
const LOGIN_REQUESTS_GOAL = 15

/** What happened on a page up to an instant, which a mark or an element in it defines. Times in ms since navigation. */
type Load = { at: number; requests: number; kb: number; longTasksMs: number }
type Visit = { url: string; until: string; storage?: BrowserStorage }

/** From opening a page to its content, cold and warm, beside an empty map in the same browser. */
export async function measureStart(): Promise<Row[]> {
  const emptyMap = await builtEmptyMap()
  const server = createServer(siteFiles(emptyMap))
  const mapUrl = `http://127.0.0.1:${await listen(server, await freePort(), '127.0.0.1')}/`
  const run = await startLocalProcess({ options: ['--fresh'] })
  const browser = await chromium.launch(CHROMIUM)
  try {
    const storage = await signedInOwner(run.url, storeEndpointIn(run.output()), DEVICES)
    const rows: Row[] = []
    rows.push(...(await visitorRows(browser, run.url)))
    for (const size of SIZES) rows.push(...(await liveRows(browser, run.url, mapUrl, storage, size)))
    return rows
  } finally {
    await browser.close()
    await run.stop()
    server.close()
  }
}

async function visitorRows(browser: Browser, url: string): Promise<Row[]> {
  const size = SIZES[1]
  if (size === undefined) return []
  const home = await loads(browser, size.viewport, { url: `${url}/`, until: 'main h1' })
  const login = await loads(browser, size.viewport, {
    url: `${url}/login`,
    until: 'form button[type=submit]',
  })
  const order = await loads(browser, size.viewport, { url: `${url}/onboarding`, until: 'main h2' })
  return [
    ...loadRows('start: / on a phone, cold', home.cold),
    ...loadRows('start: /login on a phone, cold', login.cold, { requests: LOGIN_REQUESTS_GOAL }),
    ...loadRows('start: /onboarding on a phone, cold', order.cold),
  ]
}

async function liveRows(
  browser: Browser,
  url: string,
  mapUrl: string,
  storage: BrowserStorage,
  { name, viewport }: (typeof SIZES)[number],
): Promise<Row[]> {
  const rows = await loads(browser, viewport, { url: url + LIVE, until: '[data-device-row]', storage })
  const markers = await loads(browser, viewport, { url: url + LIVE, until: 'mark:first-marker', storage })
  const empty = await loads(browser, viewport, { url: mapUrl, until: 'mark:first-frame' })
  return (['cold', 'warm'] as const).flatMap((state) => {
    const ratio = markers[state].at / empty[state].at
    return [
      {
        name: `start: live map at ${name}, ${state}: first row`,
        value: rounded(rows[state].at),
        unit: 'ms median',
      },
      ...loadRows(
        `start: live map at ${name}, ${state}: first marker`,
        markers[state],
        state === 'cold' ? { requests: MARKER_REQUESTS_GOAL, kb: MARKER_KB_GOAL } : {},
      ),
      { name: '  first frame of an empty map', value: rounded(empty[state].at), unit: 'ms median' },
      {
        name: '  first marker to first frame',
        value: rounded(ratio, 2),
        unit: 'ratio',
        goal: `${MARKER_GOAL} or less`,
        met: ratio <= MARKER_GOAL,
      },
    ]
  })
}

function loadRows(name: string, load: Load, goals: { requests?: number; kb?: number } = {}): Row[] {
  const limited = (value: number, goal: number | undefined) =>
    goal === undefined ? {} : { goal: `${goal} or less`, met: value <= goal }
  return [
    { name, value: rounded(load.at), unit: 'ms median' },
    { name: '  requests', value: load.requests, unit: 'median', ...limited(load.requests, goals.requests) },
    { name: '  transferred', value: rounded(load.kb), unit: 'KB gz', ...limited(load.kb, goals.kb) },
    { name: '  tasks above 50 ms', value: rounded(load.longTasksMs), unit: 'ms in all' },
  ]
}

/** The medians of several loads by a new browser profile, and by one that has opened the page before. */
async function loads(browser: Browser, viewport: Viewport, visit: Visit) {
  const cold: Load[] = []
  const warm: Load[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    await signInWith(context, visit)
    cold.push(await load(context, visit))
    warm.push(await load(context, visit))
    await context.close()
  }
  return { cold: medians(cold), warm: medians(warm) }
}

type Viewport = { width: number; height: number }

const medians = (all: readonly Load[]): Load => ({
  at: median(all.map(({ at }) => at)),
  requests: median(all.map(({ requests }) => requests)),
  kb: median(all.map(({ kb }) => kb)),
  longTasksMs: median(all.map(({ longTasksMs }) => longTasksMs)),
})

/** Storage is set on a page without scripts, so that nothing of the site is loaded or cached before. */
async function signInWith(context: BrowserContext, { url, storage }: Visit): Promise<void> {
  if (storage === undefined) return
  const page = await context.newPage()
  await page.goto(new URL('/robots.txt', url).href)
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  await page.close()
}

async function load(context: BrowserContext, { url, until }: Visit): Promise<Load> {
  const page = await context.newPage()
  await page.addInitScript({ content: observer(until) })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'reachedAt' in window, undefined, { timeout: TIMEOUT_MS })
  const result = await loadOf(page)
  await page.close()
  return result
}

/**
 * Runs in the page before its own scripts: notes long tasks, and when the mark was set or the element appeared. As text,
 * because the compiler adds helpers to functions that the page does not have.
 */
const observer = (until: string) => `
  window.longTasks = []
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask' })
  const until = ${JSON.stringify(until)}
  const mark = until.startsWith('mark:') ? until.slice('mark:'.length) : null
  const check = () => {
    const found = mark === null ? document.querySelector(until) : performance.getEntriesByName(mark)[0]
    if (!found) return requestAnimationFrame(check)
    window.reachedAt = found.startTime ?? performance.now()
  }
  requestAnimationFrame(check)
`

const loadOf = (page: Page): Promise<Load> =>
  page.evaluate((bytesPerKb) => {
    const { reachedAt, longTasks } = window as unknown as {
      reachedAt: number
      longTasks: { startTime: number; duration: number }[]
    }
    const resources = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime < reachedAt)
    return {
      at: reachedAt,
      requests: resources.length,
      kb: resources.reduce((sum, { transferSize }) => sum + transferSize, 0) / bytesPerKb,
      longTasksMs: longTasks
        .filter(({ startTime }) => startTime < reachedAt)
        .reduce((sum, { duration }) => sum + duration, 0),
    }
  }, KB)

async function builtEmptyMap(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'vectra-empty-map-'))
  await build({
    configFile: false,
    root: fileURLToPath(new URL('empty-map', import.meta.url)),
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
    logLevel: 'error',
  })
  return outDir
}

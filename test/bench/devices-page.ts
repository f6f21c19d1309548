import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM } from '../chromium.ts'
import type { BrowserStorage } from '../make/browser-account.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { storeEndpointIn } from '../make/local/local-store.ts'
import { median } from '../make/percentile.ts'
import { type Row, rounded } from './report.ts'
import { signedInOwner } from './signed-in-owner.ts'

const DEVICES = 10_000
const LOADS = 5
const ROWS_GOAL_MS = 1_500
const KEY_GOAL_MS = 50
/** Finds all devices, a hundredth of them, a few, and one. */
const TYPED = ['boat 1', 'truck', 'SCALE0042', 'rented', 'FL-77 X', 'nothing']
const KEY_EVERY_MS = 120
const VIEWPORT = { width: 1440, height: 900 }
const TIMEOUT_MS = 120_000
/** A list that was just rendered may still load its towns. */
const SETTLED_MS = 3_000

/** The page of 10,000 devices: from the answer to its first rows, and from a key in the search to its frame. */
export async function measureDevicesPage(): Promise<Row[]> {
  const run = await startLocalProcess({ options: ['--fresh'] })
  const browser = await chromium.launch(CHROMIUM)
  try {
    const storage = await signedInOwner(run.url, storeEndpointIn(run.output()), DEVICES)
    const loads: number[] = []
    for (let load = 1; load < LOADS; load++) {
      const page = await opened(browser, run.url, storage)
      loads.push(await msToRows(page))
      await page.context().close()
    }
    const page = await opened(browser, run.url, storage)
    loads.push(await msToRows(page))
    await page.waitForTimeout(SETTLED_MS)
    const { frames: keys, cpu } = await msPerKey(page)
    return [
      {
        name: `devices page: first rows of ${DEVICES} devices after the answer`,
        value: rounded(median(loads)),
        unit: 'ms median',
        goal: `${ROWS_GOAL_MS} or less`,
        met: median(loads) <= ROWS_GOAL_MS,
      },
      {
        name: '  a key in the search, to its frame',
        value: rounded(median(keys), 1),
        unit: 'ms median',
        goal: `${KEY_GOAL_MS} or less`,
        met: median(keys) <= KEY_GOAL_MS,
      },
      { name: '  the slowest of them', value: rounded(Math.max(...keys), 1), unit: 'ms' },
      { name: '  CPU time of the page for a key', value: rounded(cpu, 1), unit: 'ms mean' },
    ]
  } finally {
    await browser.close()
    await run.stop()
  }
}

async function opened(browser: Browser, url: string, storage: BrowserStorage): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(new URL('/robots.txt', url).href)
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  await page.addInitScript({ content: OBSERVER })
  await page.goto(new URL('/dashboard/devices', url).href, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'rowsAt' in window, undefined, { timeout: TIMEOUT_MS })
  return page
}

/** Runs in the page before its own scripts. As text, because the compiler adds helpers that the page does not have. */
const OBSERVER = `
  const check = () => {
    if (!document.querySelector('[data-device-row]')) return requestAnimationFrame(check)
    window.rowsAt = performance.now()
  }
  requestAnimationFrame(check)
  window.keys = []
  addEventListener('input', ({ timeStamp }) => {
    const channel = new MessageChannel()
    // after the frame that shows the change
    channel.port1.onmessage = () => window.keys.push(performance.now() - timeStamp)
    requestAnimationFrame(() => channel.port2.postMessage(null))
  }, { capture: true })
`

const msToRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const answer = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .find(({ name }) => name.includes('/vectra/devices?'))
    if (answer === undefined) throw new Error('The page did not ask for its devices')
    const { rowsAt } = window as unknown as { rowsAt: number }
    return rowsAt - answer.responseEnd
  })

/** From each key to its frame, and what the page's thread worked for one, which other programs do not slow down. */
async function msPerKey(page: Page): Promise<{ frames: number[]; cpu: number }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const workedMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const field = page.getByRole('searchbox')
  const before = await workedMs()
  for (const text of TYPED) {
    await field.fill('')
    await field.pressSequentially(text, { delay: KEY_EVERY_MS })
  }
  const worked = (await workedMs()) - before
  const frames = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
  return { frames, cpu: worked / frames.length }
}

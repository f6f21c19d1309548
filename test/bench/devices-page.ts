import type { Browser, Page } from '@playwright/test'
import type { BrowserStorage } from '../make/accounts/browser-account.ts'
import { storeEndpointIn } from '../make/local/local-store.ts'
import { median } from '../make/percentile.ts'
import { figure } from './figure.ts'
import { inForms } from './part.ts'
import { signedInOwner } from './signed-in-owner.ts'

/** Finds all devices, a hundredth of them, a few, and one. */
const TYPED = ['boat 1', 'truck', 'SCALE0042', 'rented', 'FL-77 X', 'nothing']
const KEY_EVERY_MS = 120
const VIEWPORT = { width: 1440, height: 900 }
const TIMEOUT_MS = 120_000

/** The page of many devices: from the answer to its first rows, and from a key in the search to its frame. */
export const devicesPage = inForms(
  // a list that was just rendered may still load its towns
  { devices: 10_000, loads: 5, texts: TYPED, townsWithinMs: 3_000 },
  { devices: 20, loads: 1, texts: ['boat'], townsWithinMs: 0 },
  async ({ devices, loads, texts, townsWithinMs }, tools) => {
    const run = await tools.localRun()
    const browser = await tools.browser()
    const storage = await signedInOwner(run.url, storeEndpointIn(run.output()), devices)
    let page = await opened(browser, run.url, storage)
    const rowsMs = [await msToRows(page)]
    for (let load = 1; load < loads; load++) {
      await page.context().close()
      page = await opened(browser, run.url, storage)
      rowsMs.push(await msToRows(page))
    }
    await page.waitForTimeout(townsWithinMs)
    const { frames, cpu } = await msPerKey(page, texts)
    await page.context().close()
    return [
      figure(`devices page: first rows of ${devices} devices after the answer`, median(rowsMs), 'ms median', {
        atMost: 1_500,
      }),
      figure('  a key in the search, to its frame', median(frames), 'ms median', { atMost: 50 }),
      figure('  the slowest of them', Math.max(...frames), 'ms'),
      figure('  CPU time of the page for a key', cpu, 'ms mean'),
    ]
  },
)

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
async function msPerKey(page: Page, texts: readonly string[]): Promise<{ frames: number[]; cpu: number }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const workedMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const field = page.getByRole('searchbox')
  const before = await workedMs()
  for (const text of texts) {
    await field.fill('')
    await field.pressSequentially(text, { delay: KEY_EVERY_MS })
  }
  const worked = (await workedMs()) - before
  const frames = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
  return { frames, cpu: worked / frames.length }
}

import { expect, type Page } from '@playwright/test'

/** The bytes and requests of a first visit to a page, with all that the browser loads ahead. */
export async function firstLoad(page: Page, path: string): Promise<{ bytes: number; requests: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return { bytes, requests }
}

const MARKER = 'first-marker'

/** The requests of the open live map when it drew its first device: addresses, and bytes over the network. */
export async function loadedBeforeMarker(page: Page): Promise<{ urls: string[]; bytes: number }> {
  const drawn = () => page.evaluate((name) => performance.getEntriesByName(name).length, MARKER)
  await expect.poll(drawn).toBe(1)
  // requests are in the timeline once they have ended
  await page.waitForLoadState('networkidle')
  return page.evaluate((name) => {
    const [marker] = performance.getEntriesByName(name)
    const requested = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter((entry) => entry instanceof PerformanceResourceTiming)
    const before = requested.filter(({ startTime }) => startTime < (marker?.startTime ?? 0))
    return {
      urls: before.map((entry) => entry.name),
      bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
    }
  }, MARKER)
}

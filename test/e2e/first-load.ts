import type { Page } from '@playwright/test'

/** What a first visit to the page loads, with all that the browser loads ahead. */
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

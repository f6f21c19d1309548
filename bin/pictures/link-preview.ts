import type { Browser } from '@playwright/test'
import { LINK_PREVIEW } from '../../shared/site/pictures.ts'

const QUALITY = 55

/** The first screen of the landing page, which other sites and messengers show beside a link to it. */
export async function linkPreview(browser: Browser, baseURL: string): Promise<Buffer> {
  const { width, height } = LINK_PREVIEW
  const page = await browser.newPage({ baseURL, viewport: { width, height }, colorScheme: 'light' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const preview = await page.screenshot({ type: 'jpeg', quality: QUALITY })
  await page.close()
  return preview
}

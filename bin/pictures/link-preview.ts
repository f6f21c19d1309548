import type { Browser } from '@playwright/test'
import type { Language } from '../../shared/i18n/language.ts'
import { LINK_PREVIEW } from '../../shared/site/pictures.ts'
import { publicPath } from '../../shared/site/public-pages.ts'

const QUALITY = 55

/** The first screen of the landing page in a language, which other sites and messengers show beside a link to it. */
export async function linkPreview(browser: Browser, baseURL: string, language: Language): Promise<Buffer> {
  const { width, height } = LINK_PREVIEW
  const page = await browser.newPage({
    baseURL,
    viewport: { width, height },
    colorScheme: 'light',
    locale: language,
  })
  await page.goto(publicPath('/', language), { waitUntil: 'networkidle' })
  const preview = await page.screenshot({ type: 'jpeg', quality: QUALITY })
  await page.close()
  return preview
}

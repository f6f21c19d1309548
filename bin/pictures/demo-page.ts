import type { Page } from '@playwright/test'
import { DEMO_ACCOUNT } from '../../shared/account/demo-account.ts'
import type { Preferences } from '../../shared/account/preferences.ts'
import type { Language } from '../../shared/i18n/language.ts'
import type { Tone } from '../../shared/site/pictures.ts'

/** Notices about this machine's network, which customers do not see. */
const WITHOUT_NOTICES = '[role=status]:has(.tabler-icon-map-off) { display: none }'
const PREFERENCES = '**/vectra/preferences'

type Formats = Pick<Preferences, 'units' | 'timeFormat' | 'dateFormat'>
/** How readers of a language write most values. */
export const FORMATS: Record<Language, Formats> = {
  en: { units: 'miles', timeFormat: '12h', dateFormat: 'MM/DD/YYYY' },
  es: { units: 'km', timeFormat: '24h', dateFormat: 'DD/MM/YYYY' },
  fr: { units: 'km', timeFormat: '24h', dateFormat: 'DD/MM/YYYY' },
  pt: { units: 'km', timeFormat: '24h', dateFormat: 'DD/MM/YYYY' },
  ja: { units: 'km', timeFormat: '24h', dateFormat: 'YYYY-MM-DD' },
  zh: { units: 'km', timeFormat: '24h', dateFormat: 'YYYY-MM-DD' },
}

export async function signInToDemo(page: Page): Promise<void> {
  await page.goto('/login')
  await page.locator('input[name=username]').fill(DEMO_ACCOUNT.email)
  await page.locator('input[name=password]').fill(DEMO_ACCOUNT.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/dashboard/)
}

/** Shows the dashboard to a reader, without a change of the account's own preferences. */
export async function showFor(page: Page, language: Language, theme: Tone): Promise<void> {
  await page.unroute(PREFERENCES)
  await page.route(PREFERENCES, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({
      response,
      json: { ...reply, preferences: { ...reply.preferences, ...FORMATS[language], language, theme } },
    })
  })
}

/** Takes a picture of what the page shows, or of a part of it. */
export async function picture(page: Page, clip?: { x: number; y: number; width: number; height: number }) {
  await page.addStyleTag({ content: WITHOUT_NOTICES })
  return page.screenshot(clip === undefined ? {} : { clip })
}

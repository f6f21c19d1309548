import type { Page } from '@playwright/test'
import { DEMO_ACCOUNT } from '../../shared/account/demo-account.ts'
import type { Language } from '../../shared/i18n/language.ts'
import { languageClock } from '../../shared/times/language-clock.ts'
import type { Tone } from '../../shared/tone.ts'

/** Notices about this machine's network, which customers do not see. */
const WITHOUT_NOTICES = '[role=status]:has(.tabler-icon-map-off) { display: none }'
const PREFERENCES = '**/vectra/preferences'

/** The units that readers of a language expect. */
export const unitsOf = (language: Language) => (language === 'en' ? 'miles' : 'km')

export async function signInToDemo(page: Page): Promise<void> {
  await page.goto('/login')
  await page.locator('input[name=username]').fill(DEMO_ACCOUNT.email)
  await page.locator('input[name=password]').fill(DEMO_ACCOUNT.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/dashboard/)
}

/** Shows the dashboard as a reader would set it up, without a change of the account's own preferences. */
export async function showFor(page: Page, language: Language, theme: Tone): Promise<void> {
  const { timeFormat, dateFormat } = languageClock(language, 'UTC')
  const shown = { language, theme, units: unitsOf(language), timeFormat, dateFormat }
  await page.unroute(PREFERENCES)
  await page.route(PREFERENCES, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({
      response,
      json: { ...reply, preferences: { ...reply.preferences, ...shown } },
    })
  })
}

/** Takes a picture of what the page shows, or of a part of it. */
export async function picture(page: Page, clip?: { x: number; y: number; width: number; height: number }) {
  await page.addStyleTag({ content: WITHOUT_NOTICES })
  return page.screenshot(clip === undefined ? {} : { clip })
}

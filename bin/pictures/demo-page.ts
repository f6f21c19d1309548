import type { Page } from '@playwright/test'

/** Notices about this machine's network, which customers do not see. */
const WITHOUT_NOTICES = '[role=status]:has(.tabler-icon-map-off) { display: none }'
const PREFERENCES = '**/vectra/preferences'

export async function signInToDemo(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await page.waitForURL(/dashboard/)
}

/** Shows the dashboard in a theme, without a change of the account's own. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.unroute(PREFERENCES)
  await page.route(PREFERENCES, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({
      response,
      json: { ...reply, preferences: { ...reply.preferences, theme } },
    })
  })
}

/** Takes a picture of what the page shows, or of a part of it. */
export async function picture(page: Page, clip?: { x: number; y: number; width: number; height: number }) {
  await page.addStyleTag({ content: WITHOUT_NOTICES })
  return page.screenshot(clip === undefined ? {} : { clip })
}

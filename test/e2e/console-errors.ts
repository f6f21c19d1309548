import type { ConsoleMessage, Page } from '@playwright/test'

export const TILE_HOST = 'https://tiles.openfreemap.org/'
/** Browsers ask for it on a page without markup, such as the one from which the tests sign in. */
const ICON_PATH = '/favicon.ico'

/** Collects the page's console errors, except those of the tile host, on which no test may depend. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    const { url } = message.location()
    if (message.type() === 'error' && !url.startsWith(TILE_HOST) && !url.endsWith(ICON_PATH))
      errors.push(`${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

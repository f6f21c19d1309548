import type { ConsoleMessage, Page } from '@playwright/test'

export const TILE_HOST = 'https://tiles.openfreemap.org/'

/** Collects the page's console errors, except those of the tile host, on which no test may depend. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.location().url.startsWith(TILE_HOST))
      errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

import type { ConsoleMessage, Page } from '@playwright/test'

export const TILE_HOST = 'https://tiles.openfreemap.org/'

/** What the page wrote as an error; the tile host, which no test may depend on, is left out. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.location().url.startsWith(TILE_HOST))
      errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

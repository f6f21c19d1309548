import type { Page } from '@playwright/test'

/** Serves a base map of one colour, so that no test depends on a tile host. It has every zoom, unlike the built-in map. */
export async function servePlainMap(page: Page): Promise<void> {
  await page.route('**/_local/maps/*', (route) =>
    route.fulfill({ json: { version: 8, sources: {}, layers: [{ id: 'land', type: 'background' }] } }),
  )
}

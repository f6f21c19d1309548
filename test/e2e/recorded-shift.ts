import type { Page } from '@playwright/test'

declare global {
  interface Window {
    __shift?: number
  }
}

/** Lighthouse's limit for a good page is five times as much. */
export const LAYOUT_SHIFT_MAX = 0.02

/** Adds up how far the content of pages moves while they load, from the next one on. */
export async function recordShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          window.__shift = (window.__shift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum for the page that is open (CLS). */
export const recordedShift = (page: Page) => page.evaluate(() => window.__shift ?? 0)

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** How often a page that keeps changing is judged at most. */
const ATTEMPTS = 4

/**
 * Runs axe once all finite animations have ended, because it cannot judge the contrast of a fading element; and again if it
 * found something while the page changed, because it reads a colour long before the attribute that explains it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  let result = await runAxe(page)
  for (let attempt = 1; result.hasChanged && result.violations.length > 0 && attempt < ATTEMPTS; attempt++)
    result = await runAxe(page)
  expect(result.violations).toEqual([])
}

/** Runs axe in the page itself and in each of its frames: opening another page for it takes longer than the checks. */
async function runAxe(page: Page): Promise<{ violations: string[]; hasChanged: boolean }> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(source)
  return page.evaluate(async () => {
    let hasChanged = false
    const observer = new MutationObserver(() => {
      hasChanged = true
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    })
    hasChanged ||= observer.takeRecords().length > 0
    observer.disconnect()
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      hasChanged,
    }
  })
}

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { picture } from './demo-page.ts'

/** A boat that goes out every weekend. */
const BOAT = 'SEA240'
const WEEK_MINUTES = 10_080
const VIEWPORT = { width: 1200, height: 720 }
const FRAMES = 24
const FRAME_MS = 220
const LAST_FRAME_MS = 2_000
/** Until the map is drawn without a graphics card: at first, and after each step. */
const DRAWN_MS = 10_000
const STEP_MS = 700
const WIDTH = 900
const QUALITY = 50

/** The last trip of a boat, replayed: an animated WebP for the README. */
export async function replay(page: Page): Promise<Buffer> {
  await page.setViewportSize(VIEWPORT)
  await page.goto(`/dashboard/history?deviceId=${BOAT}&range=${WEEK_MINUTES}&follow=off`)
  await page.locator('button[data-leg=trip]').first().click()
  const scrubber = page.locator('input[type=range]')
  await scrubber.waitFor()
  await page.waitForTimeout(DRAWN_MS)
  const from = Number(await scrubber.getAttribute('min'))
  const to = Number(await scrubber.getAttribute('max'))
  const frames: Buffer[] = []
  for (let frame = 0; frame < FRAMES; frame++) {
    await scrubber.fill(String(Math.round(from + ((to - from) * frame) / (FRAMES - 1))))
    await page.waitForTimeout(STEP_MS)
    const shown = sharp(await picture(page))
    frames.push(await shown.resize(WIDTH).png().toBuffer())
  }
  const delay = frames.map((_, index) => (index === FRAMES - 1 ? LAST_FRAME_MS : FRAME_MS))
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: QUALITY, effort: 6, delay, loop: 0 })
    .toBuffer()
}

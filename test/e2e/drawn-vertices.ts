import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The vertices that WebGL drew, by frame. */
    drawnVertices: Map<unknown, number>
  }
}

/** Counts what each frame of the page's maps draws. Returns the vertices of the largest frame since the page was loaded. */
export async function countDrawnVertices(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.drawnVertices = new Map()
    const { prototype } = WebGL2RenderingContext
    const draw = prototype.drawElements
    prototype.drawElements = function (mode, count, ...others) {
      // the same for all calls of a frame
      const frame = document.timeline.currentTime
      window.drawnVertices.set(frame, (window.drawnVertices.get(frame) ?? 0) + count)
      draw.call(this, mode, count, ...others)
    }
  })
  return () => page.evaluate(() => Math.max(0, ...window.drawnVertices.values()))
}

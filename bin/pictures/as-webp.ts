import type { Page } from '@playwright/test'

const QUALITY = 0.5

/** A PNG picture as WebP, which Chromium encodes. */
export async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ source, quality }) => {
      const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      const encoded = await (await canvas.convertToBlob({ type: 'image/webp', quality })).bytes()
      return btoa(Array.from(encoded, (byte) => String.fromCharCode(byte)).join(''))
    },
    { source: png.toString('base64'), quality: QUALITY },
  )
  return Buffer.from(base64, 'base64')
}

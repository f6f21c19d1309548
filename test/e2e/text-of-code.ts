import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'

/** Decodes the QR code from a screenshot, as a camera would. */
export async function textOfCode(page: Page, code: Locator): Promise<string> {
  await code.scrollIntoViewIfNeeded()
  // at half a pixel, the screenshot would be blurred
  await code.evaluate((element) => {
    element.style.translate = `0 ${Math.ceil(element.getBoundingClientRect().top) - element.getBoundingClientRect().top}px`
  })
  const screenshot = (await code.screenshot({ scale: 'css' })).toString('base64')
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
    return { width: image.width, height: image.height, pixels: [...data] }
  }, screenshot)
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? 'no QR code found'
}

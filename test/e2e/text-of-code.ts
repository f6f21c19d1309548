import { expect, type Locator, type Page } from '@playwright/test'
import jsQR from 'jsqr'

/** Decodes the QR code from a screenshot, as a camera would: again while the page still moves. */
export async function textOfCode(page: Page, code: Locator): Promise<string> {
  let text = ''
  await expect(async () => {
    text = await readCode(page, code)
    expect(text, 'the text of the QR code').not.toBe('')
  }).toPass()
  return text
}

async function readCode(page: Page, code: Locator): Promise<string> {
  await code.scrollIntoViewIfNeeded()
  // at half a pixel, the screenshot would be blurred
  await code.evaluate((element) => {
    element.style.translate = ''
    const { left, top } = element.getBoundingClientRect()
    element.style.translate = `${Math.ceil(left) - left}px ${Math.ceil(top) - top}px`
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
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? ''
}

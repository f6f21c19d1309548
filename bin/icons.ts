import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'

/**
 * Draws the icons of the installed site from `icon.svg`: `npx tsx bin/icons.ts`, once after the logo changed.
 * Chromium's path: CHROMIUM_PATH, else Debian's.
 */
const FOLDER = 'web/public'
const BRAND = '#0b5fff'
/** Launchers cut a maskable icon to any shape within a circle of 80 %, and a tip on its edge looks cut off. */
const MASKED_SCALE = 0.86

const logo = await readFile(`${FOLDER}/icon.svg`, 'utf8')
const ICONS = [
  { file: 'icon-192.png', pixels: 192, fullBleed: false },
  { file: 'icon-512.png', pixels: 512, fullBleed: false },
  { file: 'icon-maskable-192.png', pixels: 192, fullBleed: true },
  { file: 'icon-maskable-512.png', pixels: 512, fullBleed: true },
  { file: 'apple-touch-icon.png', pixels: 180, fullBleed: true },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const { file, pixels, fullBleed } of ICONS) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } })
  const ground = fullBleed ? `background:${BRAND}` : ''
  const scale = fullBleed ? MASKED_SCALE : 1
  await page.setContent(
    `<body style="margin:0;${ground}"><div style="height:100vh;transform:scale(${scale})">${logo}</div>`,
  )
  await page.screenshot({ path: `${FOLDER}/${file}`, omitBackground: !fullBleed })
  await page.close()
}
await browser.close()

import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { BRAND_COLOURS } from '../shared/site/brand-colours.ts'
import { findChromium } from './cli/find-chromium.ts'

/**
 * Renders the icons of the installed site from `icon.svg`: run `npx tsx bin/icons.ts` after a change of the logo.
 * CHROMIUM_PATH overrides the path of Chromium.
 */
const FOLDER = 'web/public'
/** Launchers may crop a maskable icon to a circle of 80 %, at whose edge the logo's tips would look cut off. */
const MASKABLE_SCALE = 0.86

const logo = await readFile(`${FOLDER}/icon.svg`, 'utf8')
const ICONS = [
  { file: 'icon-192.png', pixels: 192, fullBleed: false },
  { file: 'icon-512.png', pixels: 512, fullBleed: false },
  { file: 'icon-maskable-192.png', pixels: 192, fullBleed: true },
  { file: 'icon-maskable-512.png', pixels: 512, fullBleed: true },
  { file: 'apple-touch-icon.png', pixels: 180, fullBleed: true },
]

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
})
for (const { file, pixels, fullBleed } of ICONS) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } })
  const background = fullBleed ? `background:${BRAND_COLOURS.light}` : ''
  const scale = fullBleed ? MASKABLE_SCALE : 1
  await page.setContent(
    `<body style="margin:0;${background}"><div style="height:100vh;transform:scale(${scale})">${logo}</div>`,
  )
  await page.screenshot({ path: `${FOLDER}/${file}`, omitBackground: !fullBleed })
  await page.close()
}
await browser.close()

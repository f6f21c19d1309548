import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { LANGUAGES } from '../shared/i18n/language.ts'
import { linkPreviewFile, pictureFile } from '../shared/site/pictures.ts'
import { findChromium } from './cli/find-chromium.ts'
import { asWebp } from './pictures/as-webp.ts'
import { setTheme, signInToDemo } from './pictures/demo-page.ts'
import { linkPreview } from './pictures/link-preview.ts'
import { recordedDrive } from './pictures/record-drive.ts'
import { SCENES } from './pictures/scenes.ts'

/**
 * Takes the pictures of the public pages from a local run with the demo fleet: `npm start`, then `npm run pictures`, or
 * `npm run pictures -- http://localhost:4000 card` for one picture from a run on another port. Also records the drive of the landing page.
 */
const PUBLIC_FOLDER = 'web/public'
const DRIVE_FILE = 'web/site/landing/replay/drive.json'
const DEFAULT_URL = 'http://localhost:3001'
/** A map without a graphics card takes its time. */
const SLOW_MS = 120_000
const TONES = ['light', 'dark'] as const

const [url = DEFAULT_URL, ...wanted] = process.argv.slice(2)
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
await mkdir(`${PUBLIC_FOLDER}/pictures`, { recursive: true })
await writeFile(DRIVE_FILE, `${JSON.stringify(await recordedDrive())}\n`)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
for (const { name, viewport, scale, take } of scenes) {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(SLOW_MS)
  const page = await context.newPage()
  await signInToDemo(page)
  for (const tone of TONES) {
    await setTheme(page, tone)
    const picture = await asWebp(page, await take(page))
    await writeFile(`${PUBLIC_FOLDER}/${pictureFile(name, tone)}`, picture)
    console.log(`${pictureFile(name, tone)}  ${Math.round(picture.length / 1000)} kB`)
  }
  await setTheme(page, 'light')
  await context.close()
}
if (wanted.length === 0 || wanted.includes('linkPreview'))
  for (const language of LANGUAGES)
    await writeFile(
      `${PUBLIC_FOLDER}/${linkPreviewFile(language)}`,
      await linkPreview(browser, url, language),
    )
await browser.close()

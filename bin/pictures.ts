import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { LANGUAGES, type Language } from '../shared/i18n/language.ts'
import { linkPreviewFile, pictureFile } from '../shared/site/pictures.ts'
import { TONES } from '../shared/tone.ts'
import { findChromium } from './cli/find-chromium.ts'
import { consolePictures } from './pictures/console-pages.ts'
import { showFor, signInToDemo, unitsOf } from './pictures/demo-page.ts'
import { linkPreview } from './pictures/link-preview.ts'
import { recordedDrive } from './pictures/record-drive.ts'
import { replay } from './pictures/replay.ts'
import { fleetOnMap, SCENES, type Scene } from './pictures/scenes.ts'

/**
 * Takes the pictures of the public pages, in every language, from a local run with the demo fleet: `npm start`, then
 * `npm run pictures`, or `npm run pictures -- http://localhost:4000 card fr` for one picture in one language from a run
 * on another port. Also takes the pictures of the README (`readme`) and of docs/operate.md (`console`), and records the
 * drive of the landing page (`drive`).
 */
const PUBLIC_FOLDER = 'web/public'
const MAP_FILE = 'docs/live-map.png'
const REPLAY_FILE = 'docs/replay.webp'
const CONSOLE_FOLDER = 'docs/console'
const CONSOLE_VIEWPORT = { width: 1280, height: 720 }
const README_VIEWPORT = { width: 1440, height: 900 }
const DRIVE_FILE = 'web/site/landing/replay/drive.json'
const DEFAULT_URL = 'http://localhost:3001'
/** A map without a graphics card takes its time. */
const SLOW_MS = 120_000
const AVIF = { quality: 35, effort: 9, chromaSubsampling: '4:4:4' }

const [url = DEFAULT_URL, ...chosen] = process.argv.slice(2)
const languages = chosenOf(LANGUAGES)
const names = chosenOf([
  ...SCENES.map(({ name }) => name),
  'linkPreview',
  'readme',
  'console',
  'drive',
] as const)

if (names.includes('drive')) await writeFile(DRIVE_FILE, `${JSON.stringify(await recordedDrive())}\n`)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
for (const scene of SCENES.filter(({ name }) => names.includes(name))) await takeAll(scene)
if (names.includes('linkPreview'))
  for (const language of languages)
    await save(`${PUBLIC_FOLDER}/${linkPreviewFile(language)}`, await linkPreview(browser, url, language))
if (names.includes('readme'))
  await withDemo('en', { viewport: README_VIEWPORT, scale: 1 }, saveReadmePictures)
if (names.includes('console')) await withPage('en', { viewport: CONSOLE_VIEWPORT, scale: 1 }, saveConsole)
await browser.close()

/** All of them if none was chosen. */
function chosenOf<Name extends string>(all: readonly Name[]): readonly Name[] {
  const some = all.filter((name) => chosen.includes(name))
  return some.length === 0 ? all : some
}

/** Takes a scene in every chosen language and tone. */
async function takeAll({ name, viewport, scale, begin, take, end }: Scene): Promise<void> {
  const onDemo = (locale: Language, use: Use | undefined) =>
    use === undefined ? undefined : withDemo(locale, { viewport, scale }, use)
  await onDemo('en', begin)
  for (const language of languages) {
    await onDemo(language, async (page) => {
      for (const tone of TONES) {
        await showFor(page, language, tone)
        const png = await take(page, unitsOf(language))
        await save(
          `${PUBLIC_FOLDER}/${pictureFile(name, language, tone)}`,
          await sharp(png).avif(AVIF).toBuffer(),
        )
      }
    })
  }
  await onDemo('en', end)
}

type Use = (page: Page) => Promise<void>

type Screen = Pick<Scene, 'viewport' | 'scale'>

/** On a page of the demo account, in a browser set to the language. */
function withDemo(locale: Language, screen: Screen, use: Use): Promise<void> {
  return withPage(locale, screen, async (page) => {
    await signInToDemo(page)
    await use(page)
  })
}

async function withPage(locale: Language, { viewport, scale }: Screen, use: Use): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(SLOW_MS)
  const page = await context.newPage()
  await use(page)
  await context.close()
}

async function saveReadmePictures(page: Page): Promise<void> {
  await showFor(page, 'en', 'light')
  const map = sharp(await fleetOnMap(page))
  await save(MAP_FILE, await map.png({ palette: true }).toBuffer())
  await save(REPLAY_FILE, await replay(page))
}

async function saveConsole(page: Page): Promise<void> {
  for (const [name, png] of await consolePictures(page))
    await save(`${CONSOLE_FOLDER}/${name}.webp`, await sharp(png).webp({ quality: 80 }).toBuffer())
}

async function save(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  console.log(`${path}  ${Math.round(bytes.length / 1000)} kB`)
}

import type { Locator, Page } from '@playwright/test'
import { PICTURES, type PictureName } from '../../shared/site/pictures.ts'
import { picture } from './demo-page.ts'

type Scene = {
  name: PictureName
  viewport: { width: number; height: number }
  /** Pixels of the file for each pixel of the page. */
  scale: number
  take: (page: Page) => Promise<Buffer>
}

const SPEEDING_MPH = '37'
const BOAT = { id: 'SEA240', name: 'Sea Ray 240' }
const GENERATOR = { id: 'GEN350', name: 'Site Generator' }
const DESK = { width: 1280, height: 800 }
const COLUMN = { width: 452, height: 1000 }
/** The tracker reports each minute, and its answer takes another report. */
const PROOF_MS = 240_000
const STOP_MS = 1_800_000
/** Until the map is drawn without a graphics card. */
const DRAWN_MS = 20_000

type Part = Pick<Scene, 'name' | 'scale'> & { margin?: { x: number; y: number } }
const NO_MARGIN = { x: 0, y: 0 }

/** Of a part of the page from its top left corner, as large as the picture. */
async function partOf(page: Page, part: Locator, { name, scale, margin = NO_MARGIN }: Part) {
  const box = await part.boundingBox()
  if (box === null) throw new Error(`The part of the picture ${name} is not shown`)
  const { width, height } = PICTURES[name]
  return picture(page, {
    x: box.x - margin.x,
    y: box.y - margin.y,
    width: width / scale,
    height: height / scale,
  })
}

async function fleetOnMap(page: Page): Promise<Buffer> {
  await page.goto('/dashboard/live')
  await page.getByText(/ of \d+ online/).waitFor()
  await page.waitForTimeout(DRAWN_MS)
  return picture(page)
}

async function cardOfBoat(page: Page): Promise<Buffer> {
  await page.goto(`/dashboard/live?deviceId=${BOAT.id}`)
  const card = page.getByRole('region', { name: BOAT.name })
  // it stops at times to fish
  await card.getByText('Moving', { exact: true }).waitFor({ timeout: STOP_MS })
  await page.waitForTimeout(DRAWN_MS)
  return partOf(page, card, { name: 'card', scale: 2 })
}

async function rehearsedRule(page: Page): Promise<Buffer> {
  await page.goto('/dashboard/alerts')
  await page.getByRole('button', { name: 'Use example: Car is speeding' }).click()
  const dialog = page.getByRole('dialog', { name: 'New alert rule' })
  await dialog.getByLabel('Value (mph)').fill(SPEEDING_MPH)
  await dialog.getByText(/^\d+ alerts?$/).waitFor()
  await page.waitForTimeout(DRAWN_MS)
  return partOf(page, dialog.getByText(/^When any device exceeds/), {
    name: 'rule',
    scale: 2,
    margin: { x: 12, y: 12 },
  })
}

/** Cuts the relay of a parked generator, waits for the proof, and restores it. */
async function provedCommand(page: Page): Promise<Buffer> {
  await page.setViewportSize(DESK)
  await switchRelay(page, 'Cut')
  await page.setViewportSize(COLUMN)
  await page.goto(`/dashboard/devices/${GENERATOR.id}`)
  const log = page.getByRole('region', { name: 'Commands', exact: true })
  const cut = log.getByRole('listitem').filter({ hasText: 'Cut relay' }).first()
  await cut.getByText('Confirmed by the tracker').first().waitFor({ timeout: PROOF_MS })
  await cut.getByText('Timeline').click()
  await cut.scrollIntoViewIfNeeded()
  const taken = await partOf(page, cut, { name: 'command', scale: 2, margin: { x: 16, y: 0 } })
  await page.setViewportSize(DESK)
  await switchRelay(page, 'Restore')
  return taken
}

async function switchRelay(page: Page, verb: 'Cut' | 'Restore'): Promise<void> {
  await page.goto(`/dashboard/live?deviceId=${GENERATOR.id}`)
  await page
    .getByRole('button', { name: `${verb} relay`, exact: true })
    .first()
    .click()
  const sent = page.waitForResponse((response) => response.url().includes('SendTextCmd'))
  await page.getByRole('button', { name: `${verb} relay of ${GENERATOR.name}` }).click()
  await sent
}

export const SCENES: readonly Scene[] = [
  { name: 'live', viewport: DESK, scale: 1.25, take: fleetOnMap },
  { name: 'livePhone', viewport: { width: 390, height: 620 }, scale: 1.6, take: fleetOnMap },
  { name: 'card', viewport: DESK, scale: 2, take: cardOfBoat },
  { name: 'rule', viewport: { width: 1280, height: 900 }, scale: 2, take: rehearsedRule },
  { name: 'command', viewport: DESK, scale: 2, take: provedCommand },
]

import type { Locator, Page } from '@playwright/test'
import type { DeviceView } from '../../shared/devices/device.ts'
import { PICTURES, type PictureName } from '../../shared/site/pictures.ts'
import { picture, type unitsOf } from './demo-page.ts'

type Units = ReturnType<typeof unitsOf>

export type Scene = {
  name: PictureName
  viewport: { width: number; height: number }
  /** Pixels of the file for each pixel of the page. */
  scale: number
  /** Before the first picture, in English. */
  begin?: (page: Page) => Promise<void>
  /** In any language, with the units of its readers. */
  take: (page: Page, units: Units) => Promise<Buffer>
  /** After the last picture, in English. */
  end?: (page: Page) => Promise<void>
}

/** A limit that the demo fleet exceeds at times. */
const SPEEDING = { miles: '37', km: '60' } satisfies Record<Units, string>
/** The card shows the first one that is moving, because boats stop at times to fish. */
const BOATS = ['SEA240', 'YACHT60', 'SAIL34', 'JET001']
const GENERATOR = { id: 'GEN350', name: 'Site Generator' }
const DESK = { width: 1280, height: 800 }
const COLUMN = { width: 452, height: 1600 }
/** The tracker reports each minute, and its answer takes another report. */
const PROOF_MS = 240_000
/** Until the map is drawn without a graphics card. */
const DRAWN_MS = 10_000

type Part = Pick<Scene, 'name' | 'scale'> & { margin?: { x: number; y: number } }
const NO_MARGIN = { x: 0, y: 0 }

/** A part of the page from its top left corner, as large as the picture. */
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

export async function fleetOnMap(page: Page): Promise<Buffer> {
  await page.goto('/dashboard/live')
  await page.getByText(GENERATOR.name).first().waitFor({ state: 'attached' })
  await page.waitForTimeout(DRAWN_MS)
  return picture(page)
}

async function cardOfBoat(page: Page): Promise<Buffer> {
  const { deviceId, deviceName } = await movingBoat(page)
  await page.goto(`/dashboard/live?deviceId=${deviceId}`)
  const card = page.getByRole('region', { name: deviceName })
  await card.waitFor()
  await page.waitForTimeout(DRAWN_MS)
  return partOf(page, card, { name: 'card', scale: 2 })
}

async function movingBoat(page: Page): Promise<DeviceView> {
  const replied = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('/vectra/devices'),
  )
  await page.goto('/dashboard/live')
  const { devices }: { devices: DeviceView[] } = await (await replied).json()
  const boats = BOATS.map((id) => devices.find(({ deviceId }) => deviceId === id))
  const boat = boats.find((device) => device?.tracking?.motionStatus === 'MOVING')
  if (boat === undefined) throw new Error(`${BOATS.join(', ')} have stopped. Try again in a few minutes.`)
  return boat
}

async function rehearsedRule(page: Page, units: Units): Promise<Buffer> {
  await page.goto('/dashboard/alerts')
  await page.locator('button[aria-describedby=example-speeding]').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[inputmode=decimal]').first().fill(SPEEDING[units])
  await page.waitForTimeout(DRAWN_MS)
  const sentence = dialog.locator('p:has(+ section[aria-labelledby=rehearsal])')
  return partOf(page, sentence, { name: 'rule', scale: 2, margin: { x: 12, y: 12 } })
}

async function provedCut(page: Page): Promise<void> {
  await switchRelay(page, 'Cut')
  const cut = await newestCommand(page)
  await cut.getByText('Confirmed by the tracker').first().waitFor({ timeout: PROOF_MS })
}

/** The relay of a parked generator, from the request to the proof. */
async function timelineOfCut(page: Page): Promise<Buffer> {
  const cut = await newestCommand(page)
  await cut.locator('summary').click()
  await cut.scrollIntoViewIfNeeded()
  return partOf(page, cut, { name: 'command', scale: 2, margin: { x: 16, y: 0 } })
}

async function newestCommand(page: Page): Promise<Locator> {
  await page.setViewportSize(COLUMN)
  await page.goto(`/dashboard/devices/${GENERATOR.id}`)
  const newest = page.locator('section[aria-labelledby=command-log] li').first()
  await newest.waitFor()
  return newest
}

async function switchRelay(page: Page, verb: 'Cut' | 'Restore'): Promise<void> {
  await page.setViewportSize(DESK)
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
  {
    name: 'command',
    viewport: DESK,
    scale: 2,
    begin: provedCut,
    take: timelineOfCut,
    end: (page) => switchRelay(page, 'Restore'),
  },
]

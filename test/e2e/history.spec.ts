import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Of a new account. */
const ZONE = 'America/New_York'
const METRES_PER_DEGREE = 111_195
const START = { lat: 25.78, lng: -80.2 }
const KM_A_MINUTE = 1
const DRIVEN_MINUTES = 20
const STOOD_MINUTES = 20

/** Two drives of 20 km at 60 km/h to the north, with a stop of 20 minutes between them, ended some minutes ago. */
const A_DAY = (endedMinutesAgo = 4) => {
  const minutes = 2 * DRIVEN_MINUTES + STOOD_MINUTES
  const begin = Date.now() - (minutes + endedMinutesAgo) * MINUTE_MS
  return Array.from({ length: minutes * 4 + 1 }, (_, quarter) => {
    const minute = quarter / 4
    const driven = Math.min(minute, DRIVEN_MINUTES) + Math.max(0, minute - DRIVEN_MINUTES - STOOD_MINUTES)
    const moving = minute < DRIVEN_MINUTES || minute > DRIVEN_MINUTES + STOOD_MINUTES
    return {
      time: new Date(begin + quarter * 15_000).toISOString(),
      lat: START.lat + (driven * KM_A_MINUTE * 1000) / METRES_PER_DEGREE,
      // no receiver that stands tells one place exactly
      lng: START.lng + (quarter % 3) * 0.00001,
      speedKmh: moving ? 60 : 0,
      course: 0,
    }
  })
}
const YESTERDAY = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now() - DAY_MS)
/** Twenty kilometres at 60 km/h before that day's noon. */
const THE_DAY_BEFORE = Array.from({ length: 4 * DRIVEN_MINUTES + 1 }, (_, quarter) => ({
  time: new Date(Date.parse(`${YESTERDAY}T16:00:00Z`) + quarter * 15_000).toISOString(),
  lat: START.lat - 0.5 + (quarter * KM_A_MINUTE * 250) / METRES_PER_DEGREE,
  lng: START.lng,
  speedKmh: 60,
  course: 0,
}))
const THREE_DAYS_AGO = { time: new Date(Date.now() - 72 * 60 * MINUTE_MS).toISOString(), ...START }

const FLEET = () => [
  { name: 'Sea Ray 240', plate: 'FL 1234', positions: [...THE_DAY_BEFORE, ...A_DAY()] },
  { name: 'White van', type: 'van', positions: A_DAY(10) },
  { name: 'Old trailer', type: 'trailer', positions: [THREE_DAYS_AGO] },
]
const GAP_PX = 12
const PLAYER_PX = 240
/** The units of a new account are miles. */
const DRIVEN = /24\.9\smi/

for (const { name, width, height } of [
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
])
  test(`HIS-1 HIS-2 HIS-3 HIS-6 at ${name}: a day, a trip, its playback and its file`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    await bareStreets(page)
    const fleet = await aFleetOf(request, FLEET())
    const figures = page.getByLabel('Figures of the route')
    const clock = page.locator('[data-moment]')

    await test.step('HIS-1 the list is searched by plate, and says who is online', async () => {
      await openAs(fleet, page, '/dashboard/history')
      await expect(page.getByText('Choose a device and a time')).toBeVisible()
      const device = page.getByRole('combobox', { name: 'Device' })
      await device.fill('fl 12')
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/Sea Ray 240.*Online/])
      await page.getByRole('listbox').getByRole('option').click()
      await expect(page).toHaveURL(new RegExp(`deviceId=${fleet.ids['Sea Ray 240']}`))
    })

    await test.step('HIS-2 HIS-6 another range has its own figures', async () => {
      const range = page.getByLabel('Time range')
      await expect(range).toHaveValue('60')
      await expect(figures).toContainText('0h 5')
      await range.selectOption('Last 3 hours')
      await expect(figures).toContainText(DRIVEN)
      await expect(figures).toContainText(/37\smph/)
      await expect(figures).toContainText('1h 0m')
      await expect(page).toHaveURL(/range=180/)
      await expectAccessible(page)
    })

    await test.step('HIS-1 HIS-6 a day of the calendar is loaded', async () => {
      await page.getByLabel('Day', { exact: true }).fill(YESTERDAY)
      await expect(figures).toContainText(/12\.4\smi/)
      await expect(figures).toContainText('0h 20m')
      await expect(page).toHaveURL(new RegExp(`day=${YESTERDAY}`))
      await page.getByLabel('Time range').selectOption('Last 3 hours')
      await expect(figures).toContainText(DRIVEN)
    })

    await test.step('HIS-3 start and end are on the map', async () => {
      await expect(page.locator('[data-mark="start"]')).toHaveCount(1)
      await expect(page.locator('[data-mark="end"]')).toHaveCount(1)
    })

    if (width > 1000)
      await test.step('a stop on the map says how long it was, and is selected by pressing it', async () => {
        const stop = page.locator('[data-leg="stop"]')
        await expect(stop.first()).toBeVisible()
        const middle = await middleOfMap(page)
        // A slow machine may not have drawn it yet when the mouse comes: it comes again.
        await expect(async () => {
          await page.mouse.move(middle.x + 60, middle.y)
          await page.mouse.move(middle.x, middle.y)
          await expect(page.locator('.map-popup')).toContainText('Stopped for 20 min', { timeout: 1000 })
        }).toPass({ timeout: 20_000 })
        await page.mouse.click(middle.x, middle.y)
        await expect(stop.and(page.locator('[aria-pressed="true"]'))).toContainText('20 min')
        await page.getByRole('button', { name: 'Show whole route' }).click()
      })

    await test.step('a trip is selected alone, and the address says which', async () => {
      await expect(page.locator('[data-leg="trip"]')).toHaveCount(2)
      await expect(page.locator('[data-leg="stop"]').first()).toContainText('near ')
      await page.locator('[data-leg="trip"]').first().click()
      await expect(figures).toContainText(/12\.[345]\smi/)
      await expect(page).toHaveURL(/trip=/)
    })

    await test.step('a copied link shows the same again, whenever it is opened', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Copy link to this view' }).click()
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      for (const part of ['deviceId', 'from', 'to', 'trip', 'at'])
        expect(new URL(link).searchParams.get(part)).toBeTruthy()
      await page.goto(link)
      await expect(figures).toContainText(/12\.[345]\smi/)
      await expect(page.locator('[data-leg][aria-pressed="true"]')).toHaveCount(1)
    })

    await test.step('it plays at 30 times, pauses by the key, and the scrubber moves the marker', async () => {
      await page.getByLabel('Playback speed').selectOption('30×')
      await expect(page).toHaveURL(/speed=30/)
      const before = await clock.textContent()
      await page.getByRole('button', { name: 'Play' }).click()
      await expect(clock).not.toHaveText(before ?? '')
      await page.locator('h1').click()
      await page.keyboard.press('Space')
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
      await expect(page).toHaveURL(/[?&]at=/)
      const scrubber = page.getByLabel('Time on the route')
      const atStart = await placeOfMarker(page)
      await scrubber.fill((await scrubber.getAttribute('max')) ?? '')
      await expect.poll(() => placeOfMarker(page)).not.toBe(atStart)
      const atEnd = await clock.textContent()
      await page.keyboard.press('ArrowLeft')
      await expect(clock).not.toHaveText(atEnd ?? '')
      await expect(scrubber).toHaveAttribute('aria-valuetext', /37\smph/)
    })

    await test.step('the chart is a table too', async () => {
      await page.getByRole('button', { name: 'Speeds as a table' }).click()
      await expect(page.getByRole('table')).toContainText(/37\smph/)
      await page.getByRole('button', { name: 'Speeds as a chart' }).click()
    })

    await test.step('the file of the whole route holds every point', async () => {
      await page.getByRole('button', { name: 'Show whole route' }).click()
      await page.getByRole('button', { name: 'Export' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Export as GPX' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^Sea-Ray-240-\d{4}-\d\d-\d\d\.gpx$/)
      const gpx = await readFile(await file.path(), 'utf8')
      const points = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml')
        return parsed.querySelector('parsererror') === null ? parsed.getElementsByTagName('trkpt').length : -1
      }, gpx)
      expect(points).toBe(A_DAY().length)
    })

    await test.step('and all of it in the dark', async () => {
      await useDarkTheme(page, width < 1000)
      await expectAccessible(page)
    })
  })

test('HIS-1 HIS-4 HIS-6 all devices, no positions, wrong times and a server in trouble', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await bareStreets(page)
  const fleet = await aFleetOf(request, FLEET())
  const trail = '**/vectra/device/trail'

  await test.step('HIS-4 of all devices, one that fails is left out', async () => {
    await page.route(trail, async (route) => {
      const failing = route.request().postDataJSON().deviceId === fleet.ids['White van']
      return failing ? route.fulfill({ status: 503, json: { message: 'Down' } }) : route.fallback()
    })
    await openAs(fleet, page, '/dashboard/history?devices=all&range=180')
    const legend = page.getByRole('region', { name: 'Devices on the map' })
    await expect(legend.getByRole('button')).toHaveCount(2)
    await expect(legend).toContainText(DRIVEN)
    await expect(page.getByText('1 device did not answer and is left out')).toBeVisible()
    await expect(page.locator('[data-playhead]')).toHaveCount(1)
    await page.unroute(trail)
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await expect(legend.getByRole('button')).toHaveCount(3)
    await expect(page.locator('[data-playhead]')).toHaveCount(2)
    await expectAccessible(page)
  })

  await test.step('several devices are followed by one clock', async () => {
    await page.getByRole('button', { name: 'Follow the markers' }).click()
    await expect(page).toHaveURL(/follow=on/)
    await page.locator('canvas').first().focus()
    for (const _ of Array(3)) await page.keyboard.press('Equal')
    const scrubber = page.getByLabel('Time on the route')
    await scrubber.fill((await scrubber.getAttribute('max')) ?? '')
    await expect.poll(() => playheadsInSight(page)).toEqual([true, true])
  })

  await test.step('HIS-4 when none answers there is no data', async () => {
    await page.route(trail, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }))
    await page.reload()
    await expect(page.getByText('No positions in this time.')).toBeVisible()
  })

  await test.step('HIS-6 of one device the failure is told in the server’s words', async () => {
    await page.goto(`/dashboard/history?deviceId=${fleet.ids['Sea Ray 240']}`)
    await expect(page.getByRole('alert')).toContainText('Failed to get device history: Down')
    await page.unroute(trail)
    await page.getByRole('button', { name: 'Try again' }).last().click()
    await expect(page.getByLabel('Figures of the route')).toBeVisible()
  })

  await test.step('HIS-4 an empty time has the last known point and its age', async () => {
    await page.goto(`/dashboard/history?deviceId=${fleet.ids['Old trailer']}`)
    await expect(page.getByText(/Last known position: .+, 3 days ago\./)).toBeVisible()
    await expect(page.locator('[data-mark="last-known"]')).toHaveCount(1)
    await expectAccessible(page)
  })

  await test.step('HIS-1 an end before the start, and one in the future, are refused', async () => {
    await page.getByText('Custom start and end').click()
    const load = page.getByRole('button', { name: 'Load', exact: true }).last()
    await load.click()
    await expect(page.getByText('Fill in a start and an end.')).toBeVisible()
    await page.getByLabel('Start', { exact: true }).fill('2026-01-02T10:00')
    await page.getByLabel('End', { exact: true }).fill('2026-01-02T09:59')
    await load.click()
    await expect(page.getByText('The end must be after the start.')).toBeVisible()
    await page.getByLabel('End', { exact: true }).fill('2199-01-01T00:00')
    await load.click()
    await expect(page.getByText('Start and end cannot be in the future.')).toBeVisible()
    await page.getByLabel('End', { exact: true }).fill('2026-01-02T11:00')
    await load.click()
    await expect(page).toHaveURL(/from=2026-01-02T15%3A00/)
  })

  await test.step('HIS-1 today is a day of the account’s zone', async () => {
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/)
    await expect(page).not.toHaveURL(/from=/)
  })
})

/** The middle of what the panel and the player leave of the map. */
async function middleOfMap(page: Page): Promise<{ x: number; y: number }> {
  const map = await page.locator('.map-canvas').boundingBox()
  const panel = await page.getByRole('region', { name: 'Route history' }).boundingBox()
  if (map === null || panel === null) throw new Error('There is no map beside a panel')
  const from = panel.x + panel.width + GAP_PX
  return { x: (from + map.x + map.width) / 2, y: map.y + (map.height - PLAYER_PX) / 2 }
}

/** Of each device whether its marker is on what is seen of the map. */
async function playheadsInSight(page: Page): Promise<boolean[]> {
  const player = await page.getByRole('region', { name: 'Playback' }).boundingBox()
  const markers = await page.locator('[data-playhead]').all()
  const boxes = await Promise.all(markers.map((marker) => marker.boundingBox()))
  return boxes.map((box) => box !== null && player !== null && box.y > 0 && box.y + box.height < player.y)
}

/** A base map of one colour: no test depends on a tile host. */
async function bareStreets(page: Page): Promise<void> {
  await page.route('**/_local/maps/*', (route) =>
    route.fulfill({ json: { version: 8, sources: {}, layers: [{ id: 'land', type: 'background' }] } }),
  )
}

const placeOfMarker = (page: Page) =>
  page.locator('.maplibregl-marker', { has: page.locator('[data-playhead]') }).getAttribute('style')

async function useDarkTheme(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole(phone ? 'menuitem' : 'button', { name: 'Use dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}

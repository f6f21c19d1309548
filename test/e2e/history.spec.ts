import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The time zone of a new account. */
const ZONE = 'America/New_York'
const METRES_PER_DEGREE = 111_195
const START = { lat: 25.78, lng: -80.2 }
const KM_PER_MINUTE = 1
const DRIVE_MINUTES = 20
const STOP_MINUTES = 20

/** Two drives of 20 km northward at 60 km/h with a stop of 20 minutes between them. */
const twoDrives = (endedMinutesAgo = 4) => {
  const minutes = 2 * DRIVE_MINUTES + STOP_MINUTES
  const start = Date.now() - (minutes + endedMinutesAgo) * MINUTE_MS
  return Array.from({ length: minutes * 4 + 1 }, (_, quarter) => {
    const minute = quarter / 4
    const drivenMinutes = Math.min(minute, DRIVE_MINUTES) + Math.max(0, minute - DRIVE_MINUTES - STOP_MINUTES)
    const isMoving = minute < DRIVE_MINUTES || minute > DRIVE_MINUTES + STOP_MINUTES
    return {
      time: new Date(start + quarter * 15_000).toISOString(),
      lat: START.lat + (drivenMinutes * KM_PER_MINUTE * 1000) / METRES_PER_DEGREE,
      // A receiver at rest drifts slightly; identical coordinates would count as frozen.
      lng: START.lng + (quarter % 3) * 0.00001,
      speedKmh: isMoving ? 60 : 0,
      course: 0,
    }
  })
}
/** Two days ago: just after midnight in the zone, the drives of the last hour belong to yesterday. */
const EARLIER_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now() - 2 * DAY_MS)
/** Twenty kilometres at 60 km/h, around noon of that day. */
const EARLIER_DRIVE = Array.from({ length: 4 * DRIVE_MINUTES + 1 }, (_, quarter) => ({
  time: new Date(Date.parse(`${EARLIER_DAY}T16:00:00Z`) + quarter * 15_000).toISOString(),
  lat: START.lat - 0.5 + (quarter * KM_PER_MINUTE * 250) / METRES_PER_DEGREE,
  lng: START.lng,
  speedKmh: 60,
  course: 0,
}))
const THREE_DAYS_AGO = { time: new Date(Date.now() - 72 * 60 * MINUTE_MS).toISOString(), ...START }

const FLEET = () => [
  { name: 'Sea Ray 240', plate: 'FL 1234', positions: [...EARLIER_DRIVE, ...twoDrives()] },
  { name: 'White van', type: 'van', positions: twoDrives(10) },
  { name: 'Old trailer', type: 'trailer', positions: [THREE_DAYS_AGO] },
]
const GAP_PX = 12
const PLAYER_PX = 240
/** In miles, the default of a new account. */
const DISTANCE = /24\.9\smi/

for (const { name, width, height } of [
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
])
  test(`HIS-1 HIS-2 HIS-3 HIS-6 at ${name}: a day, a trip, its playback and its export`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const fleet = await aFleetOf(request, FLEET())
    const summary = page.getByLabel('Route summary')
    const clock = page.locator('[data-playback-clock]')

    await test.step('HIS-1 the device list is searched by plate and shows which are online', async () => {
      await openAs(fleet, page, '/dashboard/history')
      await expect(page.getByText('Choose a device and a time')).toBeVisible()
      const device = page.getByRole('combobox', { name: 'Device' })
      await device.fill('fl 12')
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/Sea Ray 240.*Online/])
      await page.getByRole('listbox').getByRole('option').click()
      await expect(page).toHaveURL(new RegExp(`deviceId=${fleet.ids['Sea Ray 240']}`))
    })

    await test.step('HIS-2 HIS-6 another range updates the figures', async () => {
      const range = page.getByLabel('Time range')
      await expect(range).toHaveValue('60')
      await expect(summary).toContainText('0h 5')
      await range.selectOption('Last 3 hours')
      await expect(summary).toContainText(DISTANCE)
      await expect(summary).toContainText(/37\smph/)
      await expect(summary).toContainText('1h 0m')
      await expect(page).toHaveURL(/range=180/)
      await expectAccessible(page)
    })

    await test.step('HIS-1 HIS-6 a calendar day is loaded', async () => {
      await page.getByLabel('Date', { exact: true }).fill(EARLIER_DAY)
      await expect(summary).toContainText(/12\.4\smi/)
      await expect(summary).toContainText('0h 20m')
      await expect(page).toHaveURL(new RegExp(`day=${EARLIER_DAY}`))
      await page.getByLabel('Time range').selectOption('Last 3 hours')
      await expect(summary).toContainText(DISTANCE)
    })

    await test.step('HIS-3 start and end are on the map', async () => {
      await expect(page.locator('[data-mark="start"]')).toHaveCount(1)
      await expect(page.locator('[data-mark="end"]')).toHaveCount(1)
    })

    if (width > 1000)
      await test.step('a stop on the map shows its duration and is selected by a click', async () => {
        const stop = page.locator('[data-leg="stop"]')
        await expect(stop.first()).toBeVisible()
        const middle = await middleOfMap(page)
        // A slow machine may not have drawn the stop yet, so the mouse moves until the popup opens.
        await expect(async () => {
          await page.mouse.move(middle.x + 60, middle.y)
          await page.mouse.move(middle.x, middle.y)
          await expect(page.locator('.map-popup')).toContainText('Stopped for 20 min', { timeout: 1000 })
        }).toPass({ timeout: 20_000 })
        await page.mouse.click(middle.x, middle.y)
        await expect(stop.and(page.locator('[aria-pressed="true"]'))).toContainText('20 min')
        await page.getByRole('button', { name: 'Show whole route' }).click()
      })

    await test.step('a click on a trip shows only that trip and puts it in the URL', async () => {
      await expect(page.locator('[data-leg="trip"]')).toHaveCount(2)
      await expect(page.locator('[data-leg="stop"]').first()).toContainText(/near |about /)
      await page.locator('[data-leg="trip"]').first().click()
      await expect(summary).toContainText(/12\.[345]\smi/)
      await expect(page).toHaveURL(/trip=/)
    })

    await test.step('a trip is exported as GPX, from its own points', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export trip as GPX' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^sea-ray-240_.+\.gpx$/)
      const gpx = await readFile(await file.path(), 'utf8')
      const count = gpx.split('<trkpt').length - 1
      expect(count).toBeGreaterThan(70)
      expect(count).toBeLessThan(100)
    })

    await test.step('trips are summed by day, sorted, and exported as CSV with the account’s units', async () => {
      await expect(page.getByText(/^[12] trips? · \d+\.\d\smi · .+ min$/).first()).toBeVisible()
      await page.getByLabel('Sort trips').selectOption('Longest distance first')
      await expect(page).toHaveURL(/sort=distance/)
      await expect(page.locator('[data-leg="stop"]')).toHaveCount(0)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export trips as CSV' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^sea-ray-240-trips_.+\.csv$/)
      const csv = await readFile(await file.path(), 'utf8')
      expect(csv).toContain('Distance (mi),Max speed (mph)')
      expect(csv).toMatch(/Sea Ray 240,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]:00,/)
      await page.getByLabel('Sort trips').selectOption('In order of time')
    })

    await test.step('a copied link shows the same view at any later time', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Copy link to this view' }).click()
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      for (const name of ['deviceId', 'from', 'to', 'trip', 'at'])
        expect(new URL(link).searchParams.get(name)).toBeTruthy()
      await page.goto(link)
      await expect(summary).toContainText(/12\.[345]\smi/)
      await expect(page.locator('[data-leg][aria-pressed="true"]')).toHaveCount(1)
    })

    await test.step('playback runs at 30×, pauses with the space bar, and the scrubber moves the marker', async () => {
      await page.getByLabel('Playback speed').selectOption('30×')
      await expect(page).toHaveURL(/speed=30/)
      const before = await clock.textContent()
      await page.getByRole('button', { name: 'Play' }).click()
      await expect(clock).not.toHaveText(before ?? '')
      await page.locator('h1').click()
      await page.keyboard.press('Space')
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
      await expect(page).toHaveURL(/[?&]at=/)
      const scrubber = page.getByLabel('Playback position')
      const atStart = await markerPosition(page)
      await scrubber.fill((await scrubber.getAttribute('max')) ?? '')
      await expect.poll(() => markerPosition(page)).not.toBe(atStart)
      const atEnd = await clock.textContent()
      await page.keyboard.press('ArrowLeft')
      await expect(clock).not.toHaveText(atEnd ?? '')
      await expect(scrubber).toHaveAttribute('aria-valuetext', /37\smph/)
    })

    await test.step('the chart can be shown as a table', async () => {
      await page.getByRole('button', { name: 'Show as table' }).click()
      await expect(page.getByRole('table')).toContainText(/37\smph/)
      await page.getByRole('button', { name: 'Show as chart' }).click()
    })

    await test.step('the export of the whole route contains every point', async () => {
      await page.getByRole('button', { name: 'Show whole route' }).click()
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Export as GPX' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^sea-ray-240_\d{4}-\d\d-\d\d_[\d-]+\.gpx$/)
      const gpx = await readFile(await file.path(), 'utf8')
      const points = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml')
        return parsed.querySelector('parsererror') === null ? parsed.getElementsByTagName('trkpt').length : -1
      }, gpx)
      expect(points).toBe(twoDrives().length)
    })

    await test.step('the page is accessible in the dark theme', async () => {
      await useDarkTheme(page, width < 1000)
      await expectAccessible(page)
    })
  })

test('HIS-1 HIS-4 HIS-6 all devices, no positions, invalid ranges and server errors', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const fleet = await aFleetOf(request, FLEET())
  const trail = '**/vectra/device/trail'

  const legend = page.getByRole('region', { name: 'Devices on the map' })
  await test.step('HIS-4 in all-devices mode, a device that fails is left out', async () => {
    await page.route(trail, async (route) => {
      const fails = route.request().postDataJSON().deviceId === fleet.ids['White van']
      return fails ? route.fulfill({ status: 503, json: { message: 'Down' } }) : route.fallback()
    })
    await openAs(fleet, page, '/dashboard/history?devices=all&range=180')
    await expect(legend.getByRole('button')).toHaveCount(2)
    await expect(legend).toContainText(DISTANCE)
    await expect(page.getByText('Couldn’t load the route of 1 device')).toBeVisible()
    await expect(page.locator('[data-playhead]')).toHaveCount(1)
    await page.unroute(trail)
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await expect(legend.getByRole('button')).toHaveCount(3)
    await expect(page.locator('[data-playhead]')).toHaveCount(2)
    await expectAccessible(page)
  })

  await test.step('HIS-1 a part of the devices is chosen, each has a small chart, and the address keeps the choice', async () => {
    await expect(page.locator('[data-small-chart]')).toHaveCount(2)
    await page.getByText('Choose devices').click()
    await page.getByRole('checkbox', { name: 'Old trailer' }).uncheck()
    await page.getByRole('button', { name: 'Show 2 devices' }).click()
    await expect(legend.getByRole('button')).toHaveCount(2)
    await expect(page).toHaveURL(/devices=FLEET-[0-9A-F]+\+FLEET-[0-9A-F]+/)
    await expect(page.getByRole('combobox', { name: 'Device' })).toHaveValue('2 devices')
    await page.reload()
    await expect(legend.getByRole('button')).toHaveCount(2)
  })

  await test.step('playback follows several devices', async () => {
    await page.getByRole('button', { name: 'Follow devices' }).click()
    await expect(page).toHaveURL(/follow=on/)
    await page.locator('canvas').first().focus()
    for (const _ of Array(3)) await page.keyboard.press('Equal')
    const scrubber = page.getByLabel('Playback position')
    await scrubber.fill((await scrubber.getAttribute('max')) ?? '')
    await expect.poll(() => visiblePlayheads(page)).toEqual([true, true])
  })

  await test.step('HIS-4 when every device fails, there is no data', async () => {
    await page.route(trail, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }))
    await page.reload()
    await expect(page.getByText('No positions in this time range')).toBeVisible()
  })

  await test.step('HIS-6 the failure of a single device says why', async () => {
    await page.goto(`/dashboard/history?deviceId=${fleet.ids['Sea Ray 240']}`)
    await expect(page.getByRole('alert')).toContainText(
      'Failed to get device history: The server is temporarily unavailable.',
    )
    await page.unroute(trail)
    await page.getByRole('button', { name: 'Try again' }).last().click()
    await expect(page.getByLabel('Route summary')).toBeVisible()
  })

  await test.step('HIS-4 an empty range shows the last known position and its age', async () => {
    await page.goto(`/dashboard/history?deviceId=${fleet.ids['Old trailer']}`)
    await expect(page.getByText(/Last known position: .+ \(3 days ago\)\./)).toBeVisible()
    await expect(page.locator('[data-mark="last-known"]')).toHaveCount(1)
    await expectAccessible(page)
  })

  await test.step('HIS-1 an end before the start or in the future is refused, in the account’s date format', async () => {
    await page.getByText('Custom range').click()
    const load = page.getByRole('button', { name: 'Load', exact: true }).last()
    await load.click()
    await expect(page.getByText('Enter a start and an end.')).toBeVisible()
    const [start, end] = [page.getByLabel('Start', { exact: true }), page.getByLabel('End', { exact: true })]
    await start.fill('01/02/2026, 10:00 AM')
    await end.fill('1/2/2026 9:59 am')
    await load.click()
    await expect(page.getByText('The end must be after the start.')).toBeVisible()
    await end.fill('01/01/2199')
    await start.focus()
    await expect(
      page.getByText(/^Enter a date as MM\/DD\/YYYY, h:mm AM, from 01\/01\/1900 to /),
    ).toBeVisible()
    await end.fill('2026-01-02T11:00')
    await load.click()
    await expect(page).toHaveURL(/from=2026-01-02T15%3A00/)
  })

  await test.step('HIS-1 a link whose range is not valid shows the last hour and says so, also after a reload', async () => {
    const note = page.getByText('The link’s time range isn’t valid, so this shows the last hour.')
    for (const range of ['from=xx&to=yy', 'from=2026-06-02T00:00:00Z&to=2026-06-01T00:00:00Z']) {
      await page.goto(`/dashboard/history?deviceId=${fleet.ids['White van']}&${range}`)
      await expect(note).toBeVisible()
      await expect(page.getByLabel('Time range')).toHaveValue('60')
    }
    await page.reload()
    await expect(note).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Time range').selectOption('Last 3 hours')
    await expect(note).toBeHidden()
    await expect(page).not.toHaveURL(/ignored=/)
  })

  await test.step('HIS-1 today is a day in the account’s time zone', async () => {
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/)
    await expect(page).not.toHaveURL(/from=/)
  })
})

/** The center of the part of the map that the panel and the player leave free. */
async function middleOfMap(page: Page): Promise<{ x: number; y: number }> {
  const map = await page.locator('.map-canvas').boundingBox()
  const panel = await page.getByRole('region', { name: 'Route history' }).boundingBox()
  if (map === null || panel === null) throw new Error('The map or the panel is not visible')
  const from = panel.x + panel.width + GAP_PX
  return { x: (from + map.x + map.width) / 2, y: map.y + (map.height - PLAYER_PX) / 2 }
}

/** Whether the marker of each device is on the visible part of the map. */
async function visiblePlayheads(page: Page): Promise<boolean[]> {
  const player = await page.getByRole('region', { name: 'Playback' }).boundingBox()
  const markers = await page.locator('[data-playhead]').all()
  const boxes = await Promise.all(markers.map((marker) => marker.boundingBox()))
  return boxes.map((box) => box !== null && player !== null && box.y > 0 && box.y + box.height < player.y)
}

const markerPosition = (page: Page) =>
  page.locator('.maplibregl-marker', { has: page.locator('[data-playhead]') }).getAttribute('style')

async function useDarkTheme(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole(phone ? 'menuitem' : 'button', { name: 'Use dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}

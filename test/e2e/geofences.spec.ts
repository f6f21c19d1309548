import { type APIRequestContext, expect, type Locator, type Page, type Route } from '@playwright/test'
import { aCommand } from '../../web/make/a-command.ts'
import { anEvent } from '../../web/make/an-event.ts'
import { aGeofenceBody } from '../make/geofences/geofence.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aTrackerOf } from './tracker.ts'

const PHONE = { width: 390, height: 844 }
const PARKED = () => [{ time: new Date().toISOString(), lat: 25.774, lng: -80.17, speedKmh: 0 }]
const GEOFENCES = '/dashboard/geofences'

// a service worker would answer in place of the routes below
test.use({ serviceWorkers: 'block' })

type Hand = 'mouse' | 'finger'
const HANDS = [
  { hand: 'mouse', screen: { viewport: { width: 1440, height: 900 }, hasTouch: false }, theme: 'light' },
  { hand: 'finger', screen: { viewport: PHONE, hasTouch: true }, theme: 'dark' },
] as const
for (const { hand, screen, theme } of HANDS)
  test.describe(`with a ${hand}, in the ${theme} theme`, () => {
    test.use(screen)
    test('GEO-1 GEO-2 GEO-7 a geofence is drawn, named, listed, switched off, reshaped and deleted', ({
      page,
      request,
    }) => drawAndDelete(page, request, hand, theme))
  })

async function drawAndDelete(
  page: Page,
  request: APIRequestContext,
  hand: Hand,
  theme: 'light' | 'dark',
): Promise<void> {
  const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240', positions: PARKED() }])
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  await request.put('/api/vectra/preferences', { headers, data: { theme } })
  const press = (target: Locator) => (hand === 'finger' ? target.tap() : target.click())
  await openAs(fleet, page, GEOFENCES)
  const row = page.getByRole('row', { name: /Marina/ })

  await test.step('GEO-1 a polygon closes on its first point and opens the dialog', async () => {
    await press(page.getByRole('button', { name: 'Draw polygon' }))
    await drawPolygon(page, hand)
    const dialog = page.getByRole('dialog', { name: 'Name your geofence' })
    await expect(dialog.getByRole('button', { name: 'Create geofence' })).toBeDisabled()
    await press(dialog.getByRole('switch', { name: 'When a device stays' }))
    await expect(dialog.getByLabel('Minutes until the alert')).toHaveValue('5')
    await dialog.getByLabel('Name', { exact: true }).fill('Marina')
    await expect(dialog.getByText('In the last 7 days: 0 alerts')).toBeVisible()
    await expectAccessible(page)
    await press(dialog.getByRole('button', { name: 'Create geofence' }))
    await expect(page.getByText('Geofence created')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('GEO-2 the list shows it with the device inside, and switches it off', async () => {
    await press(page.getByRole('tab', { name: 'List' }))
    await expect(page).toHaveURL(/tab=list/)
    await expect(row).toContainText('Polygon')
    await expect(row).toContainText('Entry, Exit, Dwell 5 min')
    await expect(row).toContainText('All devices')
    const active = row.getByRole('switch', { name: 'Alerts of Marina' })
    await active.click({ force: true })
    await expect(active).not.toBeChecked()
    await page.reload()
    await expect(active).not.toBeChecked()
    await expectAccessible(page)
  })

  await test.step('GEO-2 no tab is wider than the screen', async () => {
    for (const tab of ['Events', 'Map', 'List']) {
      await press(page.getByRole('tab', { name: tab }))
      await expect(page.getByRole('tab', { selected: true })).toHaveText(tab)
      if (tab !== 'List') await expectAccessible(page)
      expect(await overflows(page), tab).toBe(false)
    }
  })

  await test.step('GEO-2 its boundary can be saved only after a change', async () => {
    await press(row.getByRole('button', { name: 'Actions for Marina' }))
    await press(page.getByRole('menuitem', { name: 'Edit boundaries' }))
    const dialog = page.getByRole('dialog', { name: 'Edit boundary of Marina' })
    const save = dialog.getByRole('button', { name: 'Save boundary' })
    const corner = dialog.getByRole('button', { name: 'Corner 1', exact: true })
    await expect(corner).toBeVisible()
    await expect(save).toBeDisabled()
    const size = await dialog.getByRole('status').textContent()
    await dragBy(page, hand, corner, { x: -40, y: -30 })
    await expect(dialog.getByRole('status')).not.toHaveText(size ?? '')
    await expect(save).toBeEnabled()
    await press(dialog.getByRole('button', { name: 'Undo' }))
    await expect(save).toBeDisabled()
    await corner.press('ArrowLeft')
    await expect(save).toBeEnabled()
    await expectAccessible(page)
    await press(save)
    await expect(page.getByText('Boundary saved')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('GEO-2 it is deleted after a confirmation', async () => {
    await press(row.getByRole('button', { name: 'Actions for Marina' }))
    await press(page.getByRole('menuitem', { name: 'Delete' }))
    const dialog = page.getByRole('dialog', { name: 'Delete Marina?' })
    await press(dialog.getByRole('button', { name: 'Delete Marina' }))
    await expect(page.getByText('Geofence deleted')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No geofences yet' })).toBeVisible()
  })
}

test('GEO-1 GEO-8 a geofence is created by keyboard alone, and the form says what is wrong', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'White van', type: 'van', positions: PARKED() }])
  await openAs(fleet, page, GEOFENCES)
  await tabTo(page, 'Enter coordinates')
  await page.keyboard.press('Enter')
  const coordinates = page.getByRole('dialog', { name: 'Enter coordinates' })
  await expect(coordinates.getByLabel('Points')).toBeFocused()
  await page.keyboard.type('25.77, -80.18\n25.78, -80.16\n25.77, -80.16\n25.78, -80.18')
  await tabTo(page, 'Use this boundary')
  await page.keyboard.press('Enter')
  await expect(coordinates.getByText(/crosses itself/)).toBeVisible()
  await expectAccessible(page)
  await coordinates.getByLabel('Points').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('25.77, -80.18\n25.78, -80.18\n25.78, -80.16\n25.77, -80.16')
  await tabTo(page, 'Use this boundary')
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Name your geofence' })
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Yard')
  await dialog.getByLabel('Webhook URL (optional)').focus()
  await page.keyboard.type('not a url')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter a URL that starts with https://.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Geofence created')).toBeVisible()
  await page.getByRole('tab', { name: 'Map' }).focus()
  await page.keyboard.press('ArrowRight')
  const row = page.getByRole('row', { name: /Yard/ })
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible()
})

test('GEO-2 GEO-8 the list’s dialog starts with 10 minutes, and draws a circle', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'White van', type: 'van', positions: PARKED() }])
  await openAs(fleet, page, `${GEOFENCES}?tab=list`)
  await page.getByRole('button', { name: 'Create geofence' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create geofence' })
  await dialog.getByLabel('Name', { exact: true }).fill('Depot')
  await dialog.getByRole('switch', { name: 'When a device stays' }).click()
  await expect(dialog.getByLabel('Minutes until the alert')).toHaveValue('10')
  await dialog.getByLabel('Minutes until the alert').fill('0')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText(/from 1 to 10,080/)).toBeVisible()
  await dialog.getByLabel('Minutes until the alert').fill('1')
  await expect(dialog.getByText(/from 1 to 10,080/)).toBeHidden()
  const create = dialog.getByRole('button', { name: 'Create geofence' })
  await expect(create).toBeDisabled()
  await dialog.getByRole('button', { name: 'Draw circle' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Draw circle' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Draw circle' }).click()
  const map = dialog.getByRole('region', { name: 'Map to draw the boundary on' })
  await expect(dialog.getByText(/Click the center/)).toBeVisible()
  await drawAt(page, 'mouse', map, [
    [0.5, 0.4],
    [0.6, 0.4],
  ])
  await expect(dialog.getByRole('button', { name: 'Edge of the circle' })).toBeVisible()
  await create.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /Depot/ })).toContainText('Circle')
})

test('GEO-3 GEO-4 GEO-6 a crossing appears in the open list, in the bell and on the overview, with its reasons', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240' }, { name: 'White van', type: 'van' }])
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  const marina = { name: 'Marina', shape: 'circle', points: [{ latitude: 25.7745, longitude: -80.1712 }] }
  await request.post('/api/geofences', { headers, data: { ...marina, radius: 300 } })
  const tracker = await aTrackerOf(request, fleet, 'Sea Ray 240')
  await openAs(fleet, page, `${GEOFENCES}?tab=events`)
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  await tracker.report({ time: ago(180), lat: 25.7845, lng: -80.1712, speedKmh: 60 })
  await tracker.report({ time: ago(120), lat: 25.7745, lng: -80.1712, speedKmh: 20 })
  await tracker.report({ time: ago(60), lat: 25.7845, lng: -80.1712, speedKmh: 60 })
  await tracker.report({ time: ago(30), lat: 25.7895, lng: -80.1712, speedKmh: 60 })

  await test.step('GEO-3 both events appear without a reload, newest first', async () => {
    const events = page.getByRole('list', { name: 'Geofence events' }).getByRole('button')
    await expect(events).toHaveText([/Sea Ray 240 left Marina/, /Sea Ray 240 entered Marina/], {
      timeout: 40_000,
    })
    await events.last().click()
    await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible()
    await expect(page.getByText(/^Inside by/)).toBeVisible()
    await expect(page.getByText(/Nobody was notified/)).toBeVisible()
    await expect(page).toHaveURL(/event=/)
    await expectAccessible(page)
  })

  await test.step('GEO-3 filters narrow the events and stay in the address', async () => {
    await page.getByLabel('Type').selectOption('exit')
    await expect(page).toHaveURL(/type=exit/)
    await expect(page.getByText('Sea Ray 240 entered Marina')).toBeHidden()
    await page.getByLabel('Device', { exact: true }).selectOption('White van')
    await expect(page.getByText('No events match these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page.getByLabel('Events per page')).toHaveValue('10')
    await expect(page.getByLabel('Events per page').locator('option')).toHaveText(['5', '10', '25', '50'])
    await expect(page.getByRole('link', { name: '2 alerts in the last hour' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^events_.*\.csv$/)
  })

  await test.step('GEO-7 a dialog says why there was no alert, in words and on a map', async () => {
    const van = await aTrackerOf(request, fleet, 'White van')
    await van.report({ time: ago(20), lat: 25.7845, lng: -80.1712, speedKmh: 0 })
    await page.getByRole('button', { name: 'Why no alert?' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Why no alert?' })
    await expect(dialog.getByLabel('Geofence')).toBeFocused()
    await dialog.getByLabel('Device').selectOption('White van')
    await dialog.getByRole('button', { name: 'Find out' }).press('Enter')
    await expect(dialog.getByText(/White van was 0\.5\smi outside Marina and didn’t enter/)).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Positions around this time' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Device').selectOption('Sea Ray 240')
    await expect(dialog.getByText(/White van was/)).toBeHidden()
    await dialog.getByRole('button', { name: 'Find out' }).click()
    await expect(dialog.getByText(/^There was an alert: Sea Ray 240 left Marina at/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Why no alert?' })).toBeFocused()
    await van.end()
  })

  await test.step('GEO-3 the bell has them as unread until it is opened', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Recent events' })).toContainText('Sea Ray 240 left Marina')
    await page.getByRole('button', { name: '2 unread events' }).click()
    await expect(page.getByRole('dialog', { name: 'Events' })).toContainText('New')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Events', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Events', exact: true })).toBeVisible()
  })
  await tracker.end()
})

test('GEO-5 an event says in words why nobody was notified, and shows the command of its relay cut', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'White van', type: 'van', positions: PARKED() }])
  const deviceId = fleet.ids['White van'] ?? ''
  const [at, commandId] = [new Date().toISOString(), 'cut-1']
  const event = anEvent({
    deviceId,
    deviceName: 'White van',
    timestamp: at,
    notifications: [
      {
        channel: 'webhook',
        recipient: 'https://example.com',
        state: 'failed',
        at,
        detail: 'webhook-too-slow',
      },
      { channel: 'email', recipient: 'mia@example.com', state: 'sent', at, detail: '0100-42' },
      { channel: 'relay', recipient: deviceId, state: 'pending', at, detail: commandId },
    ],
  })
  await page.route('**/geofences/events?**', (route) =>
    route.fulfill({ json: { events: [event], nextCursor: null } }),
  )
  await page.route(`**/vectra/devices/${deviceId}/commands`, (route) =>
    route.fulfill({
      json: { commands: [aCommand({ commandId, kind: 'cut', state: 'held', reason: 'speed' })] },
    }),
  )
  await openAs(fleet, page, `${GEOFENCES}?tab=events&event=${event.eventId}`)
  await expect(page.getByText('The receiver took too long to answer.')).toBeVisible()
  await expect(page.getByText('Message ID 0100-42')).toBeVisible()
  await expect(page.getByText('Cut relay: Held until it is safe')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show command log' }).click()
  await expect(page).toHaveURL(`/dashboard/devices/${deviceId}#command-log`)
  await expect(page.getByRole('heading', { name: 'Commands', exact: true })).toBeInViewport()
})

test('GEO-2 a KML file is imported, and one without a polygon says so', async ({ page, request }) => {
  const fleet = await aFleetOf(request, [{ name: 'White van', type: 'van', positions: PARKED() }])
  await openAs(fleet, page, `${GEOFENCES}?tab=list`)
  const choose = page.getByLabel('Import GeoJSON or KML')
  await choose.setInputFiles(kml('route.kml', '<Point><coordinates>-80,25</coordinates></Point>'))
  const dialog = page.getByRole('dialog', { name: 'Import geofences' })
  await expect(dialog.getByText('route.kml has no polygon.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const ring = '-80.18,25.77 -80.16,25.77 -80.16,25.78 -80.18,25.77'
  const polygon = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon>`
  await choose.setInputFiles(kml('places.kml', polygon))
  await dialog.getByRole('button', { name: 'Import 1 geofence' }).click()
  await expect(page.getByRole('row', { name: /Dock/ })).toContainText('Polygon')
})

test('GEO-7 a failed creation shows the reason, and a missing list is empty', async ({ page, request }) => {
  const fleet = await aFleetOf(request, [{ name: 'White van', type: 'van', positions: PARKED() }])
  await page.route('**/api/geofences', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 404, json: { message: 'Not Found' } })
      : route.fulfill({ status: 500, json: { message: 'Broken' } }),
  )
  await openAs(fleet, page, `${GEOFENCES}?tab=list`)
  await expect(page.getByRole('heading', { name: 'No geofences yet' })).toBeVisible()
  await page.getByRole('tab', { name: 'Map' }).click()
  await page.getByRole('button', { name: 'Enter coordinates' }).click()
  await page.getByLabel('Points').fill('25.77, -80.18\n25.78, -80.18\n25.78, -80.16')
  await page.getByRole('button', { name: 'Use this boundary' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Yard')
  await page.getByRole('button', { name: 'Create geofence' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Error creating geofence' })
  await expect(notice).toContainText('Server error. Please try again later.')
  await expect(page.getByRole('dialog', { name: 'Name your geofence' })).toBeVisible()
})

test('GEO-1 GEO-2 GEO-3 GEO-7 the map of a new account, an edit, a test, what fails, and the refresh', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  const one = '**/api/geofences/*'
  const refuse = (status: number) => (route: Route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json: BROKEN })

  await test.step('GEO-1 it shows the central US at zoom 4, by satellite where the operator has a key', async () => {
    await page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json()
      const { styles } = config.maps
      const satelliteStreets = styles.streets.replace('streets', 'satellite-streets')
      await route.fulfill({ json: { ...config, maps: { styles: { ...styles, satelliteStreets } } } })
    })
    const satellite = page.waitForRequest('**/_local/maps/satellite-streets')
    await openAs(fleet, page, GEOFENCES)
    await satellite
    await expect(page.locator('.maplibregl-ctrl-scale')).toHaveText('200 mi')
  })
  expect((await request.post('/api/geofences', { headers, data: aGeofenceBody() })).status()).toBe(201)
  await page.goto(`${GEOFENCES}?tab=list`)
  const row = page.getByRole('row', { name: /Marina|Harbor/ })
  const dialog = page.getByRole('dialog')
  const choose = async (item: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }

  await test.step('GEO-3 GEO-7 a change that fails is named for 6 s', async () => {
    await page.route(one, refuse(500))
    const shownMs = millisecondsOf(page, 'Error updating geofence')
    await row.getByRole('switch').click({ force: true })
    expect(await shownMs).toBeGreaterThan(5_500)
    await choose('Delete')
    await dialog.getByRole('button', { name: 'Delete Marina' }).click()
    await expect(page.getByText('Error deleting geofence')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unroute(one)
  })

  await test.step('GEO-2 GEO-7 a test notification says that it was sent, or why not', async () => {
    const send = async () => {
      await choose('Test notifications')
      await dialog.getByRole('button', { name: 'Send test' }).click()
    }
    await send()
    await expect(page.getByText('Test entry EMAIL notification sent successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    for (const [status, text] of [
      [404, 'Test notification endpoint not available yet'],
      [500, 'Failed to send test notification'],
    ] as const) {
      await page.route(`${one}/test-notification`, refuse(status))
      await send()
      await expect(page.getByText(text)).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })

  await test.step('GEO-2 it is edited', async () => {
    await choose('Edit')
    await dialog.getByLabel('Name', { exact: true }).fill('Harbor')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('Harbor')
  })

  await test.step('GEO-3 geofences and events are refreshed every 30 s', async () => {
    await page.clock.install()
    await page.reload()
    await expect(row).toBeVisible()
    const loaded = new Set<string>()
    page.on('request', (sent) => loaded.add(new URL(sent.url()).pathname))
    await page.clock.runFor(30_000)
    await expect
      .poll(() => [...loaded])
      .toEqual(expect.arrayContaining(['/api/geofences', '/api/geofences/events']))
  })

  await test.step('GEO-7 a list that fails to load says so, and a refused session leads to the sign-in', async () => {
    await page.route('**/api/geofences', (route) => route.fulfill({ status: 500, json: BROKEN }))
    await page.reload()
    await page.clock.runFor(2_000)
    await expect(page.getByRole('alert')).toContainText('Error loading geofences')
    await page.unroute('**/api/geofences')
    await page.route('**/api/geofences', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByRole('alert')).toContainText('Unauthorized. Please login again.')
  })
})

const BROKEN = { message: 'Broken' }

/** How long a notice with this text is on the page from its next appearance. */
const millisecondsOf = (page: Page, text: string) =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let shownAt: number | null = null
        new MutationObserver(() => {
          const isShown = [...document.querySelectorAll('[role=alert]')].some((alert) =>
            alert.textContent?.includes(text),
          )
          if (isShown) shownAt ??= performance.now()
          else if (shownAt !== null) resolve(performance.now() - shownAt)
        }).observe(document.body, { childList: true, subtree: true })
      }),
    text,
  )

const kml = (name: string, geometry: string) => ({
  name,
  mimeType: 'application/vnd.google-earth.kml+xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Dock</name>${geometry}</Placemark></kml>`,
  ),
})

async function drawPolygon(page: Page, hand: Hand): Promise<void> {
  const map = page.getByRole('region', { name: 'Map of your geofences' })
  await expect(page.getByText(/Click each corner/)).toBeVisible()
  await drawAt(page, hand, map, [
    [0.35, 0.3],
    [0.65, 0.3],
    [0.65, 0.6],
    [0.35, 0.6],
    [0.35, 0.3],
  ])
}

/** Clicks or taps places of a map, given as shares of its size. A hand moves the mouse there first. */
async function drawAt(page: Page, hand: Hand, map: Locator, places: [x: number, y: number][]) {
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const [x, y] of places) {
    const [left, top] = [box.x + x * box.width, box.y + y * box.height]
    if (hand === 'mouse') await page.mouse.move(left, top, { steps: 5 })
    await (hand === 'mouse' ? page.mouse.click(left, top) : page.touchscreen.tap(left, top))
    // two fast clicks would be a double click
    await page.waitForTimeout(350)
  }
}

async function dragBy(page: Page, hand: Hand, handle: Locator, by: { x: number; y: number }) {
  const box = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const to = { x: from.x + by.x, y: from.y + by.y }
  if (hand === 'finger') return dragByTouch(page, from, to)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

/** Playwright can tap, but not drag. */
async function dragByTouch(page: Page, from: Place, to: Place): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const point = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

type Place = { x: number; y: number }

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const TABS_MAX = 40

/** Presses Tab until the button with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  for (let pressed = 0; pressed < TABS_MAX; pressed++) {
    if (await button.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
}

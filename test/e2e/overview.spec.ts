import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { anEvent } from '../../web/make/an-event.ts'
import { expectAccessible } from './accessible.ts'
import { aDrivenBoat } from './driven-boat.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aTrackerOf } from './tracker.ts'

/** In miles, the default of a new account. */
const DISTANCE = /6\.2\smi/
const SPEED = /37\smph/

const SCREENS = [
  { name: 'a desk', width: 1440, height: 900, phone: false },
  { name: 'a phone', width: 390, height: 844, phone: true },
]

const DAY = '**/vectra/reports/day**'
const SUMMARY = '**/vectra/reports/summary/**'
const DEVICES = '**/vectra/devices?**'
const EVENTS = '**/vectra/events?**'
/** Two within the last 24 hours, and one before. */
const EVENTS_OF_A_VAN = [1, 23, 25].map((hours) => ({
  kind: 'crossing',
  ...anEvent({
    eventId: `${hours}`,
    deviceName: 'White van',
    timestamp: new Date(Date.now() - hours * 3_600_000).toISOString(),
  }),
}))
const UNAVAILABLE = { status: 503, json: { message: 'Service Unavailable' } }

for (const { name, width, height, phone } of SCREENS)
  test(`OVR-2 OVR-3 OVR-4 at ${name}: the fleet, its day and the first devices`, async ({
    page,
    request,
  }) => {
    const fleet = await aFleetOf(request, [aDrivenBoat()])
    await page.setViewportSize({ width, height })
    await addUnsubscribedDevice(page)
    await page.route(EVENTS, (route) =>
      route.fulfill({ json: { events: EVENTS_OF_A_VAN, nextCursor: null } }),
    )
    await open(fleet, page)

    await expect(page.getByText('Real-time tracking of your devices')).toBeVisible()
    await expect(figure(page, 'Devices')).toContainText('2')
    await expect(figure(page, 'Devices')).toContainText('1 with a subscription')
    await expect(figure(page, 'Online')).toContainText('1')
    await expect(figure(page, 'Recent events')).toContainText('2')
    await expect(figure(page, 'Recent events')).toContainText('Last 24 hours')
    await expect(figure(page, 'Distance')).toContainText(DISTANCE)
    await expect(figure(page, 'Distance')).toContainText('Last 24 hours')
    await expect(figure(page, 'Moving')).toContainText('1')
    await expect(figure(page, 'Max speed')).toContainText(SPEED)
    await expect(figure(page, 'Average while driving')).toContainText(SPEED)
    await expect(figure(page, 'Low battery')).toContainText('1')
    await expect(page.getByText('Estimate')).toBeHidden()

    const row = page.getByRole('link', { name: /^Sea Ray 240/ })
    await expect(row).toHaveAttribute('href', `/dashboard/live?deviceId=${fleet.ids['Sea Ray 240']}`)
    await expect(row).toContainText('Moving')
    await expect(row).toContainText('LOW')
    await expect(row).toContainText('Engine on 10 min')
    const unsubscribed = page.getByRole('link', { name: /^Old trailer/ })
    await expect(unsubscribed).toContainText('No subscription - tracking disabled')
    await expect(unsubscribed).not.toContainText(/\smi|Live|ago|just now|\sV/)
    await expect(page.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/dashboard/devices')

    await test.step('OVR-2 OVR-3 each number leads to what it counts', async () => {
      const leadsTo = (name: string, href: string | RegExp) =>
        expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      await leadsTo('Devices 2', '/dashboard/devices')
      await leadsTo('Online 1', '/dashboard/live?show=online')
      await leadsTo('Recent events 2', '/dashboard/geofences?tab=events')
      await leadsTo('Moving 1', '/dashboard/live?show=moving')
      await leadsTo('Low battery 1', '/dashboard/live?show=lowBattery')
      const id = fleet.ids['Sea Ray 240']
      await expect(figure(page, 'Max speed').getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^/dashboard/history\\?deviceId=${id}&day=`),
      )
      await expect(figure(page, 'Distance').getByRole('link')).toHaveAttribute(
        'href',
        '/dashboard/history?devices=all&range=1440',
      )
    })

    await test.step('OVR-3 a small map appears below the figures', async () => {
      await page.locator('.map-canvas').scrollIntoViewIfNeeded()
      await expect(page.getByRole('region', { name: 'Map of your devices' })).toBeVisible()
    })

    await expectAccessible(page)
    await useDarkTheme(page, phone)
    await expectAccessible(page)

    await test.step('OVR-4 what needs attention comes first, and leads to the filtered list', async () => {
      await page
        .getByRole('region', { name: 'Needs attention' })
        .getByRole('link', { name: /^Low battery 1 Sea Ray 240/ })
        .click()
      await expect(page).toHaveURL('/dashboard/live?show=lowBattery')
      await expect(page.locator('[data-device-row]')).toHaveText([/Sea Ray 240/])
    })

    await test.step('OVR-4 the list of all devices has a search in its URL', async () => {
      await page.goto('/dashboard/devices')
      await expect(page.getByText('2 devices')).toBeVisible()
      await page.getByRole('searchbox').fill('trailer')
      await expect(unsubscribed).toBeVisible()
      await expect(row).toBeHidden()
      await expect(page).toHaveURL('/dashboard/devices?q=trailer')
      await expectAccessible(page)
      await page.getByRole('searchbox').fill('submarine')
      await expect(page.getByText('No devices match “submarine”.')).toBeVisible()
    })
  })

test('OVR-2 the figures are there before the map is asked for', async ({ page, request }) => {
  const fleet = await aFleetOf(request, [aDrivenBoat()])
  const mapCode: string[] = []
  page.on('request', (asked) => {
    if (/assets\/(map|devices-map)-/.test(asked.url())) mapCode.push(asked.url())
  })
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(DEVICES, async (route) => {
    await isAnswered
    await route.continue()
  })
  await open(fleet, page)
  await expect(page.getByText('Real-time tracking of your devices')).toBeVisible()
  expect(mapCode).toEqual([])
  answer()
  await expect(figure(page, 'Devices')).toContainText('1')
  await expect.poll(() => mapCode.length).toBeGreaterThan(0)
})

test('OVR-1 OVR-2 OVR-4 OVR-6 an account without devices: a failure, the empty state, pull to refresh and polling', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  await page.setViewportSize({ width: 390, height: 844 })
  // When push connects, the page refetches its list at an unpredictable moment, so push stays off here.
  await page.routeWebSocket('**/mqtt', (socket) => socket.close())

  await test.step('devices that fail to load can be retried', async () => {
    await page.route(DEVICES, (route) => route.fulfill(UNAVAILABLE))
    await open(fleet, page)
    await expect(page.getByRole('alert')).toContainText('Couldn’t load your devices')
    await page.unroute(DEVICES)
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('the empty state says what to do', async () => {
    await expect(page.getByRole('heading', { name: 'No devices found' })).toBeVisible()
    await expect(figure(page, 'Devices')).toContainText('0')
    await expect(figure(page, 'Recent events')).toContainText('0')
    await expect(figure(page, 'Recent events')).toContainText('Last 24 hours')
    await expect(figure(page, 'Distance')).toContainText('0.0')
    await expect(page.getByRole('link', { name: 'View all' })).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('pulling down 60 px does nothing, 61 px refreshes', async () => {
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('/vectra/devices?')) requests += 1
    })
    await pullDown(page, 60)
    await expect(page.getByText('Pull down to refresh')).toBeVisible()
    await release(page)
    await expect(page.getByText('Pull down to refresh')).toBeHidden()
    expect(requests).toBe(0)

    await pullDown(page, 61)
    await expect(page.getByText('Release to refresh')).toBeVisible()
    await release(page)
    await expect.poll(() => requests).toBe(1)
  })

  await test.step('OVR-6 the list is polled every 60 s, and asked for once within 30 s', async () => {
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No devices found' })).toBeVisible()
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('/vectra/devices?')) requests += 1
    })
    // so that only the steps below take time
    await page.clock.pauseAt(Date.now() + 5_000)
    const isLoaded = page.waitForResponse(DEVICES)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await isLoaded
    await page.clock.runFor(1_000)
    requests = 0
    await page.getByRole('link', { name: 'Devices 0 in your account' }).click()
    await page.clock.runFor(1_000)
    await expect(page).toHaveURL('/dashboard/devices')
    await page.goBack()
    await page.clock.runFor(1_000)
    await expect(page).toHaveURL('/dashboard')
    expect(requests).toBe(0)
    await page.clock.runFor(60_000)
    await expect.poll(() => requests).toBe(1)
    await page.clock.resume()
  })

  await test.step('Add device opens its dialog, which needs an ID and a name', async () => {
    const add = page.getByRole('button', { name: 'Add device' })
    await add.click()
    const dialog = page.getByRole('dialog', { name: 'Add device' })
    await dialog.getByLabel('Tracker ID').fill('FLEET-1')
    await expect(dialog.getByRole('button', { name: 'Add device' })).toBeDisabled()
    await dialog.getByLabel('Name', { exact: true }).fill('Sea Ray')
    await expect(dialog.getByRole('button', { name: 'Add device' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(add).toBeFocused()
  })
})

test('OVR-2 OVR-4 after the first device is added, a loading page shows no zero', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  await page.routeWebSocket('**/mqtt', (socket) => socket.close())
  await open(fleet, page)
  await expect(page.getByRole('heading', { name: 'No devices found' })).toBeVisible()
  const data = {
    vectraDeviceId: `FLEET-${randomBytes(4).toString('hex').toUpperCase()}`,
    deviceName: 'Sea Ray 240',
    testingMode: true,
  }
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  expect((await request.post('/api/vectra/devices', { headers, data })).status()).toBe(201)

  let respond = () => {}
  const released = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(DEVICES, async (route) => {
    await released
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('status', { name: 'Loading your devices' })).toBeVisible()
  for (const label of ['Devices', 'Online', 'Distance', 'Moving', 'Low battery'])
    await expect(figure(page, label).locator('dd').first()).toHaveText('')
  await expect(page.getByText('in your account')).toHaveCount(0)
  respond()
  await expect(figure(page, 'Devices')).toContainText('1')
})

test('OVR-1 OVR-2 OVR-5 OVR-7 fallbacks are marked, and a failed refresh keeps the previous answer', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [aDrivenBoat()])
  const row = page.getByRole('link', { name: /^Sea Ray 240/ })

  await test.step('without trails, the summary report is used; failed events show as unavailable, not as none', async () => {
    await page.route(DAY, (route) => route.fulfill(UNAVAILABLE))
    await page.route(EVENTS, (route) => route.fulfill(UNAVAILABLE))
    await open(fleet, page)
    await expect(figure(page, 'Distance')).toContainText('Last 12 hours only')
    await expect(figure(page, 'Distance')).toContainText(DISTANCE)
    await expect(figure(page, 'Recent events')).toContainText('Unavailable right now')
    await expect(figure(page, 'Recent events')).not.toContainText('0')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  await test.step('without the summary report, the figures are estimates', async () => {
    await page.route(SUMMARY, (route) => route.fulfill(UNAVAILABLE))
    await page.reload()
    await expect(figure(page, 'Distance')).toContainText('Estimate')
    await expect(figure(page, 'Distance')).toContainText('Estimated from current speeds')
    await expect(figure(page, 'Max speed')).toContainText('Estimate')
    await expect(row).toContainText(/\d\smi \(estimate\)/)
    await expect(figure(page, 'Distance')).not.toContainText(/\.\d\smi/)
    await expectAccessible(page)
  })

  await test.step('the refresh button spins for a second, and the trails are back', async () => {
    await page.unroute(DAY)
    const refresh = page.getByRole('button', { name: 'Refresh' })
    const devicesRequest = page.waitForRequest(DEVICES)
    const spinMs = spinningMs(refresh)
    await refresh.click()
    await devicesRequest
    // A busy page may notice the start late, so this allows less than a full second.
    expect(await spinMs).toBeGreaterThan(700)
    await expect(figure(page, 'Distance')).toContainText('Last 24 hours')
    await expect(page.getByText('Estimate')).toBeHidden()
  })

  await test.step('a failed refresh keeps the devices and shows their age', async () => {
    const refresh = page.getByRole('button', { name: 'Refresh' })
    const isLoaded = page.waitForResponse(DEVICES)
    const spinMs = spinningMs(refresh)
    await refresh.click()
    await Promise.all([isLoaded, spinMs])
    await page.route(DEVICES, (route) => route.fulfill(UNAVAILABLE))
    await refresh.click()
    const note = page.getByRole('status').filter({ hasText: 'Couldn’t refresh. Last updated' })
    await expect(note).toContainText('just now')
    await expect(row).toBeVisible()
  })

  await test.step('a pushed position shows even though the list fails to load', async () => {
    const unit = await aTrackerOf(request, fleet, 'Sea Ray 240')
    await expect(async () => {
      await unit.report({ speedKmh: 80, ignition: true })
      await expect(row).toContainText(/\D50\smph/, { timeout: 1000 })
    }).toPass()
    await unit.end()
  })
})

test('OVR-4 LIV-3 late positions that the list leaves out are mentioned, with a button to refresh', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240' }])
  const message = 'Positions of 2 devices arrived late and aren’t included yet.'
  await page.route(DEVICES, async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, message: 'late-positions', devicesWithLatePositions: 2 } })
  })
  for (const [path, button] of [
    ['/dashboard', 'Refresh'],
    ['/dashboard/live', 'Refresh now'],
  ] as const) {
    await openAs(fleet, page, path)
    const note = page.getByRole('status').filter({ hasText: message })
    await expect(note).toBeVisible()
    const devicesRequest = page.waitForRequest(DEVICES)
    await note.getByRole('button', { name: button }).click()
    await devicesRequest
  }
})

/** A request that is still open when a test ends must not fail it. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** The figure with this label. */
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) })

/** How long a button shows its spinner, measured from the next time it starts. */
const spinningMs = (button: Locator) =>
  button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let startedAt = 0
        new MutationObserver(() => {
          if (element.hasAttribute('data-loading')) startedAt = performance.now()
          else resolve(performance.now() - startedAt)
        }).observe(element, { attributeFilter: ['data-loading'] })
      }),
  )

async function open(fleet: Fleet, page: Page): Promise<void> {
  await openAs(fleet, page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
}

/** Adds a device without a subscription to the reply, as a subscription cannot be removed yet. */
async function addUnsubscribedDevice(page: Page): Promise<void> {
  await page.route(DEVICES, async (route) => {
    const reply = await (await route.fetch()).json()
    const unsubscribed = {
      ...reply.devices[0],
      id: 'OLD-1',
      deviceId: 'OLD-1',
      deviceName: 'Old trailer',
      isOnline: false,
      hasSubscription: false,
      subscriptionId: null,
      tracking: null,
    }
    await route.fulfill({ json: { ...reply, devices: [...reply.devices, unsubscribed] } })
  })
}

async function useDarkTheme(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole(phone ? 'menuitem' : 'button', { name: 'Use dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}

const FINGER = { identifier: 1, clientX: 200 }
const FROM_Y = 300

async function pullDown(page: Page, px: number): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  await title.dispatchEvent('touchstart', { touches: [{ ...FINGER, clientY: FROM_Y }] })
  await title.dispatchEvent('touchmove', { touches: [{ ...FINGER, clientY: FROM_Y + px }] })
}

const release = (page: Page) => page.getByRole('heading', { level: 1 }).dispatchEvent('touchend')

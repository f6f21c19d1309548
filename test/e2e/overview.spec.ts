import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { aTrackerOf } from './tracker.ts'

const MINUTE_MS = 60_000
const METRES_PER_DEGREE = 111_195

/** 10 km at 60 km/h in the last ten minutes, on a low battery. */
const A_DRIVEN_BOAT = {
  name: 'Sea Ray 240',
  positions: Array.from({ length: 11 }, (_, minute) => ({
    time: new Date(Date.now() - (10 - minute) * MINUTE_MS).toISOString(),
    lat: 26.1 + (minute * 1000) / METRES_PER_DEGREE,
    lng: -80.1,
    speedKmh: 60,
    ignition: true,
    batteryVolts: 12.1,
    cellular: 24,
  })),
}
/** The units of a new account are miles. */
const DRIVEN = /6\.2\smi/
const SPEED = /37\smph/

const SCREENS = [
  { name: 'a desk', width: 1440, height: 900, phone: false },
  { name: 'a phone', width: 390, height: 844, phone: true },
]

const DAY = '**/vectra/reports/day**'
const SUMMARY = '**/vectra/reports/summary/**'
const DEVICES = '**/vectra/devices?**'
const BROKEN = { status: 503, json: { message: 'Service Unavailable' } }

for (const { name, width, height, phone } of SCREENS)
  test(`OVR-2 OVR-3 OVR-4 at ${name}: the fleet, its day, and the first devices`, async ({
    page,
    request,
  }) => {
    const fleet = await aFleetOf(request, [A_DRIVEN_BOAT])
    await page.setViewportSize({ width, height })
    await withAnUnsubscribedDevice(page)
    await open(fleet, page)

    await expect(page.getByText('Real-time tracking of your devices')).toBeVisible()
    await expect(figure(page, 'Devices')).toContainText('2')
    await expect(figure(page, 'Devices')).toContainText('1 with a subscription')
    await expect(figure(page, 'Online')).toContainText('1')
    await expect(figure(page, 'Distance')).toContainText(DRIVEN)
    await expect(figure(page, 'Distance')).toContainText('Last 24 hours')
    await expect(figure(page, 'Moving')).toContainText('1')
    await expect(figure(page, 'Max speed')).toContainText(SPEED)
    await expect(figure(page, 'Average speed')).toContainText(SPEED)
    await expect(figure(page, 'Low battery')).toContainText('1')
    await expect(page.getByText('Estimate')).toBeHidden()

    const row = page.getByRole('link', { name: /Sea Ray 240/ })
    await expect(row).toHaveAttribute('href', `/dashboard/live?deviceId=${fleet.ids['Sea Ray 240']}`)
    await expect(row).toContainText('Moving')
    await expect(row).toContainText('LOW')
    await expect(row).toContainText('Engine 10 min')
    const unsubscribed = page.getByRole('link', { name: /Old trailer/ })
    await expect(unsubscribed).toContainText('No subscription - tracking disabled')
    await expect(unsubscribed).not.toContainText(/\smi|Live|ago|just now|\sV/)
    await expect(page.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/dashboard/devices')

    await expectAccessible(page)
    await useDarkTheme(page, phone)
    await expectAccessible(page)
  })

test('OVR-1 OVR-4 an account without devices: what to do, pulling down, and a problem', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  await page.setViewportSize({ width: 390, height: 844 })
  // a page that begins to be pushed to reads its list once more, at a moment of its own
  await page.routeWebSocket('**/mqtt', (door) => door.close())

  await test.step('devices that cannot be read are a problem with a way out', async () => {
    await page.route(DEVICES, (route) => route.fulfill(BROKEN))
    await open(fleet, page)
    await expect(page.getByRole('alert')).toContainText('Your devices could not be read')
    await page.unroute(DEVICES)
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('there are none, and a sentence says what to do', async () => {
    await expect(page.getByRole('heading', { name: 'No devices found' })).toBeVisible()
    await expect(figure(page, 'Devices')).toContainText('0')
    await expect(figure(page, 'Recent events')).toContainText('0')
    await expect(figure(page, 'Distance')).toContainText('0.0')
    await expect(page.getByRole('link', { name: 'View all' })).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('pulling down 60 px does nothing, 61 px refreshes', async () => {
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/vectra/devices?')) asked.push(one.url())
    })
    await pullDown(page, 60)
    await expect(page.getByText('Pull down to refresh')).toBeVisible()
    await letGo(page)
    await expect(page.getByText('Pull down to refresh')).toBeHidden()
    expect(asked).toEqual([])

    await pullDown(page, 61)
    await expect(page.getByText('Let go to refresh')).toBeVisible()
    await letGo(page)
    await expect.poll(() => asked.length).toBe(1)
  })

  await test.step('a device is added from here; who leaves a field empty is led to it', async () => {
    const add = page.getByRole('button', { name: 'Add device' })
    await add.click()
    const dialog = page.getByRole('dialog', { name: 'Add device' })
    await dialog.getByLabel('Tracker id').fill('FLEET-1')
    await dialog.getByRole('button', { name: 'Add device' }).click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(add).toBeFocused()
  })
})

test('OVR-1 OVR-2 OVR-5 OVR-7 what cannot be told is marked, and what was known stays', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [A_DRIVEN_BOAT])
  const row = page.getByRole('link', { name: /Sea Ray 240/ })

  await test.step('without the trails the summary report is taken; alerts are unknown, not none', async () => {
    await page.route(DAY, (route) => route.fulfill(BROKEN))
    await page.route('**/vectra/alerts', (route) => route.fulfill(BROKEN))
    await open(fleet, page)
    await expect(figure(page, 'Distance')).toContainText('Last 12 hours only')
    await expect(figure(page, 'Distance')).toContainText(DRIVEN)
    await expect(figure(page, 'Recent events')).toContainText('Not known right now')
    await expect(figure(page, 'Recent events')).not.toContainText('0')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  await test.step('without that it is an estimate', async () => {
    await page.route(SUMMARY, (route) => route.fulfill(BROKEN))
    await page.reload()
    await expect(figure(page, 'Distance')).toContainText('Estimate')
    await expect(figure(page, 'Distance')).toContainText('From the speeds right now')
    await expect(figure(page, 'Max speed')).toContainText('estimate')
    await expect(row).toContainText('about')
    await expectAccessible(page)
  })

  await test.step('refreshing turns for a second, and brings the trails back', async () => {
    await page.unroute(DAY)
    const refresh = page.getByRole('button', { name: 'Refresh' })
    const asked = page.waitForRequest(DEVICES)
    const turnedMs = turningMs(refresh)
    await refresh.click()
    await asked
    // a page that is busy sees the beginning late
    expect(await turnedMs).toBeGreaterThan(700)
    await expect(figure(page, 'Distance')).toContainText('Last 24 hours')
    await expect(page.getByText('Estimate')).toBeHidden()
  })

  await test.step('a refresh that fails keeps the devices, and says their age', async () => {
    await page.route(DEVICES, (route) => route.fulfill(BROKEN))
    await page.getByRole('button', { name: 'Refresh' }).click()
    const note = page.getByRole('status').filter({ hasText: 'The newest refresh failed' })
    await expect(note).toContainText('just now')
    await expect(row).toBeVisible()
  })

  await test.step('a position that is pushed shows although the list cannot be read', async () => {
    const unit = await aTrackerOf(request, fleet, 'Sea Ray 240')
    await expect(async () => {
      await unit.report({ speedKmh: 80, ignition: true })
      await expect(row).toContainText(/\D50\smph/, { timeout: 1000 })
    }).toPass()
    await unit.end()
  })
})

test('OVR-4 LIV-3 what the server has to say about its list is said, with a way to ask again', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240' }])
  const said = 'Positions that came late are not yet counted for 1 of the devices'
  await page.route(DEVICES, async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, message: said } })
  })
  for (const [path, again] of [
    ['/dashboard', 'Refresh'],
    ['/dashboard/live', 'Refresh now'],
  ] as const) {
    await openAs(fleet, page, path)
    const note = page.getByRole('status').filter({ hasText: said })
    await expect(note).toBeVisible()
    const asked = page.waitForRequest(DEVICES)
    await note.getByRole('button', { name: again }).click()
    await asked
  }
})

/** A list that is on its way when a journey ends is no failure of it. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** The part of a page that shows one number. */
const figure = (page: Page, named: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: named }) })

/** How long the sign of a button turns, from its next turning on. */
const turningMs = (button: Locator) =>
  button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let since = 0
        new MutationObserver(() => {
          if (element.hasAttribute('data-loading')) since = performance.now()
          else resolve(performance.now() - since)
        }).observe(element, { attributeFilter: ['data-loading'] })
      }),
  )

async function open(fleet: Fleet, page: Page): Promise<void> {
  await openAs(fleet, page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
}

/** Subscriptions cannot be taken from a device yet, so the answer gets one without. */
async function withAnUnsubscribedDevice(page: Page): Promise<void> {
  await page.route('**/vectra/alerts', (route) => route.fulfill({ json: { success: true, alerts: [] } }))
  await page.route(DEVICES, async (route) => {
    const answer = await (await route.fetch()).json()
    const without = {
      ...answer.devices[0],
      id: 'OLD-1',
      deviceId: 'OLD-1',
      deviceName: 'Old trailer',
      isOnline: false,
      hasSubscription: false,
      subscriptionId: null,
      tracking: null,
    }
    await route.fulfill({ json: { ...answer, devices: [...answer.devices, without] } })
  })
}

async function useDarkTheme(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole(phone ? 'menuitem' : 'button', { name: 'Use the dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}

const FINGER = { identifier: 1, clientX: 200 }
const FROM_Y = 300

async function pullDown(page: Page, px: number): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  await title.dispatchEvent('touchstart', { touches: [{ ...FINGER, clientY: FROM_Y }] })
  await title.dispatchEvent('touchmove', { touches: [{ ...FINGER, clientY: FROM_Y + px }] })
}

const letGo = (page: Page) => page.getByRole('heading', { level: 1 }).dispatchEvent('touchend')

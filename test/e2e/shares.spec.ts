import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aTrackerOf } from './tracker.ts'

const SPEED_KMH = 31.4
const AT_SEA = () => [
  { time: new Date(Date.now() - 30_000).toISOString(), lat: 25.77, lng: -80.1, speedKmh: 30, course: 0 },
  { time: new Date().toISOString(), lat: 25.78, lng: -80.1, speedKmh: SPEED_KMH, course: 0 },
]
const ON_LAND = () => [{ time: new Date().toISOString(), lat: 26.1, lng: -80.2, speedKmh: 0 }]
/** Long enough for the request that creates the link. */
const EXPIRES_AFTER_MS = 5_000
const PHONE = { width: 390, height: 844 }

test('SHR-2 SHR-4 SHR-6 a link to two devices is created, opened by a viewer, and stops working when turned off', async ({
  page,
  request,
  browser,
}) => {
  const fleet = await aFleetOf(request, [
    { name: 'Sea Ray 240', positions: AT_SEA() },
    { name: 'White van', type: 'van', positions: ON_LAND() },
    { name: 'Old trailer', type: 'trailer' },
  ])
  const viewerContext = await browser.newContext({ viewport: PHONE })
  const viewer = await viewerContext.newPage()
  await blockStreetMap(viewer)
  const card = page.getByRole('article', { name: 'Weekend crew' })

  await test.step('SHR-8 a link needs a name and a device', async () => {
    await openAs(fleet, page, '/dashboard/shares')
    await expect(page.getByRole('heading', { name: 'No share links yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create link' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create share link' })
    const create = dialog.getByRole('button', { name: 'Create link' })
    const boat = dialog.getByRole('checkbox', { name: 'Sea Ray 240' })
    await boat.check()
    await boat.uncheck()
    await expect(dialog.getByText('Please select at least one device')).toBeVisible()
    await boat.check()
    await dialog.getByRole('checkbox', { name: 'White van' }).check()
    await expect(create).toBeDisabled()
    await dialog.getByLabel('Name').fill('  ')
    await expect(dialog.getByText('Please enter a name for the share link')).toBeVisible()
    await dialog.getByLabel('Name').fill('Weekend crew')
    const trail = dialog.getByLabel('Trail (hours)')
    await expect(trail).toHaveValue('24')
    await trail.fill('500')
    await trail.blur()
    await expect(trail).toHaveValue('168')
    await trail.fill('6')
    await expectAccessible(page)
    await create.click()
    await expect(page.getByText('Share link created successfully!')).toBeVisible()
    await expect(card).toContainText('Active')
    await expect(card).toContainText(/6\sh/)
    await expect(card).toContainText('0 times')
  })

  const shareUrl = await card.getByRole('link', { name: 'Open Weekend crew' }).getAttribute('href')
  await test.step('SHR-3 SHR-4 SHR-7 a viewer on a phone sees both devices and hides one', async () => {
    await viewer.goto(shareUrl ?? '')
    await expect(viewer.getByText('Weekend crew')).toBeVisible()
    await expect(viewer.getByText('2 devices')).toBeVisible()
    await expect(viewer.getByText('6h trail')).toBeVisible()
    await expect(viewer.getByText(/^Updated: /)).toBeVisible()
    await expect(viewer.getByText('Powered by Vectra')).toBeVisible()
    await expect(viewer.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(viewer.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
    const marks = viewer.locator('[data-mark="device"]')
    await expect(marks).toHaveCount(2)
    await expect(viewer.getByText(/20\smph/)).toBeVisible()
    await viewer.getByRole('checkbox', { name: 'White van' }).uncheck()
    await expect(viewer.getByText('Filter Devices (1/2)')).toBeVisible()
    await expect(marks).toHaveCount(1)
    await viewer.getByRole('button', { name: 'None' }).click()
    await expect(marks).toHaveCount(0)
    await expect(viewer.getByRole('button', { name: 'Center' })).toBeHidden()
    await viewer.getByRole('button', { name: 'All' }).click()
    await expect(marks).toHaveCount(2)
    await expectAccessible(viewer)
  })

  await test.step('SHR-2 the opening is counted; a link that is turned off shows nothing at the next refresh', async () => {
    await page.reload()
    await expect(card).toContainText('1 time')
    await card.getByRole('switch', { name: 'Turn off Weekend crew' }).press('Space')
    await expect(card).toContainText('Inactive')
    await viewer.getByRole('button', { name: 'Refresh' }).click()
    await expect(viewer.getByText('Failed to load location data')).toBeVisible()
    await viewer.getByRole('button', { name: 'Try Again' }).click()
    await expect(viewer.getByText('Failed to load share data')).toBeVisible()
    await expect(viewer.getByText('Ask the sender for a new one.')).toBeVisible()
    await expectAccessible(viewer)
  })

  await test.step('SHR-2 its expiry is changed later, and a change that fails says why', async () => {
    await expect(card.getByText('Never (permanent)')).toBeHidden()
    await card.getByRole('button', { name: 'Change when Weekend crew expires' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change when Weekend crew expires' })
    await expect(dialog.getByLabel('Link expires')).toHaveValue('until')
    await dialog.getByLabel('Expires at').fill('01/01/2020, 12:00 PM')
    await expect(dialog.getByText('This time has passed. Choose a later one.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await dialog.getByLabel('Link expires').selectOption('Never (permanent link)')
    await expectAccessible(page)
    await page.route('**/vectra/share/*', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to update share link')
    await page.unroute('**/vectra/share/*')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(card).toContainText('Never (permanent)')
  })

  await test.step('SHR-2 a link that is turned on again opens; deleting asks for confirmation', async () => {
    await card.getByRole('switch', { name: 'Turn on Weekend crew' }).press('Space')
    await expect(card).toContainText('Active')
    await viewer.getByRole('button', { name: 'Try Again' }).click()
    await expect(viewer.getByText('2 devices')).toBeVisible()
    await card.getByRole('button', { name: 'Delete Weekend crew' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Delete Weekend crew' })
    await expect(confirmation).toContainText('Are you sure you want to delete this share link?')
    await page.route('**/vectra/share/*', (route) => route.abort())
    await confirmation.getByRole('button', { name: 'Delete Weekend crew' }).click()
    await expect(confirmation.getByRole('alert')).toContainText(
      'Failed to delete share link: Network error. Please check your connection.',
    )
    await page.unroute('**/vectra/share/*')
    await confirmation.getByRole('button', { name: 'Delete Weekend crew' }).click()
    await expect(page.getByText('Share link deleted successfully')).toBeVisible()
    await expect(card).toHaveCount(0)
  })
  await viewerContext.close()
})

test('SHR-1 SHR-3 a device without a location is shared from the live map, and the viewer says that it has none', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Old trailer', type: 'trailer' }])
  await openAs(fleet, page, `/dashboard/live?deviceId=${fleet.ids['Old trailer']}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Share location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Old trailer' })
  await expect(dialog.getByText('No links to this device yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByLabel('Name').fill('Family')
  await expect(dialog.getByText('Show location history for this many hours (1-168)')).toBeVisible()
  await test.step('SHR-1 a link expires after 24 hours unless another end is chosen; an empty or past date is an error', async () => {
    const lifetime = dialog.getByLabel('Link expires')
    await expect(lifetime).toHaveValue('24h')
    await expect(lifetime.getByRole('option')).toHaveText([
      'After 1 hour',
      'After 8 hours',
      'After 24 hours',
      'After 7 days',
      'At a date and time',
      'Never (permanent link)',
    ])
    await lifetime.selectOption('At a date and time')
    const expiry = dialog.getByLabel('Expires at')
    const create = dialog.getByRole('button', { name: 'Create link' })
    await expect(create).toBeEnabled()
    await expiry.fill('')
    await expect(dialog.getByText('Enter a date and time, or choose a permanent link.')).toBeVisible()
    await expect(create).toBeDisabled()
    await expiry.fill('01/01/2020, 12:00 PM')
    await expect(dialog.getByText('This time has passed. Choose a later one.')).toBeVisible()
    await expect(create).toBeDisabled()
    await expectAccessible(page)
    await expiry.fill('1/1/2099')
  })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByRole('list', { name: 'Links to this device' })).toContainText('Family')
  await expectAccessible(page)
  const shareUrl = await dialog.getByRole('link', { name: 'Open Family' }).getAttribute('href')

  await dialog.getByRole('button', { name: 'Delete Family' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete Family' })
  await expect(confirmation).toContainText('This action cannot be undone.')
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  await page.goto(shareUrl ?? '')
  await expect(page.getByText('No location data available yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expectAccessible(page)
})

test('SHR-1 SHR-2 SHR-6 T42 a link that ends on arrival and hides an area, and the times it was opened', async ({
  page,
  request,
  browser,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240', positions: AT_SEA() }])
  await page.addInitScript(() => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    Object.assign(navigator, { share: async (link: unknown) => sent.push(link) })
  })
  const card = page.getByRole('article', { name: 'Way home' })

  await test.step('SHR-1 both places are chosen on a map or typed', async () => {
    await openAs(fleet, page, '/dashboard/shares')
    await page.getByRole('button', { name: 'Create link' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create share link' })
    await dialog.getByRole('checkbox', { name: 'Sea Ray 240' }).check()
    await dialog.getByLabel('Name').fill('Way home')
    await dialog.getByText('More options').click()
    await dialog.getByRole('switch', { name: 'End on arrival' }).check()
    const place = dialog.getByLabel('Latitude, longitude')
    await expect(place).toHaveValue('25.78000, -80.10000')
    await expect(dialog.getByRole('region', { name: 'Choose where the link ends' })).toBeVisible()
    await place.fill('home')
    await expect(dialog.getByText('Move the map or enter coordinates')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeDisabled()
    await place.fill('25.9, -80.1')
    await dialog.getByRole('switch', { name: 'End on arrival' }).uncheck()
    await dialog.getByRole('switch', { name: 'Hide an area' }).check()
    await dialog.getByLabel('Latitude, longitude').fill('25.78, -80.1')
    await dialog.getByRole('switch', { name: 'End on arrival' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await expect(card).toContainText('25.90000, -80.10000')
    await expect(card).toContainText('25.78000, -80.10000')
  })

  const shareUrl = await card.getByRole('link', { name: 'Open Way home' }).getAttribute('href')
  await test.step('SHR-3 a viewer on a phone with a dark theme does not see the place, and no other host sees the link', async () => {
    const viewerContext = await browser.newContext({ viewport: PHONE, colorScheme: 'dark', bypassCSP: true })
    const viewer = await viewerContext.newPage()
    const requests = await recordMapRequests(viewer)
    const opened = await viewer.goto(shareUrl ?? '')
    await expect(viewer.getByText('No location to show right now.')).toBeVisible()
    await expect(viewer.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expectAccessible(viewer)
    const paths = () => requests.map(({ path }) => path)
    await expect.poll(paths).toContain('/tile/0/0/0')
    expect(paths()).toContain('/style')
    const token = shareUrl?.split('/').at(-1) ?? 'none'
    expect(requests.filter(({ urlAndHeaders }) => urlAndHeaders.includes(token))).toEqual([])
    await test.step('a page that leaks its URL is detected', async () => {
      const leaky = { mode: 'no-cors', referrerPolicy: 'unsafe-url' } as const
      await viewer.evaluate(([url, options]) => fetch(url, options).then(String, String), [
        `${MAP_HOST}/leak`,
        leaky,
      ] as const)
      expect(requests.at(-1)?.urlAndHeaders).toContain(token)
    })
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
    expect(opened?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    await viewerContext.close()
  })

  await test.step('SHR-2 the owner sees when it was opened and sends the link from a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.reload()
    await card.getByText('1 time').click()
    await expect(card.getByRole('list', { name: 'Opened at' }).getByRole('listitem')).toHaveCount(1)
    await card.getByRole('button', { name: 'Send link Way home' }).click()
    expect(await page.evaluate('window.sent')).toEqual([{ title: 'Way home', url: shareUrl }])
    await page.evaluate(() =>
      Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
    )
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await card.getByRole('button', { name: 'Send link Way home' }).click()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shareUrl)
    await expectAccessible(page)
  })
})

test.describe('with the built-in map', () => {
  test.use({ baseMap: 'built-in' })

  test('SHR-3 SHR-4 SHR-6 a viewer sees when the device may arrive, and then that it arrived', async ({
    page,
    request,
  }) => {
    const minutesAgo = (minutes: number, lat: number) => ({
      time: new Date(Date.now() - minutes * 60_000).toISOString(),
      lat,
      lng: -80.1,
      speedKmh: SPEED_KMH,
      course: 0,
    })
    const name = 'Sea Ray 240'
    const underWay = [3.5, 2.5, 1.5].map((minutes) => minutesAgo(minutes, 25.7825 - minutes * 0.005))
    const fleet = await aFleetOf(request, [{ name, positions: underWay }])
    await blockStreetMap(page)
    const tracker = await aTrackerOf(request, fleet, name)
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    const data = { name: 'Family', endsOnArrival: { lat: 25.79, lng: -80.1, radiusM: 700 } }
    const created = await request.post(`/api/vectra/devices/${fleet.ids[name]}/share`, { headers, data })
    await tracker.report(minutesAgo(0.5, 25.78))
    await page.goto((await created.json()).shareLink.shareUrl)
    const about = page.getByRole('region', { name: 'About this link' })
    // the built-in map, close in
    await expect(page.getByText('Coastline accurate to about 3 mi')).toBeVisible()
    await expect(about).toContainText(/Estimated arrivalabout \d+:\d\d\s[AP]Min 1\smin/)
    await expectAccessible(page)
    await tracker.report(minutesAgo(0, 25.784))
    const arrived = page.getByRole('heading', { name: 'Arrived' })
    // the page may ask before the position is stored
    await expect(async () => {
      // there is nothing left to refresh once it is known
      if (!(await arrived.isVisible()))
        await page.getByRole('button', { name: 'Refresh' }).click({ timeout: 1_000 })
      await expect(arrived).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByText(/\d+:\d\d\s[AP]M · (just now|\d+ s ago)/)).toBeVisible()
    await expect(page.getByRole('status')).toContainText('until its destination')
    await expect(page.getByText(name)).toBeHidden()
    await expect(page.getByText('Failed to load')).toBeHidden()
    await expectAccessible(page)
    await tracker.end()
  })
})

test('SHR-3 SHR-7 a map that fails says so and the card stays; an expired link shows nothing', async ({
  page,
  request,
  browser,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'White van', type: 'van', positions: ON_LAND() }])
  const share = async (data: object): Promise<string> => {
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    const path = `/api/vectra/devices/${fleet.ids['White van']}/share`
    return (await (await request.post(path, { headers, data })).json()).shareLink.shareUrl
  }
  const shareUrl = await share({ name: 'Customer' })
  const expiresAt = Date.now() + EXPIRES_AFTER_MS
  const expiring = await share({ name: 'Customer', expiresAt: new Date(expiresAt).toISOString() })
  const mapFailures: Record<string, (page: Page) => Promise<unknown>> = {
    'Map failed to load. Please refresh the page.': (page) =>
      page.route('**/assets/viewer-map-*.js', (route) => route.abort()),
    'Failed to initialize map. Please check your connection.': (page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      }),
    'Map service configuration error. Please contact support.': (page) =>
      page.route('**/config.json', async (route) => {
        const config = await (await route.fetch()).json()
        await route.fulfill({ json: { ...config, maps: { styles: { ...config.maps.styles, streets: '' } } } })
      }),
  }
  for (const [text, breakMap] of Object.entries(mapFailures)) {
    const viewerContext = await browser.newContext({ serviceWorkers: 'block' })
    const viewer = await viewerContext.newPage()
    await blockStreetMap(viewer)
    await breakMap(viewer)
    await viewer.goto(shareUrl)
    await expect(viewer.getByText(text)).toBeVisible()
    await expect(viewer.getByRole('heading', { name: 'White van' })).toBeVisible()
    await viewerContext.close()
  }
  await page.route('**/assets/viewer-site-*.js', (route) => route.abort())
  await page.goto(shareUrl)
  await expect(page.getByText('Parts of this site couldn’t be loaded.')).toBeVisible()
  await page.unrouteAll()
  await page.waitForTimeout(Math.max(0, expiresAt - Date.now()))
  await page.goto(expiring)
  await expect(page.getByText('Failed to load share data')).toBeVisible()
  await expect(page.getByText('Ask the sender for a new one.')).toBeVisible()
})

const MAP_HOST = 'https://tiles.openfreemap.org'

/** Serves the page a map with tiles, sprites and glyphs from another host, and returns the requests that host receives. */
async function recordMapRequests(page: Page) {
  const requests: { path: string; urlAndHeaders: string }[] = []
  const style = {
    version: 8,
    glyphs: `${MAP_HOST}/glyphs/{fontstack}/{range}`,
    sprite: `${MAP_HOST}/sprite`,
    sources: {
      tiles: { type: 'raster', tiles: [`${MAP_HOST}/tile/{z}/{x}/{y}`], tileSize: 256, maxzoom: 0 },
    },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  }
  await page.route(`${MAP_HOST}/**`, (route) => {
    const url = route.request().url()
    requests.push({
      path: new URL(url).pathname,
      urlAndHeaders: url + JSON.stringify(route.request().headers()),
    })
    return route.fulfill(url.endsWith('/style') ? { json: style } : { status: 404 })
  })
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    const styleUrl = `${MAP_HOST}/style`
    const styles = { ...config.maps.styles, streets: styleUrl, dark: styleUrl }
    await route.fulfill({ json: { ...config, maps: { ...config.maps, styles } } })
  })
  // The test machine may have no network.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
  return requests
}

async function blockStreetMap(page: Page): Promise<void> {
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
}

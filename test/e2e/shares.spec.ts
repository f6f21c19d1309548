import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { aFleetOf, openAs } from './fleet.ts'

const SPEED_KMH = 31.4
const AT_SEA = () => [
  { time: new Date(Date.now() - 30_000).toISOString(), lat: 25.77, lng: -80.1, speedKmh: 30, course: 0 },
  { time: new Date().toISOString(), lat: 25.78, lng: -80.1, speedKmh: SPEED_KMH, course: 0 },
]
const ON_LAND = () => [{ time: new Date().toISOString(), lat: 26.1, lng: -80.2, speedKmh: 0 }]
/** Enough for the request that makes a link. */
const SOON_MS = 5_000
const PHONE = { width: 390, height: 844 }

test('SHR-2 SHR-4 SHR-6 a link for two devices is made, opened by a stranger, and dies when switched off', async ({
  page,
  request,
  browser,
}) => {
  const fleet = await aFleetOf(request, [
    { name: 'Sea Ray 240', positions: AT_SEA() },
    { name: 'White van', type: 'van', positions: ON_LAND() },
    { name: 'Old trailer', type: 'trailer' },
  ])
  await bareStreets(page)
  const strangers = await browser.newContext({ viewport: PHONE })
  const stranger = await strangers.newPage()
  await bareStreets(stranger)
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
    const trail = dialog.getByLabel('Trail, hours')
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

  const address = await card.getByRole('link', { name: 'Open Weekend crew' }).getAttribute('href')
  await test.step('SHR-3 SHR-4 SHR-7 a stranger on a phone sees both, and takes one away', async () => {
    await stranger.goto(address ?? '')
    await expect(stranger.getByText('Weekend crew')).toBeVisible()
    await expect(stranger.getByText('2 devices')).toBeVisible()
    await expect(stranger.getByText('6h trail')).toBeVisible()
    await expect(stranger.getByText(/^Updated: /)).toBeVisible()
    await expect(stranger.getByText('Powered by Vectra')).toBeVisible()
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(stranger.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
    const marks = stranger.locator('[data-mark="device"]')
    await expect(marks).toHaveCount(2)
    await stranger.getByText('Filter Devices (2/2)').click()
    await expect(stranger.getByText(/31\skm\/h/)).toBeVisible()
    await stranger.getByRole('checkbox', { name: 'White van' }).uncheck()
    await expect(stranger.getByText('Filter Devices (1/2)')).toBeVisible()
    await expect(marks).toHaveCount(1)
    await stranger.getByRole('button', { name: 'None' }).click()
    await expect(marks).toHaveCount(0)
    await expect(stranger.getByRole('button', { name: 'Center' })).toBeHidden()
    await stranger.getByRole('button', { name: 'All' }).click()
    await expect(marks).toHaveCount(2)
    await expectAccessible(stranger)
  })

  await test.step('SHR-2 the opening was counted; switched off, the link shows nothing at the next reading', async () => {
    await page.reload()
    await expect(card).toContainText('1 time')
    await card.getByRole('switch', { name: 'Switch off Weekend crew' }).press('Space')
    await expect(card).toContainText('Inactive')
    await stranger.getByRole('button', { name: 'Refresh' }).click()
    await expect(stranger.getByText('Failed to load location data')).toBeVisible()
    await stranger.getByRole('button', { name: 'Try Again' }).click()
    await expect(stranger.getByText('Failed to load share data')).toBeVisible()
    await expect(stranger.getByText('Ask the sender for a new one.')).toBeVisible()
    await expectAccessible(stranger)
  })

  await test.step('SHR-2 switched on it opens again; deleting asks first', async () => {
    await card.getByRole('switch', { name: 'Switch on Weekend crew' }).press('Space')
    await expect(card).toContainText('Active')
    await stranger.getByRole('button', { name: 'Try Again' }).click()
    await expect(stranger.getByText('2 devices')).toBeVisible()
    await card.getByRole('button', { name: 'Delete Weekend crew' }).click()
    const question = page.getByRole('dialog', { name: 'Delete Weekend crew' })
    await expect(question).toContainText('Are you sure you want to delete this share link?')
    await page.route('**/vectra/share/*', (route) => route.abort())
    await question.getByRole('button', { name: 'Delete Weekend crew' }).click()
    await expect(question.getByRole('alert')).toContainText('Failed to delete share link: No answer')
    await page.unroute('**/vectra/share/*')
    await question.getByRole('button', { name: 'Delete Weekend crew' }).click()
    await expect(page.getByText('Share link deleted successfully')).toBeVisible()
    await expect(card).toHaveCount(0)
  })
  await strangers.close()
})

test('SHR-1 SHR-3 on the live map a device is shared, and its link shows one without a location', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Old trailer', type: 'trailer' }])
  await bareStreets(page)
  await openAs(fleet, page, `/dashboard/live?deviceId=${fleet.ids['Old trailer']}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Share location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Old trailer' })
  await expect(dialog.getByText('Nobody has a link to it yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByLabel('Name').fill('Family')
  await expect(dialog.getByText('Show location history for this many hours (1-168)')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Link expires' }).check()
  await dialog.getByLabel('Expires at').fill('2020-01-01T12:00')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to create share link: The end of the link')
  await dialog.getByLabel('Expires at').fill('2099-01-01T12:00')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByRole('list', { name: 'Links that show it' })).toContainText('Family')
  await expectAccessible(page)
  const address = await dialog.getByRole('link', { name: 'Open Family' }).getAttribute('href')

  await dialog.getByRole('button', { name: 'Delete Family' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Family' })
  await expect(question).toContainText('This action cannot be undone.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.goto(address ?? '')
  await expect(page.getByText('No location data available yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expectAccessible(page)
})

test('SHR-1 SHR-2 SHR-6 T42 a link that ends on arrival and hides an area, and when it was opened', async ({
  page,
  request,
  browser,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240', positions: AT_SEA() }])
  await bareStreets(page)
  await page.addInitScript(() => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    Object.assign(navigator, { share: async (link: unknown) => sent.push(link) })
  })
  const card = page.getByRole('article', { name: 'Way home' })

  await test.step('SHR-1 both places are chosen on a map or written', async () => {
    await openAs(fleet, page, '/dashboard/shares')
    await page.getByRole('button', { name: 'Create link' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create share link' })
    await dialog.getByRole('checkbox', { name: 'Sea Ray 240' }).check()
    await dialog.getByLabel('Name').fill('Way home')
    await dialog.getByText('More options').click()
    await dialog.getByRole('switch', { name: 'Ends on arrival' }).check()
    const place = dialog.getByLabel('Latitude, longitude')
    await expect(place).toHaveValue('25.78000, -80.10000')
    await expect(dialog.getByRole('region', { name: 'Map to choose where the link ends' })).toBeVisible()
    await place.fill('home')
    await expect(dialog.getByText('Move the map, or write the place')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeDisabled()
    await place.fill('25.9, -80.1')
    await dialog.getByRole('switch', { name: 'Ends on arrival' }).uncheck()
    await dialog.getByRole('switch', { name: 'Hide an area' }).check()
    await dialog.getByLabel('Latitude, longitude').fill('25.78, -80.1')
    await dialog.getByRole('switch', { name: 'Ends on arrival' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await expect(card).toContainText('25.90000, -80.10000')
    await expect(card).toContainText('25.78000, -80.10000')
  })

  const address = await card.getByRole('link', { name: 'Open Way home' }).getAttribute('href')
  await test.step('SHR-3 a stranger on a phone in the dark does not see the place, and no other host its address', async () => {
    const strangers = await browser.newContext({ viewport: PHONE, colorScheme: 'dark', bypassCSP: true })
    const stranger = await strangers.newPage()
    const told = await watchedMap(stranger)
    const opened = await stranger.goto(address ?? '')
    await expect(stranger.getByText('No location to show now.')).toBeVisible()
    await expect(stranger.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expectAccessible(stranger)
    const paths = () => told.map(({ path }) => path)
    await expect.poll(paths).toContain('/tile/0/0/0')
    expect(paths()).toContain('/style')
    const token = address?.split('/').at(-1) ?? 'none'
    expect(told.filter(({ all }) => all.includes(token))).toEqual([])
    await test.step('what a careless page would tell is seen', async () => {
      const careless = { mode: 'no-cors', referrerPolicy: 'unsafe-url' } as const
      await stranger.evaluate(([url, how]) => fetch(url, how).then(String, String), [
        `${MAP_HOST}/careless`,
        careless,
      ] as const)
      expect(told.at(-1)?.all).toContain(token)
    })
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
    expect(opened?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    await strangers.close()
  })

  await test.step('SHR-2 the owner reads when it was opened, and sends the link from a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.reload()
    await card.getByText('1 time').click()
    await expect(card.getByRole('list', { name: 'Opened at' }).getByRole('listitem')).toHaveCount(1)
    await card.getByRole('button', { name: 'Send link Way home' }).click()
    expect(await page.evaluate('window.sent')).toEqual([{ title: 'Way home', url: address }])
    await page.evaluate(() =>
      Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
    )
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await card.getByRole('button', { name: 'Send link Way home' }).click()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expectAccessible(page)
  })
})

test('SHR-3 SHR-7 a map that cannot be shown says so, beside a card that still tells; an expired link shows nothing', async ({
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
  const address = await share({ name: 'Customer' })
  const endsAt = Date.now() + SOON_MS
  const ending = await share({ name: 'Customer', expiresAt: new Date(endsAt).toISOString() })
  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    'Map failed to load. Please refresh the page.': (page) =>
      page.route('**/assets/shared-map-*.js', (route) => route.abort()),
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
  for (const [text, breakMap] of Object.entries(ways)) {
    const strangers = await browser.newContext({ serviceWorkers: 'block' })
    const stranger = await strangers.newPage()
    await bareStreets(stranger)
    await breakMap(stranger)
    await stranger.goto(address)
    await expect(stranger.getByText(text)).toBeVisible()
    await expect(stranger.getByRole('heading', { name: 'White van' })).toBeVisible()
    await strangers.close()
  }
  await page.route('**/assets/viewer-site-*.js', (route) => route.abort())
  await page.goto(address)
  await expect(page.getByText('Parts of this site couldn’t be loaded.')).toBeVisible()
  await page.unrouteAll()
  await page.waitForTimeout(Math.max(0, endsAt - Date.now()))
  await page.goto(ending)
  await expect(page.getByText('Failed to load share data')).toBeVisible()
  await expect(page.getByText('Ask the sender for a new one.')).toBeVisible()
})

const MAP_HOST = 'https://tiles.openfreemap.org'

/** Gives the page a map of tiles, sprites and letters from another host; answers what that host is told. */
async function watchedMap(page: Page) {
  const told: { path: string; all: string }[] = []
  const style = {
    version: 8,
    glyphs: `${MAP_HOST}/letters/{fontstack}/{range}`,
    sprite: `${MAP_HOST}/sprite`,
    sources: {
      tiles: { type: 'raster', tiles: [`${MAP_HOST}/tile/{z}/{x}/{y}`], tileSize: 256, maxzoom: 0 },
    },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  }
  await page.route(`${MAP_HOST}/**`, (route) => {
    const url = route.request().url()
    told.push({ path: new URL(url).pathname, all: url + JSON.stringify(route.request().headers()) })
    return route.fulfill(url.endsWith('/style') ? { json: style } : { status: 404 })
  })
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    const own = `${MAP_HOST}/style`
    const styles = { ...config.maps.styles, streets: own, dark: own }
    await route.fulfill({ json: { ...config, maps: { ...config.maps, styles } } })
  })
  // The machine of the tests need not have a network.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
  return told
}

async function bareStreets(page: Page): Promise<void> {
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { aFleetOf, openAs } from './fleet.ts'

const SPEED_KMH = 31.4
const AT_SEA = () => [
  { time: new Date(Date.now() - 30_000).toISOString(), lat: 25.77, lng: -80.1, speedKmh: 30, course: 0 },
  { time: new Date().toISOString(), lat: 25.78, lng: -80.1, speedKmh: SPEED_KMH, course: 0 },
]
const ON_LAND = () => [{ time: new Date().toISOString(), lat: 26.1, lng: -80.2, speedKmh: 0 }]
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

async function bareStreets(page: Page): Promise<void> {
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

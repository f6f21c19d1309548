import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const DAY_MS = 86_400_000
const START = Date.now() - 100 * DAY_MS
/** A drive of a fix every minute, through a boat's marina. */
const POINTS = 7_000
const rowAt = (index: number) =>
  `${new Date(START + index * 60_000).toISOString()},${(25.5 + index * 0.0005).toFixed(4)},-80.1,33`

const VIEWS = [
  { name: 'on a desktop in the dark', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone in the light', theme: 'light', viewport: { width: 390, height: 844 } },
] as const

for (const { name, theme, viewport } of VIEWS)
  test(`HIS-1 ${name}: a file becomes the history of a device, with what is left out and why`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240' }])
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme } })
    const file = [
      'time,latitude,longitude,speed_kmh',
      ...Array.from({ length: POINTS }, (_, index) => rowAt(index)),
      ',25.5,-80.1,33',
      '2001-01-01T00:00:00Z,25.5,-80.1,33',
    ].join('\n')
    const choose = async (label: string, content: string) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: label }).click()
      await (await chooser).setFiles({ name: 'boat.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    }

    await openAs(fleet, page, `/dashboard/devices/${fleet.ids['Sea Ray 240']}`)
    await page.getByRole('link', { name: 'Import history' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import history for Sea Ray 240')
    await expectAccessible(page)

    await test.step('a file without positions says so', async () => {
      await choose('Choose a file', 'Dear Vectra,\nthis is a letter.\n')
      await expect(page.getByRole('alert')).toContainText('no positions that can be read')
      await expect(page.getByText('The file needs columns for time, latitude and longitude')).toBeVisible()
    })

    await test.step('a file is read, and shows what it has', async () => {
      await choose('Choose another file', file)
      const report = page.locator('dl')
      await expect(report).toContainText('Positions in the file7,001')
      await expect(report).toContainText('Left out: no time1No. 7,002')
      await expectAccessible(page)
    })

    await test.step('the import goes on while another page is open', async () => {
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await page.getByRole('link', { name: 'Live map' }).click()
      await expect(page.getByText('Positions stored: 7,000')).toBeVisible({ timeout: 30_000 })
      await page.goBack()
    })

    await test.step('the report says what was stored, and the history has it', async () => {
      await expect(page.getByText('Import finished')).toBeVisible()
      await expect(page.getByText('Positions stored: 7,000')).toBeHidden()
      const report = page.locator('dl')
      await expect(report).toContainText('Positions stored7,000')
      await expect(report).toContainText('Left out: older than the history that you keep1')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Show the last day' }).click()
      await expect(page.getByText(/241\.8\s*mi/).first()).toBeVisible({ timeout: 30_000 })
    })

    await test.step('the same file again stores nothing', async () => {
      await page.goBack()
      await choose('Choose another file', file)
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(page.locator('dl')).toContainText('Already stored7,000', { timeout: 30_000 })
    })
  })

test('HIS-1 an import that stops goes on where it was, and one that is cancelled keeps what was sent', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'Sea Ray 240' }])
  const path = `/dashboard/devices/${fleet.ids['Sea Ray 240']}/import`
  const positions = '**/api/vectra/devices/*/positions'
  const file = (points: number) =>
    Buffer.from(
      ['time,lat,lon,speed', ...Array.from({ length: points }, (_, index) => rowAt(index))].join('\n'),
    )
  let sent = 0
  await page.clock.install()
  await page.route(positions, (route) => (++sent > 1 ? route.abort() : route.continue()))
  await openAs(fleet, page, path)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: file(11_000) })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(async () => {
    await page.clock.runFor(25_000)
    await expect(page.getByRole('alert')).toContainText('The import has stopped', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('5,000 of 11,000 positions sent')).toBeVisible()
  await page.unroute(positions)
  let refused = 0
  await page.route(positions, (route) => {
    refused += 1
    return route.fulfill({ status: 404, json: { status: 404, code: 'not-found' } })
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => refused).toBe(1)
  await expect(page.getByRole('alert')).toContainText('The import has stopped')
  await page.unroute(positions)
  await page.route(positions, async (route) => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Import cancelled')).toBeVisible()
  await expect(page.locator('dl')).toContainText('Positions stored10,000')
})

import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const MINUTE_MS = 60_000
const METRES_PER_DEGREE = 111_195
const DRIVEN_MINUTES = 10
const STOOD_MINUTES = 12

/** Ten kilometres at 60 km/h, and a stop since then. */
const drivenAndParked = () =>
  Array.from({ length: DRIVEN_MINUTES + STOOD_MINUTES + 1 }, (_, minute) => ({
    time: new Date(Date.now() - (DRIVEN_MINUTES + STOOD_MINUTES - minute) * MINUTE_MS).toISOString(),
    lat: 26.1 + (Math.min(minute, DRIVEN_MINUTES) * 1000) / METRES_PER_DEGREE,
    // A receiver at rest drifts slightly; identical coordinates would count as frozen.
    lng: -80.1 + (minute % 3) * 0.00001,
    speedKmh: minute < DRIVEN_MINUTES ? 60 : 0,
  }))

test('GEO-1 a stop becomes a geofence from the device page and from the route history', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'White van', type: 'van', positions: drivenAndParked() }])
  const deviceId = fleet.ids['White van']

  await test.step('on the device page', async () => {
    await openAs(fleet, page, `/dashboard/devices/${deviceId}`)
    const today = page.getByRole('region', { name: 'Trips and stops today' })
    await today.getByRole('button', { name: /^Fence the stop/ }).click()
    await expectCircleOf(page, 'Stop of White van')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create geofence' }).click()
    await expect(page.getByText('Geofence created')).toBeVisible()
  })

  await test.step('in the history, for the selected stop', async () => {
    await page.goto(`/dashboard/history?deviceId=${deviceId}`)
    await expect(page.getByRole('button', { name: 'Fence here' })).toBeHidden()
    await page.locator('[data-leg="stop"]').click()
    await page.getByRole('button', { name: 'Fence here' }).click()
    await expectCircleOf(page, 'Stop of White van')
  })
})

async function expectCircleOf(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create geofence' })
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(dialog.getByRole('button', { name: 'Edge of the circle' })).toBeVisible()
}

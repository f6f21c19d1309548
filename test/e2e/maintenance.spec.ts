import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const KM_PER_MILE = 1.609344
/** 20,000 miles, so that the figures of the page are round. */
const aTruck = () => ({
  name: 'Truck 7',
  type: 'truck',
  positions: [
    {
      time: new Date().toISOString(),
      lat: 26.1,
      lng: -80.1,
      odometerKm: 20_000 * KM_PER_MILE,
      engineHours: 900,
    },
  ],
})

for (const { name, width, height } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
])
  test(`REP-3 on ${name}: maintenance is added, due, done, taken back and removed`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const fleet = await aFleetOf(request, [aTruck()])
    const panel = page.getByRole('region', { name: 'Maintenance' })
    const dialog = page.getByRole('dialog')

    await test.step('REP-3 on the page of the device, with a reason where the form is not complete', async () => {
      await openAs(fleet, page, `/dashboard/devices/${fleet.ids['Truck 7']}`)
      await panel.getByRole('button', { name: 'Add maintenance' }).click()
      await dialog.getByLabel('What').fill('Oil change')
      await dialog.getByRole('button', { name: 'Add' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Enter a distance, engine hours or months.')
      await dialog.getByLabel('Every (mi)').fill('5000')
      await dialog.getByLabel('Every (months)').fill('6')
      await dialog.getByLabel('Day', { exact: true }).fill('01/31/2026')
      await dialog.getByLabel('Odometer (mi)').fill('14000')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Add' }).click()
      const row = panel.getByRole('listitem')
      await expect(row).toContainText('Due')
      await expect(row).toContainText(/1,000\smi over/)
      await expect(row).toContainText('was due 07/31/2026')
      await expect(row).toContainText(/Last done 01\/31\/2026 at 14,000\smi/)
    })

    await test.step('REP-3 the overview leads to what is due on all devices', async () => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: /Maintenance.*Oil change \(Truck 7\)/ }).click()
      await expect(page).toHaveURL('/dashboard/maintenance')
      await expect(page.getByRole('link', { name: 'Truck 7' })).toBeVisible()
      await expectAccessible(page)
    })

    const row = page.getByRole('list', { name: 'Maintenance' }).getByRole('listitem')
    await test.step('REP-3 one click marks it as done with the newest readings, and can be undone', async () => {
      await page.getByRole('button', { name: 'Mark Oil change as done' }).click()
      await expect(row).toContainText(/Up to date\s?5,000\smi left/)
      await expect(row).toContainText(/at 20,000\smi/)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(row).toContainText(/1,000\smi over/)
    })

    await test.step('REP-3 it can be noted for an earlier day', async () => {
      await page.getByRole('button', { name: 'More about Oil change' }).click()
      await page.getByRole('menuitem', { name: 'Done earlier…' }).click()
      await dialog.getByLabel('Day', { exact: true }).fill('06/01/2026')
      await dialog.getByLabel('Odometer (mi)').fill('19000')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row).toContainText(/4,000\smi left/)
    })

    await test.step('REP-3 it is edited and removed', async () => {
      await page.getByRole('button', { name: 'More about Oil change' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await expect(dialog.getByLabel('Every (mi)')).toHaveValue('5000')
      await dialog.getByLabel('What').fill('Oil and filter')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row).toContainText('Oil and filter')
      await page.getByRole('button', { name: 'More about Oil and filter' }).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await dialog.getByRole('button', { name: 'Remove Oil and filter' }).click()
      await expect(page.getByText('Never miss a service')).toBeVisible()
      await expectAccessible(page)
    })
  })

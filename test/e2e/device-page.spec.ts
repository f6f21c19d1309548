import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aDrivenBoat } from './driven-boat.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const SCREENS = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]

for (const { name, width, height } of SCREENS)
  test(`LIV-7 HIS-1 on ${name}: card, device page and route history lead to each other`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const fleet = await aFleetOf(request, [aDrivenBoat()])
    const deviceId = fleet.ids['Sea Ray 240']
    const card = page.getByRole('region', { name: 'Sea Ray 240' })

    await test.step('LIV-7 the card leads to the device page', async () => {
      await openAs(fleet, page, `/dashboard/live?deviceId=${deviceId}`)
      await card.getByRole('link', { name: 'Trips, commands and diagnostics' }).click()
      await expect(page).toHaveURL(`/dashboard/devices/${deviceId}`)
    })

    await test.step('LIV-7 the page has the map, the readings, the messages and the commands', async () => {
      await expect(page.getByRole('region', { name: 'Map of Sea Ray 240' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Status and readings' })).toContainText(/12\.1\sV/)
      const messages = page.getByRole('region', { name: 'Connection and messages' })
      await expect(messages).toContainText('Positions shown11')
      await expect(page.getByRole('region', { name: 'Commands', exact: true })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('HIS-1 today’s trip opens on the route of the day', async () => {
      const today = page.getByRole('region', { name: 'Trips and stops today' })
      await today.getByRole('listitem').getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/dashboard/history\\?deviceId=${deviceId}&day=.*&trip=`))
      await expect(page.getByRole('button', { pressed: true }).filter({ hasText: /6\.\d\smi/ })).toBeVisible()
    })

    await test.step('HIS-1 the route history leads back to the device page', async () => {
      await page.getByRole('link', { name: 'Device details' }).click()
      await expect(page).toHaveURL(`/dashboard/devices/${deviceId}`)
    })

    await test.step('HIS-1 the card leads to the route history', async () => {
      await page.goto(`/dashboard/live?deviceId=${deviceId}`)
      await card.getByRole('link', { name: 'History' }).click()
      await expect(page).toHaveURL(`/dashboard/history?deviceId=${deviceId}`)
    })
  })

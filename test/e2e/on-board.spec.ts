import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aTrackerOf } from './tracker.ts'

const BOAT = 'Catalina 34'
const MINUTE_MS = 60_000
const ABOARD = {
  bilgePump: false,
  bilgeHigh: false,
  shorePower: true,
  depthM: 4.2,
  batteries: { house: { volts: 12.6, percent: 88 }, bow_2: { volts: 12.9 } },
  tanks: { fuel: 0.7 },
}

for (const { name, width, height, theme } of [
  { name: 'a phone in the dark', width: 390, height: 844, theme: 'dark' },
  { name: 'a desktop in the light', width: 1440, height: 900, theme: 'light' },
])
  test(`LIV-7 on ${name}: what is on board shows live, in the units of the account`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const fleet = await aFleetOf(request, [{ name: BOAT, type: 'sailboat' }])
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme, units: 'km' } })
    const tracker = await aTrackerOf(request, fleet, BOAT)
    await tracker.report({ speedKmh: 0 })
    await openAs(fleet, page, `/dashboard/devices/${fleet.ids[BOAT]}`)
    const panel = page.getByRole('region', { name: 'On board' })
    const items = panel.getByRole('listitem')
    const levels = items.filter({ hasNotText: /Bilge|Shore/ })

    await test.step('before its first readings the panel says where they come from', async () => {
      await expect(panel).toContainText('This boat hasn’t reported anything on board yet.')
    })

    await test.step('what is wired to the inputs of a Teltonika tracker is chosen, and shows', async () => {
      await panel.getByRole('button', { name: 'Set up inputs' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Input 1', { exact: true }).selectOption('Bilge pump running (input on)')
      await dialog.getByLabel('Input 2', { exact: true }).selectOption('Shore power connected (input off)')
      await dialog.getByLabel('Analog input 1').selectOption('House')
      await dialog.getByLabel('Analog input 2').selectOption('House')
      await dialog.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(dialog.getByText('Analog input 1 already measures this battery.')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel('Analog input 2').selectOption('Nothing')
      await dialog.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(dialog).toHaveCount(0)

      await tracker.reportAsTeltonika({ 1: 1, 2: 1, 9: 12_640 })
      await expect(panel).toContainText(/Bilge pumpRunning/)
      await expect(panel).toContainText(/Shore powerNot connected/)
      await expect(levels).toHaveText([/^House12\.6\sV$/])
      await panel.getByRole('button', { name: 'Set up inputs' }).press('Enter')
      await expect(dialog.getByLabel('Input 2', { exact: true })).toHaveValue('shorePower off')
      await page.keyboard.press('Escape')
    })

    await test.step('its first readings show without a reload', async () => {
      await tracker.report({ speedKmh: 0, ...ABOARD })
      await expect(panel).toContainText(/Bilge waterNormal/)
      await expect(panel).toContainText(/Bilge pumpOff/)
      await expect(panel).toContainText(/Shore powerConnected/)
      await expect(panel).toContainText(/Depth4\.2\sm/)
      await expect(levels).toHaveText([/^House12\.6\sV · 88\s%$/, /^bow_212\.9\sV$/, /^Fuel70\s%$/])
      await expect(panel.getByRole('alert')).toHaveCount(0)
      await expectAccessible(page)
    })

    await test.step('one reading that changes leaves the others, and high water is an alert', async () => {
      await tracker.report({ speedKmh: 0, bilgeHigh: true, bilgePump: true })
      await expect(panel.getByRole('alert')).toContainText('The water in the bilge is high')
      await expect(panel).toContainText(/Bilge pumpRunning/)
      await expect(panel).toContainText(/Depth4\.2\sm/)
      await expectAccessible(page)
    })

    await test.step('the last day is drawn: the pump, voltages with when the battery is empty, depth and tanks', async () => {
      for (const minutesAgo of [180, 150, 120, 90, 60, 30]) {
        const time = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString()
        const volts = 12.6 + minutesAgo / 600
        const tanks = { fuel: 0.7 + minutesAgo / 1_000 }
        const bilgePump = minutesAgo === 60
        const depthM = 4.2 + minutesAgo / 60
        await tracker.report({ time, batteries: { house: { volts } }, depthM, tanks, bilgePump })
      }
      await page.reload()
      await expect(panel).toContainText(/The last 24 hours/)
      await expect(items.filter({ hasText: /^Bilge pumpRunning 3\d\smin$/ })).toBeVisible()
      await expect(panel.getByText(/^12\.6\sV to 12\.9\sV$/)).toBeVisible()
      await expect(items.filter({ hasText: /^Depth4\.2\sm to 7\.2\sm$/ })).toBeVisible()
      await expect(items.filter({ hasText: /^Fuel70\s% to 88\s%$/ })).toBeVisible()
      await expect(panel.getByText(/^Down to 11\.8\sV around .*:00.*\.$/)).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('depth is in feet where the account has feet', async () => {
      await request.put('/api/vectra/preferences', { headers, data: { theme, units: 'miles' } })
      await page.reload()
      await expect(panel).toContainText(/Depth13\.8\sft/)
    })
    await tracker.end()
  })

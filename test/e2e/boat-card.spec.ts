import { expect } from '@playwright/test'
import { METRES_PER_DEGREE } from '../../shared/geo/distance.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aTrackerOf } from './tracker.ts'

const BOAT = 'Catalina 34'
const ago = (ms: number) => toIso(Date.now() - ms)

/** Fixes of a boat that has been lying still for 40 minutes, while its battery empties. */
const stillFixes = () =>
  [180, 150, 120, 90, 60, 41, 36, 30, 20, 10, 1].map((minutesAgo) => ({
    time: ago(minutesAgo * MINUTE_MS),
    lat: minutesAgo > 40 ? 26.1 - (minutesAgo - 40) / 1_000 : 26.1,
    lng: -80.1,
    speedKmh: minutesAgo > 40 ? 10 : 0,
    accuracyM: 5,
    batteries: { house: { volts: 12.6 + minutesAgo / 600 } },
  }))

for (const { name, width, height, theme } of [
  { name: 'a phone in the dark', width: 390, height: 844, theme: 'dark' },
  { name: 'a desktop in the light', width: 1440, height: 900, theme: 'light' },
])
  test(`LIV-7 on ${name}: the card of a boat asks for an anchor watch, and shows it with the battery`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const fleet = await aFleetOf(request, [{ name: BOAT, type: 'sailboat', positions: stillFixes() }])
    const deviceId = fleet.ids[BOAT] ?? ''
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme, units: 'km' } })
    const address = `/dashboard/live?deviceId=${deviceId}`
    await openAs(fleet, page, address)
    const card = page.getByRole('region', { name: BOAT, exact: true })
    const question = card.getByText(`Is ${BOAT} at anchor?`)

    await test.step('it says when the battery is empty', async () => {
      await expect(card.getByText(/^Down to 11\.8\sV around .*:00.*\.$/)).toBeVisible()
    })

    await test.step('it asks until somebody says no', async () => {
      await expect(question).toBeVisible()
      await expectAccessible(page)
      await card.getByRole('button', { name: 'Not at anchor' }).press('Enter')
      await expect(question).toHaveCount(0)
      await page.reload()
      await expect(card.getByText(/^Down to/)).toBeVisible()
      await expect(question).toHaveCount(0)
      await page.evaluate((id) => localStorage.removeItem(`vectra.not-at-anchor.${id}`), deviceId)
      await page.reload()
      await card.getByRole('link', { name: 'Set anchor watch' }).press('Enter')
      await page.getByRole('button', { name: 'Set anchor watch' }).press('Enter')
      await page.getByRole('button', { name: 'Start watch' }).press('Enter')
      await expect(page.getByRole('region', { name: 'Anchor watch' })).toContainText('At anchor')
    })

    await test.step('it shows the watch, and its alarm is acknowledged there', async () => {
      await page.goto(address)
      await expect(card).toContainText(/At anchor A circle of \d+\sm/)
      await expect(question).toHaveCount(0)
      const tracker = await aTrackerOf(request, fleet, BOAT)
      for (const secondsAgo of [50, 40, 30, 20, 10, 0])
        await tracker.report({
          time: ago(secondsAgo * SECOND_MS),
          lat: 26.1 + (110 - secondsAgo) / METRES_PER_DEGREE,
          lng: -80.1,
          speedKmh: 3,
          accuracyM: 5,
        })
      await expect(card.getByRole('alert')).toContainText(
        /Dragging anchor The boat is \d+\sm from its anchor/,
      )
      await expectAccessible(page)
      await card.getByRole('button', { name: 'Acknowledge alarm' }).press('Enter')
      await expect(card.getByRole('alert')).toHaveCount(0)
      await expect(card).toContainText('Dragging anchor')
      await tracker.end()
    })
  })

import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const MINUTE_MS = 60_000
const METRES_PER_DEGREE = 111_195

/** Drives of 4 and 5 km near Miami, each with a stop of 20 minutes after it, the last until now. */
function aVan() {
  let metres = 0
  const positions = Array.from({ length: 50 }, (_, minute) => {
    const drives = minute % 25 < 5
    if (drives) metres += 1_000
    return {
      time: new Date(Date.now() - (50 - minute) * MINUTE_MS).toISOString(),
      lat: 25.78 + metres / METRES_PER_DEGREE,
      lng: -80.2 + (minute % 3) * 0.00001,
      speedKmh: drives ? 60 : 0,
    }
  })
  return { name: 'White van', type: 'van', positions }
}

for (const { name, width, height } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
])
  test(`REP-3 on ${name}: trips are marked, noted, filtered, summed and exported`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const fleet = await aFleetOf(request, [aVan()])
    const list = page.getByRole('region', { name: 'Trips and stops' })
    const trips = list.locator('[data-leg="trip"]')

    await test.step('REP-3 a trip is private by one click, and its places are gone', async () => {
      await openAs(fleet, page, `/dashboard/history?deviceId=${fleet.ids['White van']}`)
      await expect(trips).toHaveCount(2)
      await trips.first().click()
      const purpose = list.getByRole('group', { name: 'Purpose of the trip' })
      await purpose.getByRole('button', { name: 'Private' }).click()
      await expect(trips.first()).toContainText('Private trip, places hidden')
      await expect(list.getByRole('button', { name: 'Export trip as GPX' })).toHaveCount(0)
      await expectAccessible(page)
    })

    await test.step('REP-3 by the keyboard, with a note', async () => {
      await trips.last().click()
      await page.keyboard.press('b')
      await list.getByLabel('Note on the trip').fill('Client visit')
      await page.keyboard.press('Enter')
      await expect(trips.last()).toContainText('Client visit')
      const sums = list.getByLabel('Trips by purpose', { exact: true })
      await expect(sums).toContainText(/Business1 trip · 3\.\d\smi/)
      await expect(sums).toContainText(/Private1 trip · 2\.\d\smi/)
    })

    await test.step('REP-3 the filter is in the address, and the file has no place of a private trip', async () => {
      await list.getByLabel('Show trips by purpose').selectOption('Private')
      await expect(page).toHaveURL(/purpose=private/)
      await expect(trips).toHaveCount(1)
      const download = page.waitForEvent('download')
      await list.getByRole('button', { name: 'Export trips as CSV' }).click()
      const text = await readFile(await (await download).path(), 'utf8')
      expect(text.split('\r\n')[1]).toMatch(/,,,,,,,Private,$/)
    })

    await test.step('REP-3 what was noted is there after a reload, and can be taken back', async () => {
      await page.goto(`/dashboard/history?deviceId=${fleet.ids['White van']}`)
      await expect(trips.last()).toContainText('Client visit')
      await trips.first().click()
      await page.keyboard.press('p')
      await expect(trips.first()).not.toContainText('Private trip')
    })
  })

import { expect } from '@playwright/test'
import { SECOND_MS } from '../../shared/time.ts'
import { boatFix } from './boat-at-anchor.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { LAYOUT_SHIFT_MAX, recordedShift, recordShift } from './recorded-shift.ts'
import { test } from './site-test.ts'

const [WATCHED, UNWATCHED] = ['Catalina 34', 'Sea Ray 240']
/** Longer than the code of the panels takes, and shorter than the page waits for them. */
const PANELS_TAKE_MS = 0.7 * SECOND_MS

for (const { name, width, height } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
])
  test(`LIV-7 on ${name}: the page of a boat stays still while its panels load`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const boats = [WATCHED, UNWATCHED].map((boat) => ({
      name: boat,
      type: 'sailboat',
      positions: [boatFix(60, 0)],
    }))
    const fleet = await aFleetOf(request, boats)
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    const data = { anchor: null, radiusM: 50 }
    const path = `/api/vectra/devices/${fleet.ids[WATCHED]}`
    expect((await request.put(`${path}/anchor-watch`, { headers, data })).ok()).toBe(true)
    // the function of both has started
    await Promise.all(
      ['anchor-watch', 'float-plan'].map((name) => request.get(`${path}/${name}`, { headers })),
    )
    await page.route(/anchor-watch|float-plan/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, PANELS_TAKE_MS))
      await route.continue()
    })
    await recordShift(page)
    for (const [boat, button] of [
      [WATCHED, 'Adjust'],
      [UNWATCHED, 'Set anchor watch'],
    ] as const) {
      await openAs(fleet, page, `/dashboard/devices/${fleet.ids[boat]}`)
      await expect(page.getByRole('button', { name: button })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Set float plan' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await recordedShift(page), boat).toBeLessThan(LAYOUT_SHIFT_MAX)
    }
  })

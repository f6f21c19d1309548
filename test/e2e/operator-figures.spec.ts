import { expect } from '@playwright/test'
import { MINUTE_MS } from '../../shared/time.ts'
import { consoleErrors } from './console-errors.ts'
import { aFleetOf } from './fleet.ts'
import { anOperator, expectFits, openConsole, SCREENS } from './operator-console.ts'
import { test } from './site-test.ts'

const COUNTED_WITHIN_MS = 3 * MINUTE_MS

for (const { name, width, height, colorScheme } of SCREENS) {
  test(`T106 on ${name}: an operator reads what customers cost, and which trackers are silent`, async ({
    page,
    request,
  }) => {
    test.setTimeout(6 * MINUTE_MS)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await aFleetOf(request, [{ name: 'Sea Ray' }])
    await openConsole(await anOperator(request), page, '/operator/cost')
    await expect(page.getByRole('heading', { name: 'Cost', exact: true })).toBeVisible()
    const status = page.getByRole('status')
    await expect(async () => {
      // one count at a time, and not right after another
      await page.getByRole('button', { name: 'Count now' }).click()
      await expect(status).toContainText('Counting')
    }).toPass({ timeout: COUNTED_WITHIN_MS })
    await expect(status).toHaveText(/^Counted/, { timeout: COUNTED_WITHIN_MS })
    const errors = consoleErrors(page)
    await expect(page.getByRole('table', { name: 'Cost by month' })).toContainText('so far')
    await expectFits(page)
    await page
      .getByRole('table', { name: 'Most expensive this month' })
      .getByRole('link')
      .first()
      .press('Enter')
    await expect(page.getByRole('table', { name: /^Cost by device/ }).first()).toBeVisible()
    await expectFits(page)

    await page.getByRole('link', { name: 'Messages' }).click()
    await expect(page.getByRole('table', { name: 'Devices by dialect and type' })).toContainText('vectra')
    await expectFits(page)
    expect(errors).toEqual([])
  })
}

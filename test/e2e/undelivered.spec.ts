import { type APIRequestContext, expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'
import { aTrackerOf } from './tracker.ts'

const PHONE = { width: 390, height: 844 }
const MISSING = 'Messages about 1 critical alert haven’t arrived'

test('NOT-6 a rule is marked as critical, and what does not arrive is on top of the overview and the bell until somebody has seen it', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: 'White van', type: 'van' }])
  await createRule(request, fleet)
  await openAs(fleet, page, '/dashboard/alerts')

  await test.step('NOT-6 its dialog has a switch that says what critical means', async () => {
    await page.getByRole('button', { name: 'Edit Too fast' }).click()
    const dialog = page.getByRole('dialog')
    const critical = dialog.getByRole('switch', { name: 'Critical' })
    await expect(critical).not.toBeChecked()
    await critical.press('Space')
    await expect(critical).toBeChecked()
    await expect(dialog.getByText('We keep trying for 24 hours.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: 'Edit Too fast' }).click()
    await expect(critical).toBeChecked()
    await page.keyboard.press('Escape')
  })

  const tracker = await aTrackerOf(request, fleet, 'White van')
  for (const [index, speedKmh] of [5, 60, 60].entries())
    await tracker.report({ lat: 26.19 + index * 0.0002, lng: -80.1, speedKmh })
  await tracker.end()
  const note = page.getByRole('heading', { name: MISSING })
  const bell = page.getByRole('button', { name: MISSING })

  await test.step('NOT-6 the overview and the bell say which message has not arrived, and why', async () => {
    await expect(async () => {
      await page.goto('/dashboard')
      await expect(note).toBeVisible({ timeout: 4_000 })
    }).toPass()
    await expect(
      page.getByText('Email guard@example.com · The recipient hasn’t agreed to receive notifications yet.'),
    ).toBeVisible()
    await expect(page.getByText('Nothing needs your attention.')).toBeHidden()
    await expectAccessible(page)
    await bell.click()
    const events = page.getByRole('dialog')
    await expect(events.getByRole('heading', { name: MISSING })).toBeVisible()
    await expectAccessible(page)
    await events.getByRole('link', { name: 'Too fast: White van', exact: true }).click()
    await expect(page).toHaveURL(/alerts\/events\?.*event=/)
  })

  await test.step('NOT-6 reading the event is not enough: one says on a phone, by keyboard, that one has seen it', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/dashboard')
    await expect(note).toBeVisible()
    await expectAccessible(page)
    await bell.press('Enter')
    const events = page.getByRole('dialog')
    await events.getByRole('button', { name: 'Mark as seen' }).press('Enter')
    await expect(events.getByRole('heading', { name: MISSING })).toBeHidden()
    await expect(events).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Events', exact: true })).toBeFocused()
    await expect(page.getByText('Nothing needs your attention.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Nothing needs your attention.')).toBeVisible()
  })
})

/** A rule that emails somebody who has not agreed to that. */
async function createRule(request: APIRequestContext, { accessToken }: Fleet): Promise<void> {
  const data = {
    name: 'Too fast',
    deviceId: 'ALL_DEVICES',
    conditions: [{ type: 'speed', operator: 'above', value: 30 }],
    actions: [{ type: 'email', target: 'guard@example.com' }],
  }
  const headers = { authorization: `Bearer ${accessToken}` }
  expect((await request.post('/api/vectra/alerts', { headers, data })).status()).toBe(201)
}

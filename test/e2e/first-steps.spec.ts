import { expect } from '@playwright/test'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, connectTracker, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const SCREENS = [
  { name: 'a desktop', width: 1440, height: 900, theme: 'light' },
  { name: 'a phone', width: 390, height: 844, theme: 'dark' },
]
/** With nothing in them for a new account. */
const EMPTY_PAGES = [
  '/dashboard/live',
  '/dashboard/devices',
  '/dashboard/history',
  '/dashboard/geofences?tab=list',
  '/dashboard/alerts',
  '/dashboard/shares',
]

/** With a row or card for each device. */
const LISTS = ['/dashboard', '/dashboard/devices', '/dashboard/live']

for (const { name, width, height, theme } of SCREENS)
  test(`DEV-1 SUB-1 on ${name} the first steps of a new account tick themselves off, and end`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    const account = await aFleetOf(request, [])
    const headers = { authorization: `Bearer ${account.accessToken}` }
    await request.put('/api/vectra/preferences', { headers, data: { theme } })
    const card = page.getByRole('region', { name: 'First steps' })
    const current = card.locator('[aria-current="step"]')

    await test.step('begin with a subscription, and every empty page leads there', async () => {
      await openAs(account, page, '/dashboard')
      await expect(card).toContainText('0 of 4 done')
      await expect(current.getByRole('link', { name: 'Choose a plan' })).toBeVisible()
      await expectAccessible(page)
      for (const path of EMPTY_PAGES) {
        await page.goto(path)
        await page.getByRole('link', { name: 'See your first steps (0 of 4 done)' }).click()
        await expect(page, path).toHaveURL('/dashboard')
      }
    })

    await test.step('can be hidden, also by keyboard, and come back from an empty page', async () => {
      await card.getByRole('button', { name: 'Hide first steps' }).focus()
      await page.keyboard.press('Enter')
      await expect(card).toBeHidden()
      await page.reload()
      await page.getByRole('link', { name: 'See your first steps (0 of 4 done)' }).click()
      await expect(card).toBeVisible()
    })

    const id = `FIRST-${width}-${Date.now()}`
    await test.step('go on to the device, in its dialog', async () => {
      const data = { quantity: 1, isTestingMode: true }
      await request.post('/api/vectra/subscription/purchase', { headers, data })
      await page.reload()
      await expect(card).toContainText('1 of 4 done')
      await current.getByRole('button', { name: 'Add device' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Tracker ID').fill(id)
      await dialog.getByLabel('Name', { exact: true }).fill('Sea Ray')
      await dialog.getByRole('button', { name: 'Add device' }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard/devices/${id}/connect$`))
    })

    await test.step('wherever the device is listed, it leads to its tracker settings', async () => {
      const connect = page.getByRole('link', { name: 'Connect tracker: Sea Ray' })
      for (const path of LISTS) {
        await page.goto(path)
        await connect.first().click()
        await expect(page, path).toHaveURL(new RegExp(`/dashboard/devices/${id}/connect$`))
      }
      await page.goto('/dashboard/live')
      await expect(page.getByRole('status').filter({ hasText: 'No positions yet.' })).toBeVisible()
      await expect(connect).toHaveCount(2)
      await expectAccessible(page)
    })

    await test.step('without credentials, the tracker settings create the first ones', async () => {
      await page.goto(`/dashboard/devices/${id}/connect`)
      const settings = page.getByRole('region', { name: 'Set up the tracker' })
      await expect(settings).not.toContainText('disconnects')
      await expectAccessible(page)
      await settings.getByRole('button', { name: 'Create credentials' }).click()
      await expect(page.getByRole('region', { name: 'Tracker settings' })).toBeVisible()
    })

    await test.step('tick the tracker off when it connects, and the position when it is there', async () => {
      await page.goto('/dashboard')
      await expect(card).toContainText('2 of 4 done')
      const tracker = await connectTracker(request, account.accessToken, id)
      await expect(card).toContainText('3 of 4 done')
      await expectAccessible(page)
      const position = { time: new Date().toISOString(), lat: 25.77, lng: -80.17 }
      await tracker.publishAsync(telemetryTopic(id), JSON.stringify(position), { qos: 1 })
      await expect(card).toBeHidden()
      await tracker.endAsync()
    })
  })

import { expect, type Page } from '@playwright/test'
import type { MqttClient } from 'mqtt'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { expectAccessible } from './accessible.ts'
import { aFleetOf, connectTracker, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const SECOND_MS = 1_000
const METRES_PER_DEGREE = 111_195
const BOAT = 'Catalina 34'
const LINK = 'Crew ashore'

/** A fix of a boat at anchor, so many seconds ago and so many metres north of its anchor. */
const boatFix = (secondsAgo: number, metres: number) => ({
  time: new Date(Date.now() - secondsAgo * SECOND_MS).toISOString(),
  lat: 26.1 + metres / METRES_PER_DEGREE,
  lng: -80.1,
  speedKmh: 0,
  accuracyM: 4,
})

/** A drag from 20 m to 101 m, a fix every 30 s. */
const aDrag = () => Array.from({ length: 10 }, (_, index) => boatFix(300 - index * 30, 20 + index * 9))

const publish = (tracker: MqttClient, deviceId: string, fixes: readonly object[]) =>
  tracker.publishAsync(telemetryTopic(deviceId), JSON.stringify(fixes), { qos: 1 })

/** The viewer asks again until it sees that: a link has the same answer for 5 s. */
const afterRefresh = (page: Page, see: () => Promise<void>) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await see()
  }).toPass({ intervals: [SECOND_MS] })

for (const { name, width, height, theme } of [
  { name: 'a phone in the dark', width: 390, height: 844, theme: 'dark' as const },
  { name: 'a desktop in the light', width: 1440, height: 900, theme: 'light' as const },
])
  test(`LIV-7 SHR-4 SHR-6 on ${name}: an anchor watch is shared, and whoever has the link sees it drag`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: theme })
    const fleet = await aFleetOf(request, [{ name: BOAT, type: 'sailboat', positions: [boatFix(400, 0)] }])
    const deviceId = fleet.ids[BOAT] ?? ''
    const headers = { authorization: `Bearer ${fleet.accessToken}` }
    const watchPath = `/api/vectra/devices/${deviceId}/anchor-watch`
    await request.put('/api/vectra/preferences', { headers, data: { theme, units: 'km' } })
    await openAs(fleet, page, `/dashboard/devices/${deviceId}`)
    const panel = page.getByRole('region', { name: 'Anchor watch' })
    let shareUrl = ''

    await test.step('a link to the boat is created from its watch, by keyboard', async () => {
      await expect(panel.getByRole('button', { name: 'Set anchor watch' })).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Share this watch' })).toHaveCount(0)
      await request.put(watchPath, { headers, data: { anchor: null, radiusM: 30 } })
      await page.reload()
      const share = panel.getByRole('button', { name: 'Share this watch' })
      await share.press('Enter')
      const dialog = page.getByRole('dialog', { name: `Share ${BOAT}` })
      await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
      await dialog.getByLabel('Name').fill(LINK)
      await dialog.getByLabel('Name').press('Enter')
      const link = dialog.getByRole('link', { name: `Open ${LINK}` })
      shareUrl = (await link.getAttribute('href')) ?? ''
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(share).toBeFocused()
    })

    const watch = page.getByRole('article', { name: BOAT })
    const anchor = page.locator('[data-mark="anchor"]')
    const tracker = await connectTracker(request, fleet.accessToken, deviceId)
    await test.step('the viewer sees the state of the watch, its figures and the anchor', async () => {
      await publish(tracker, deviceId, [boatFix(360, 12)])
      await page.goto(shareUrl)
      await expect(watch.getByRole('status')).toHaveText('At anchor')
      await expect(watch).toContainText(/Radius30\sm/)
      await afterRefresh(page, () =>
        expect(watch).toContainText(/From the anchor12\sm/, { timeout: SECOND_MS }),
      )
      await expect(watch.getByRole('time')).toBeVisible()
      await expect(anchor).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a drag is announced at the next refresh', async () => {
      await publish(tracker, deviceId, aDrag())
      await afterRefresh(page, () =>
        expect(watch.getByRole('alert')).toHaveText('Dragging anchor', { timeout: SECOND_MS }),
      )
      await expect(watch).toContainText(/From the anchor\d\d+\sm/)
      await expect(watch).not.toContainText(fleet.email)
      await expectAccessible(page)
    })

    await test.step('in Spanish, the watch is too', async () => {
      await page.getByRole('combobox').selectOption('Español')
      await expect(watch.getByRole('alert')).toHaveText('Garreando')
      await page.getByRole('combobox').selectOption('English')
    })

    await test.step('a watch that is lifted is gone', async () => {
      await request.delete(watchPath, { headers })
      await afterRefresh(page, () => expect(watch).toHaveCount(0, { timeout: SECOND_MS }))
      await expect(anchor).toHaveCount(0)
      await expect(page.locator('[data-mark="device"]')).toHaveCount(1)
      await tracker.endAsync()
    })
  })

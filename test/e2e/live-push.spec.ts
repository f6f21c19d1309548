import { expect, type Page, test } from '@playwright/test'
import { connectAsync } from 'mqtt'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'

const BOAT = 'Pushed boat'
const LIST = /\/api\/vectra\/devices(\?|$)/
/** A page that draws its map without a graphics card does little else. */
const CONNECTED = { timeout: 90_000 }
const at = (agoMs: number) => ({
  time: new Date(Date.now() - agoMs).toISOString(),
  lat: 25.7745,
  lng: -80.1712,
})

test('LIV-8 positions come by themselves, by asking where that does not work, and not at all while paused', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1100, height: 500 })
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
  let doorOpen = true
  const doors: { close: () => void }[] = []
  await page.routeWebSocket('**/mqtt', (door) => {
    if (!doorOpen) return void door.close()
    door.connectToServer()
    doors.push(door)
  })
  const fleet = await aFleetOf(request, [{ name: BOAT, positions: [{ ...at(60_000), speedKmh: 10 }] }])
  const updates = page.locator('[data-updates]')
  const row = page.locator('[data-device-row]', { hasText: BOAT })
  let publish: (speedKmh: number) => Promise<void> = async () => undefined

  await test.step('a new position is shown although the list cannot be read', async () => {
    await openAs(fleet, page, '/dashboard/live')
    await expect(updates).toHaveText('Live updates', CONNECTED)
    publish = await senderOf(fleet, page)
    await expect(row).toContainText(/\D6\s*mph/)
    await page.route(LIST, (route) => route.abort())
    await publish(32)
    await expect(row).toContainText(/\D20\s*mph/)
  })

  await test.step('a refresh that fails is said, and no push hides it', async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    const failed = page.getByText('The newest refresh failed')
    await expect(failed).toBeVisible({ timeout: 20_000 })
    await publish(40)
    await expect(row).toContainText(/\D25\s*mph/)
    await expect(failed).toBeVisible()
    await page.unroute(LIST)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(failed).toBeHidden()
  })

  await test.step('paused, nothing comes', async () => {
    await page.getByRole('button', { name: /^Pause updates/ }).click()
    await expect(updates).toHaveText('Paused')
    await publish(48)
    await page.waitForTimeout(2_000)
    await expect(row).toContainText(/\D25\s*mph/)
  })

  await test.step('resumed, what was missed is there', async () => {
    await page.getByRole('button', { name: /^Resume updates/ }).click()
    await expect(row).toContainText(/\D30\s*mph/)
    await expect(updates).toHaveText('Live updates', CONNECTED)
  })

  await test.step('a lost connection is said, and made again', async () => {
    doorOpen = false
    for (const door of doors) door.close()
    await expect(updates).toHaveText('Every 30 s')
    doorOpen = true
    await expect(updates).toHaveText('Live updates', CONNECTED)
    await publish(64)
    await expect(row).toContainText(/\D40\s*mph/)
  })
})

/** Takes credentials for the boat's tracker as its owner does. Answers how it tells a speed. */
async function senderOf({ ids }: Fleet, page: Page) {
  const id = ids[BOAT]
  const credentials = await page.evaluate(async (deviceId) => {
    const { accessToken } = JSON.parse(localStorage.getItem('vectra.access-token') ?? '{}')
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await fetch(`/api/vectra/devices/${deviceId}/credentials`, { method: 'POST', headers })
    return answer.json()
  }, id)
  const { host, port, username, password, topics } = credentials
  return async (speedKmh: number) => {
    const tracker = await connectAsync({ host, port, protocolVersion: 4, clientId: id, username, password })
    await tracker.publishAsync(topics.telemetry, JSON.stringify({ ...at(0), speedKmh }), { qos: 1 })
    await tracker.endAsync()
  }
}

import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { connectAsync } from 'mqtt'
import { PUSHED_WHOLE_MAX } from '../../shared/tracking/view/live-view.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const BOAT = 'Pushed boat'
const LIST = /\/api\/vectra\/devices(\?|$)/
/** Drawing the map without a GPU keeps the page busy. */
const CONNECTED = { timeout: 90_000 }
const at = (agoMs: number) => ({
  time: new Date(Date.now() - agoMs).toISOString(),
  lat: 25.7745,
  lng: -80.1712,
})

test('LIV-8 positions are pushed, polled where push does not work, and not updated while paused', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1100, height: 500 })
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
  let pushAvailable = true
  const sockets: { close: () => void }[] = []
  await page.routeWebSocket('**/mqtt', (socket) => {
    if (!pushAvailable) return void socket.close()
    socket.connectToServer()
    sockets.push(socket)
  })
  const fleet = await aFleetOf(request, [{ name: BOAT, positions: [{ ...at(60_000), speedKmh: 10 }] }])
  const updates = page.locator('[data-updates]')
  const row = page.locator('[data-device-row]', { hasText: BOAT })
  let publish: (speedKmh: number) => Promise<void> = async () => undefined

  await test.step('a new position is shown while the list cannot be fetched', async () => {
    await openAs(fleet, page, '/dashboard/live')
    await expect(updates).toHaveText('Live updates', CONNECTED)
    publish = await publisherOf(fleet, page)
    await expect(row).toContainText(/\D6\s*mph/)
    await page.route(LIST, (route) => route.abort())
    await publish(32)
    await expect(row).toContainText(/\D20\s*mph/)
  })

  await test.step('a failed refresh is shown, and a push does not hide it', async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    const failed = page.getByText('Couldn’t refresh.')
    await expect(failed).toBeVisible({ timeout: 20_000 })
    await publish(40)
    await expect(row).toContainText(/\D25\s*mph/)
    await expect(failed).toBeVisible()
    await page.unroute(LIST)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(failed).toBeHidden()
  })

  await test.step('paused, no new position is shown', async () => {
    await page.getByRole('button', { name: /^Pause updates/ }).click()
    await expect(updates).toHaveText('Paused')
    await publish(48)
    await page.waitForTimeout(2_000)
    await expect(row).toContainText(/\D25\s*mph/)
  })

  await test.step('resumed, missed positions are shown', async () => {
    await page.getByRole('button', { name: /^Resume updates/ }).click()
    await expect(row).toContainText(/\D30\s*mph/)
    await expect(updates).toHaveText('Live updates', CONNECTED)
  })

  await test.step('a lost connection is shown, then restored', async () => {
    pushAvailable = false
    for (const socket of sockets) socket.close()
    await expect(updates).toHaveText('Every 30 s')
    pushAvailable = true
    await expect(updates).toHaveText('Live updates', CONNECTED)
    await publish(64)
    await expect(row).toContainText(/\D40\s*mph/)
  })
})

test('LIV-8 a page of a large account says what it shows, and gets the positions of that', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [{ name: BOAT, positions: [{ ...at(60_000), speedKmh: 10 }] }])
  await addDevices(request, fleet, PUSHED_WHOLE_MAX)
  const shown = page.waitForRequest((sent) => sent.url().endsWith('/api/vectra/devices/shown'), CONNECTED)
  await openAs(fleet, page, '/dashboard/live?q=pushed')
  const { viewId, deviceIds } = (await shown).postDataJSON()
  expect(viewId).toMatch(/^[0-9a-f]{16}$/)
  expect(deviceIds).toEqual([fleet.ids[BOAT]])
  await expect(page.locator('[data-updates]')).toHaveText('Live updates', CONNECTED)
  const publish = await publisherOf(fleet, page)
  const row = page.locator('[data-device-row]', { hasText: BOAT })
  await page.route(LIST, (route) => route.abort())
  await publish(32)
  await expect(row).toContainText(/\D20\s*mph/)
})

/** Adds devices that have never reported, a few at a time. */
async function addDevices(request: APIRequestContext, { accessToken }: Fleet, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const add = async (index: number) => {
    const vectraDeviceId = `LARGE-${randomBytes(4).toString('hex').toUpperCase()}`
    const data = { vectraDeviceId, deviceName: `Other ${index}`, deviceType: 'van', testingMode: true }
    expect((await request.post('/api/vectra/devices', { headers, data })).status()).toBe(201)
  }
  for (let first = 0; first < count; first += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => add(first + index)))
}

/** Creates credentials for the boat's tracker as its owner. Returns a function that publishes a speed. */
async function publisherOf({ ids }: Fleet, page: Page) {
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

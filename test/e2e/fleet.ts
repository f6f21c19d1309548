import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { connectAsync, type MqttClient } from 'mqtt'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { aBrowserAccount, type BrowserStorage, signIn } from '../make/accounts/browser-account.ts'

type Device = {
  name: string
  type?: string
  tags?: string[]
  positions?: object[]
  plate?: string
  icon?: string
}
export type Fleet = {
  email: string
  ids: Record<string, string>
  accessToken: string
  browserStorage: BrowserStorage
}

/** A confirmed account whose devices have sent their positions, set up through the API like any client. */
export async function aFleetOf(request: APIRequestContext, devices: readonly Device[]): Promise<Fleet> {
  const account = await aBrowserAccount(request)
  const { accessToken, storage } = await signIn(account, request)
  const headers = { authorization: `Bearer ${accessToken}` }
  const ids: Record<string, string> = {}
  for (const { name, type = 'boat', tags = [], positions = [], plate, icon } of devices) {
    const id = `FLEET-${randomBytes(4).toString('hex').toUpperCase()}`
    ids[name] = id
    const labels = { deviceName: name, deviceType: type, vehicleNum: plate, customIcon: icon }
    const device = { vectraDeviceId: id, ...labels, testingMode: true }
    expect((await request.post('/api/vectra/devices', { headers, data: device })).status()).toBe(201)
    const edit = { deviceName: name, tags }
    expect((await request.put(`/api/vectra/device/${id}`, { headers, data: edit })).status()).toBe(200)
    if (positions.length === 0) continue
    const tracker = await connectTracker(request, accessToken, id)
    await tracker.publishAsync(telemetryTopic(id), JSON.stringify(positions), { qos: 1 })
    await tracker.endAsync()
  }
  return { ...account, ids, accessToken, browserStorage: storage }
}

/** Creates credentials for a device and connects as its tracker. */
export async function connectTracker(
  request: APIRequestContext,
  accessToken: string,
  deviceId: string,
): Promise<MqttClient> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await request.post(`/api/vectra/devices/${deviceId}/credentials`, { headers })
  const { host, port, username, password } = await answer.json()
  return connectAsync({ host, port, protocolVersion: 4, clientId: deviceId, username, password })
}

/** Opens a page of the dashboard as the fleet's owner, in a browser where they are signed in. */
export async function openAs({ browserStorage }: Fleet, page: Page, path: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, browserStorage)
  await page.goto(path)
}

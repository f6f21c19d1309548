import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { devices as routes } from '../../../shared/devices/devices.routes.ts'
import { type Account, anAccount, apiUrl } from '../../make/account.ts'
import { type LocalStore, localStore } from '../../make/local/local-store.ts'
import { accountOf, aFleet, seedFleet } from '../../make/seed-fleet.ts'

const DEVICES = 2_000
const OTHERS = 40
/** A fifth of Lambda's 6 MB for a fifth of the largest account. */
const MAX_BYTES = 1_200_000

/** The answer as it goes over the wire. */
function wireAnswer(account: Account): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  const headers = { authorization: `Bearer ${account.accessToken}`, 'accept-encoding': 'gzip' }
  return new Promise((resolve, reject) => {
    const asking = request(`${apiUrl()}/vectra/devices`, { headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) })
    })
    asking.on('error', reject)
    asking.end()
  })
}

async function listed(account: Account) {
  const { encoding, bytes } = await wireAnswer(account)
  const text = (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  return { encoding, bytes, text, ...routes.listDevices.reply.parse(JSON.parse(text)) }
}

describe('an account of thousands of devices', () => {
  let store: LocalStore
  let account: Account
  let fleet: ReturnType<typeof aFleet>

  beforeAll(async () => {
    store = await localStore(inject('storeEndpoint'))
    account = await anAccount()
    fleet = aFleet(accountOf(account.accessToken), DEVICES, Date.now(), 'MANY')
    await seedFleet(store, fleet)
  })

  it('API-1 all of them come at once, each where it is, compressed and far below the limit', async () => {
    const { devices, availableDevices, message, encoding, bytes } = await listed(account)
    expect({ availableDevices, message, encoding }).toEqual({
      availableDevices: 0,
      message: null,
      encoding: 'gzip',
    })
    expect(bytes.length).toBeLessThan(MAX_BYTES)
    const places = devices.map(({ id, tracking }) => ({
      id,
      lat: tracking?.latitude,
      lng: tracking?.longitude,
    }))
    expect(places).toEqual(
      fleet.map(({ device, tracked }) => ({
        id: device.deviceId,
        lat: tracked.last?.lat,
        lng: tracked.last?.lng,
      })),
    )
    expect(new Set(devices.map(({ tracking }) => tracking?.freshness))).toEqual(
      new Set(['live', 'delayed', 'lastKnown', 'asleep', 'silent']),
    )
  })

  it('T13 the account beside it gets its own and nothing else', async () => {
    const beside = await anAccount()
    expect((await listed(beside)).devices).toEqual([])
    await seedFleet(store, aFleet(accountOf(beside.accessToken), OTHERS, Date.now(), 'BESIDE'))
    const [theirs, ours] = [await listed(beside), await listed(account)]
    expect(theirs.devices).toHaveLength(OTHERS)
    expect(theirs.text).not.toContain('MANY')
    expect(ours.devices).toHaveLength(DEVICES)
    expect(ours.text).not.toContain('BESIDE')
  })

  it('T19 a device whose subscription is cancelled, moved or gone tells nothing in the very next answer', async () => {
    const subscription = (deviceId: string) => ({
      TableName: store.tables.subscriptions,
      Key: { accountId: accountOf(account.accessToken), subscriptionId: `sub-${deviceId}` },
    })
    const setting = (deviceId: string, field: string, value: string | null) =>
      store.client.send(
        new UpdateCommand({
          ...subscription(deviceId),
          UpdateExpression: 'SET #field = :value',
          ExpressionAttributeNames: { '#field': field },
          ExpressionAttributeValues: { ':value': value },
        }),
      )
    await listed(account)
    await setting('MANY00003', 'status', 'canceled')
    await setting('MANY00900', 'assignedDeviceId', null)
    await store.client.send(new DeleteCommand(subscription('MANY01999')))
    const { devices, availableDevices } = await listed(account)
    const untold = devices.filter(({ tracking }) => tracking === null)
    expect(untold.map(({ id }) => id)).toEqual(['MANY00003', 'MANY00900', 'MANY01999'])
    expect(untold.every((one) => !one.isOnline && !one.hasSubscription && one.subscriptionId === null)).toBe(
      true,
    )
    expect({ devices: devices.length, availableDevices }).toEqual({ devices: DEVICES, availableDevices: 1 })
  })
})

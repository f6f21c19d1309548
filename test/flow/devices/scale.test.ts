import { gunzipSync } from 'node:zlib'
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { devices as routes } from '../../../shared/devices/devices.routes.ts'
import { type Account, anAccount, apiUrl } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { rawRequest } from '../../make/api/raw-request.ts'
import { type LocalStore, localStore } from '../../make/local/local-store.ts'
import { aFleet, seedFleet } from '../../make/seed-fleet.ts'

const DEVICES = 2_000
const SMALL_FLEET = 40
/** A fifth of Lambda's 6 MB, for a fifth of the largest account. */
const MAX_BYTES = 1_200_000

async function listDevices({ accessToken }: Account) {
  const { headers, bytes } = await rawRequest(`${apiUrl()}/vectra/devices`, {
    headers: { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip' },
  })
  const encoding = headers['content-encoding']
  const text = (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  return { encoding, bytes, text, ...routes.listDevices.reply.parse(JSON.parse(text)) }
}

describe('an account with thousands of devices', () => {
  let store: LocalStore
  let account: Account
  let fleet: ReturnType<typeof aFleet>

  beforeAll(async () => {
    store = await localStore(inject('storeEndpoint'))
    account = await anAccount()
    fleet = aFleet(accountIdOf(account.accessToken), DEVICES, Date.now(), 'MANY')
    await seedFleet(store, fleet)
  })

  it('API-1 lists all of them in one reply, each at its position, compressed and far below the limit', async () => {
    const { devices, availableDevices, message, encoding, bytes } = await listDevices(account)
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

  it('T13 another account lists only its own devices', async () => {
    const other = await anAccount()
    expect((await listDevices(other)).devices).toEqual([])
    await seedFleet(store, aFleet(accountIdOf(other.accessToken), SMALL_FLEET, Date.now(), 'OTHER'))
    const [theirs, ours] = [await listDevices(other), await listDevices(account)]
    expect(theirs.devices).toHaveLength(SMALL_FLEET)
    expect(theirs.text).not.toContain('MANY')
    expect(ours.devices).toHaveLength(DEVICES)
    expect(ours.text).not.toContain('OTHER')
  })

  it('T19 a device whose subscription is cancelled, reassigned or deleted has no tracking in the very next reply', async () => {
    const subscription = (deviceId: string) => ({
      TableName: store.tables.subscriptions,
      Key: { accountId: accountIdOf(account.accessToken), subscriptionId: `sub-${deviceId}` },
    })
    const updateField = (deviceId: string, field: string, value: string | null) =>
      store.client.send(
        new UpdateCommand({
          ...subscription(deviceId),
          UpdateExpression: 'SET #field = :value',
          ExpressionAttributeNames: { '#field': field },
          ExpressionAttributeValues: { ':value': value },
        }),
      )
    await listDevices(account)
    await updateField('MANY00003', 'status', 'canceled')
    await updateField('MANY00900', 'assignedDeviceId', null)
    await store.client.send(new DeleteCommand(subscription('MANY01999')))
    const { devices, availableDevices } = await listDevices(account)
    const hidden = devices.filter(({ tracking }) => tracking === null)
    expect(hidden.map(({ id }) => id)).toEqual(['MANY00003', 'MANY00900', 'MANY01999'])
    expect(hidden.every((one) => !one.isOnline && !one.hasSubscription && one.subscriptionId === null)).toBe(
      true,
    )
    expect({ devices: devices.length, availableDevices }).toEqual({ devices: DEVICES, availableDevices: 1 })
  })
})

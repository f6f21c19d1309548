import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll } from 'vitest'
import { assignSubscription } from '../../../functions/handlers/subscriptions/assign-subscription.ts'
import { assignmentStore } from '../../../functions/stores/billing/assignments.ts'
import {
  type StoredSubscription,
  subscriptionStore,
} from '../../../functions/stores/billing/subscriptions.ts'
import { claimStore } from '../../../functions/stores/devices/claims.ts'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { aStoredDevice } from '../a-stored-device.ts'
import { aTable } from '../local/a-table.ts'
import { type StoreEngine, storeEngine } from '../local/store-engine.ts'
import { NOON } from '../tracking/a-position.ts'
import { aStoredSubscription } from './a-stored-subscription.ts'

let made = 0

/** Owners of subscriptions and devices on a store of their own. To be called at the top of a test file. */
export function subscriptionOwners() {
  let engine: StoreEngine
  let tables: Record<'devices' | 'subscriptions' | 'trackers', string>
  beforeAll(async () => {
    engine = await storeEngine()
    tables = {
      devices: await engine.createTable(aTable('Devices', 'accountId', 'deviceId')),
      subscriptions: await engine.createTable(aTable('Subscriptions', 'accountId', 'subscriptionId')),
      trackers: await engine.createTable(aTable('Trackers', 'trackerId')),
    }
  })
  afterAll(() => engine.stop())

  return async (subscriptionIds: readonly string[], deviceIds: readonly string[]) => {
    const { client } = engine
    const accountId = `account${made++}`
    const clock = { now: NOON }
    const deps = {
      subscriptions: subscriptionStore(client, tables.subscriptions, () => clock.now),
      devices: deviceStore(client, tables.devices),
      assignments: assignmentStore(client, tables),
      now: () => clock.now,
    }
    const put = (fields: Partial<StoredSubscription>) =>
      client.send(
        new PutCommand({
          TableName: tables.subscriptions,
          Item: aStoredSubscription({ ...fields, accountId }),
        }),
      )
    for (const subscriptionId of subscriptionIds) await put({ subscriptionId })
    for (const deviceId of deviceIds) {
      const Item = aStoredDevice({
        accountId,
        deviceId,
        trackId: `${accountId}-${deviceId}`,
        subscriptionId: null,
      })
      await client.send(new PutCommand({ TableName: tables.devices, Item }))
    }
    return {
      accountId,
      clock,
      put,
      ...deps,
      claims: claimStore(client, tables),
      assign: (subscriptionId: string, deviceId: string | null) =>
        assignSubscription(wholeAccount(accountId), subscriptionId, deviceId, deps),
      subscription: (subscriptionId: string) => deps.subscriptions.get(accountId, subscriptionId),
      device: (deviceId: string) => deps.devices.get(wholeAccount(accountId), deviceId),
    }
  }
}

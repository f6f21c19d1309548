import type { CancellationReason } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { packPositions } from '../../shared/tracking/packing/pack-positions.ts'
import { aStoredDevice } from '../../test/make/a-stored-device.ts'
import { aMockStore } from '../../test/make/aws/a-mock-store.ts'
import { conditionFailed, transactionCanceled } from '../../test/make/aws/store-errors.ts'
import { aStoredEvent } from '../../test/make/geofences/a-stored-event.ts'
import { aStoredGeofence } from '../../test/make/geofences/a-stored-geofence.ts'
import { aStoredSchedule } from '../../test/make/reports/a-schedule.ts'
import { aStoredRule } from '../../test/make/rules/a-stored-rule.ts'
import { aStoredOrder } from '../../test/make/subscriptions/a-stored-order.ts'
import { aStoredSubscription } from '../../test/make/subscriptions/a-stored-subscription.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aTracked } from '../../test/make/tracking/a-tracked.ts'
import { billingLogStore } from './billing/billing-log.ts'
import { orderStore } from './billing/orders.ts'
import { purchaseStore } from './billing/purchases.ts'
import { claimStore } from './devices/claims.ts'
import { deviceEditStore } from './devices/device-edits.ts'
import { wholeAccount } from './devices/device-scope.ts'
import { dueStore } from './due.ts'
import { eventStore } from './events/events.ts'
import { geofenceStore } from './geofences/geofences.ts'
import { scheduleStore } from './reports/schedules.ts'
import { ruleStore } from './rules.ts'
import { trailStore } from './trails/trails.ts'

const OUTAGE = new Error('The store does not answer')
const FAILED = 'ConditionalCheckFailed'
const TABLES = {
  accounts: 'Accounts',
  billingLog: 'BillingLog',
  devices: 'Devices',
  due: 'Due',
  geofences: 'Geofences',
  orders: 'Orders',
  rules: 'Rules',
  schedules: 'Schedules',
  subscriptions: 'Subscriptions',
  trackers: 'Trackers',
}

type Write = (client: DynamoDBDocumentClient) => Promise<unknown>

const PAID = { accountId: 'owner', at: NOON, kind: 'paid', about: 'order', cents: 999 } as const
const LATE = { kind: 'late', accountId: 'owner', deviceId: 'T1', trackId: 'track-1', from: NOON } as const
const EDIT = { deviceName: 'Sea Ray', deviceType: 'boat' }
const LIVE_CHANGE = {
  tracked: aTracked({}),
  packedTail: packPositions([]),
  received: 1,
  batched: 0,
  held: 0,
  rulesCheckAt: null,
}

describe('a write whose condition fails', () => {
  it.each<[string, Write, unknown]>([
    [
      'an entry of the billing log that is there',
      (client) => billingLogStore(client, 'T').append(PAID),
      undefined,
    ],
    [
      'late work that is due from earlier on',
      (client) => dueStore(client, 'T').putFrom(NOON, LATE),
      undefined,
    ],
    ['an event that is stored', (client) => eventStore(client, 'T').create(aStoredEvent()), false],
    ['an order whose id is taken', (client) => orderStore(client, 'T').create(aStoredOrder()), false],
    ['an order that has changed', (client) => orderStore(client, 'T').update(aStoredOrder()), null],
    [
      'a live item that is gone',
      (client) => trailStore(client, 'T').advanceLive('track-1', 1, LIVE_CHANGE),
      { isWritten: false, live: null },
    ],
  ])('F09 is answered for %s, and an outage is not taken for it', async (_, write, answer) => {
    const { client, store } = aMockStore()
    store.rejectsOnce(conditionFailed()).rejectsOnce(OUTAGE)
    expect(await write(client)).toEqual(answer)
    expect(store.calls()).toHaveLength(1)
    await expect(write(client)).rejects.toThrow(OUTAGE)
    expect(store.calls()).toHaveLength(2)
  })
})

const claim: Write = (client) =>
  claimStore(client, TABLES).claim(aStoredDevice(), { kind: 'free', subscription: aStoredSubscription() })
const edit: Write = (client) => deviceEditStore(client, TABLES).update(wholeAccount('owner'), 'SEA240', EDIT)
const createRule: Write = (client) => ruleStore(client, TABLES).create(aStoredRule(), NOON)
const createGeofence: Write = (client) => geofenceStore(client, TABLES).create(aStoredGeofence(), NOON)
const createSchedule: Write = (client) => scheduleStore(client, TABLES).create(aStoredSchedule())
const savePurchase = (eventId: string | null): Write => {
  const nothing = { created: [], changed: [], entries: [PAID], due: [], details: null }
  return (client) => purchaseStore(client, TABLES).save({ order: aStoredOrder(), ...nothing, eventId })
}

/** A store that cancels a transaction because of a conflict first, and then for these reasons. */
function canceling(...reasons: CancellationReason['Code'][]) {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { client, store } = aMockStore()
  store
    .on(TransactWriteCommand)
    .rejectsOnce(transactionCanceled(...reasons.map(() => 'TransactionConflict')))
    .rejectsOnce(transactionCanceled(...reasons))
  return { client, store }
}

describe('a transaction that is tried again after a conflict, and then refused,', () => {
  it.each<[string, Write, CancellationReason['Code'][], unknown]>([
    ['T64 a claim of a tracker that is taken', claim, [FAILED, 'None', 'None'], 'tracker-taken'],
    ['T64 a claim with a slot that is taken', claim, ['None', 'None', FAILED], 'slot-taken'],
    ['T64 a claim of a taken tracker with a taken slot', claim, [FAILED, 'None', FAILED], 'tracker-taken'],
    ['T13 an edit of a device that the account does not have', edit, [FAILED, 'None'], false],
    ['T13 an edit of the tracker of another account', edit, ['None', FAILED], false],
    ['T16 a rule whose id is taken', createRule, [FAILED, 'None'], 'taken'],
    ['ALR-4 one rule too many', createRule, ['None', FAILED], 'too-many'],
    ['GEO-7 one geofence too many', createGeofence, ['None', FAILED], 'too-many'],
    ['REP-2 one schedule too many', createSchedule, ['None', FAILED], false],
    [
      'SUB-7 a purchase of an event that was done',
      savePurchase('evt_1'),
      [FAILED, 'None', 'None'],
      'repeated',
    ],
    ['SUB-7 a purchase that has changed', savePurchase('evt_1'), ['None', FAILED, 'None'], 'changed'],
    ['SUB-7 a purchase without an event that has changed', savePurchase(null), [FAILED, 'None'], 'changed'],
  ])('%s', async (_, write, reasons, answer) => {
    const { client, store } = canceling(...reasons)
    expect(await write(client)).toEqual(answer)
    expect(store).toHaveReceivedCommandTimes(TransactWriteCommand, 2)
  })

  it.each([
    ['a geofence', createGeofence],
    ['a schedule', createSchedule],
  ])('throws if %s has an id that nothing else should have', async (_, write) => {
    const { client } = canceling(FAILED, 'None')
    await expect(write(client)).rejects.toThrow('has the id of another')
  })
})

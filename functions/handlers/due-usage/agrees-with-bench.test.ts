import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  authorizerMonth,
  type CountedDay,
  DAYS_IN_MONTH,
  directMonth,
  totalOf,
} from '../../../shared/costs/device-month.ts'
import { AUTHORIZER, MERGING, PER_MESSAGE, REFRESH, TELEMETRY } from '../../../shared/costs/estimate.ts'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { countingStore } from '../../../test/bench/cost/counting-store.ts'
import { dayOfAVan, ruleEvent } from '../../../test/bench/cost/simulated-day.ts'
import { aStoredDevice } from '../../../test/make/a-stored-device.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { storeClient } from '../../../test/make/local/local-store.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aStoredSubscription } from '../../../test/make/subscriptions/a-stored-subscription.ts'
import { ingestMessage } from '../../ingest/actions.ts'
import { ingestDeps } from '../../ingest/ingest-deps.ts'
import type { ingestUses } from '../../ingest/ingest-uses.ts'
import type { Used } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { DEPLOYED_HISTORY_MONTHS } from '../../stores/devices/history-lifetime.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { eventStore } from '../../stores/events/events.ts'
import { dayOf } from '../../stores/trails/merged-day.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { usageStore } from '../../stores/usage.ts'
import { accountCost } from '../../usage/costs.ts'
import { countAccount } from './count-account.ts'

/** The day of the bench. */
const END = Date.UTC(2026, 5, 8)
/** Instances that take turns, as in the bench. */
const INSTANCES = 4
/** Claiming the work of a merge, and removing it. */
const UNITS_OF_DUE_WORK = 2
const AGREES_WITHIN = 0.05
/** Two seconds, unless the machine is busy. */
const DAY_TIMEOUT_MS = 5 * MINUTE_MS
const TRACKER_ID = 'VAN012'
const TABLES = {
  accounts: aTable('Accounts', 'accountId'),
  commands: aTable('Commands', 'trackId', 'entry'),
  devices: aTable('Devices', 'accountId', 'deviceId'),
  due: aTable('Due', 'minute', 'dueKey'),
  events: aTable('Events', 'accountId', 'eventKey'),
  geofences: aTable('Geofences', 'accountId', 'geofenceId'),
  maintenance: aTable('Maintenance', 'accountId', 'maintenanceId'),
  recipients: aTable('Recipients', 'accountId', 'recipient'),
  rules: aTable('Rules', 'accountId', 'ruleId'),
  subscriptions: aTable('Subscriptions', 'accountId', 'subscriptionId'),
  trackers: aTable('Trackers', 'trackerId'),
  trails: aTable('Trails', 'trackId', 'itemKey'),
  usage: aTable('Usage', 'accountId', 'usageKey'),
}

let engine: StoreEngine
beforeAll(async () => {
  engine = await storeEngine()
})
afterAll(() => engine.stop())
afterEach(() => void vi.useRealTimers())

it('T106 the count of the simulated day costs what the bench measures of it, within 5 %', {
  timeout: DAY_TIMEOUT_MS,
}, async () => {
  const entries = await Promise.all(
    Object.entries(TABLES).map(async ([name, table]) => [name, await engine.createTable(table)] as const),
  )
  const tables = Object.fromEntries(entries) as Record<keyof typeof TABLES, string>
  const { client } = engine
  const store = await countingStore(engine.endpoint)
  const day = dayOfAVan(END, 7)
  const start = dayOf(day[0]?.at ?? 0)
  const subscription = aStoredSubscription({
    accountId: 'a',
    subscriptionId: 's1',
    assignedDeviceId: TRACKER_ID,
  })
  const device = aStoredDevice({
    accountId: 'a',
    deviceId: TRACKER_ID,
    trackId: 'a-track-of-thirty-six-characters----',
    createdAt: toIso(start),
  })
  const { trackId, deviceType } = device
  const tracker = { trackerId: TRACKER_ID, accountId: 'a', trackId, deviceType, passwordHash: null }
  await client.send(new PutCommand({ TableName: tables.subscriptions, Item: subscription }))
  await client.send(new PutCommand({ TableName: tables.devices, Item: device }))
  await client.send(new PutCommand({ TableName: tables.trackers, Item: tracker }))
  const used: Used<typeof ingestUses> = {
    tables,
    queues: { notify: 'http://127.0.0.1:1/notify' },
    deadLetters: {},
    secrets: {},
    settings: { topicNamespace: '' },
  }
  // before the instances take the clock
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const instances = Array.from(
    { length: INSTANCES },
    () => ingestDeps(storeClient(store.endpoint), used).deps,
  )
  for (const [index, fix] of day.entries()) {
    vi.setSystemTime(fix.at)
    const { topic, client: clientId, receivedAt, body } = ruleEvent(TRACKER_ID, fix)
    const deps = instances[index % INSTANCES]
    if (deps === undefined) throw new Error('There is no instance')
    await ingestMessage({ topic, clientId, receivedAt, bytes: Buffer.from(body, 'base64') }, deps)
  }
  const units = store.units()
  await trailStore(storeClient(store.endpoint), tables.trails).mergeDay(trackId, start)
  const merged = store.units()
  store.close()
  const trails = trailStore(client, tables.trails)
  await trails.mergeDay(trackId, start - DAY_MS)
  const bytes = [...(await trails.mergedBytes(trackId, start - DAY_MS, END)).values()]
  const storedBytes = bytes.reduce((sum, one) => sum + one, 0)

  const usage = usageStore(client, tables.usage)
  const countedAt = END + 3 * DAY_MS
  const counted = await countAccount('a', {
    accounts: accountStore(client, tables.accounts),
    devices: deviceStore(client, tables.devices),
    trackers: trackerStore(client, tables.trackers),
    trails,
    events: eventStore(client, tables.events),
    subscriptions: subscriptionStore(client, tables.subscriptions),
    usage,
    now: () => countedAt,
  })
  if (counted === null) throw new Error('The account is closed')
  expect(accountCost(counted, '2026-06').sent).toMatchObject({ messages: day.length, positions: day.length })
  // as if it had been counted when the day was over: the connection lasts as long as the day
  const asOfTheDay = { ...counted, account: { ...counted.account, countedAt: start + DAY_MS } }
  const estimated = accountCost(asOfTheDay, '2026-06').dollars

  const measured: CountedDay = {
    drivingMessages: day.length,
    parkedMessages: 0,
    writeUnits: units.writes,
    readUnits: units.reads,
    provisionable: { writes: 0, reads: 0 },
    // time is measured by the bench itself, which compares the whole
    cpuMs: PER_MESSAGE.cpuMs,
    logBytes: 0,
    recordBytes: 0,
    storedBytes,
    storedPositions: day.length,
    merging: {
      writeUnits: merged.writes - units.writes + UNITS_OF_DUE_WORK,
      readUnits: merged.reads - units.reads,
      cpuMs: MERGING.cpuMs,
    },
  }
  const fleet = { devices: 1_000, drivingHours: 4, retentionMonths: DEPLOYED_HISTORY_MONTHS }
  const month = totalOf(directMonth(measured, TELEMETRY, fleet)) + authorizerMonth(REFRESH, AUTHORIZER, 1)
  const ofTheDay = month / DAYS_IN_MONTH
  expect(Math.abs(estimated / ofTheDay - 1)).toBeLessThan(AGREES_WITHIN)
})

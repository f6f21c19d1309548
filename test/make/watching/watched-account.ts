import { randomUUID } from 'node:crypto'
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll } from 'vitest'
import { trailRecorder } from '../../../functions/ingest/record-positions.ts'
import { cachedFor } from '../../../functions/runtime/cached-for.ts'
import { accountStore } from '../../../functions/stores/accounts/accounts.ts'
import { phoneStore } from '../../../functions/stores/accounts/phones.ts'
import { subscriptionStore } from '../../../functions/stores/billing/subscriptions.ts'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { maintenanceStore } from '../../../functions/stores/devices/maintenance.ts'
import { trackerStore } from '../../../functions/stores/devices/trackers.ts'
import { dueStore } from '../../../functions/stores/due.ts'
import { DueWork } from '../../../functions/stores/due-work.ts'
import type { EventFilter } from '../../../functions/stores/events/event-pages.ts'
import { eventStore } from '../../../functions/stores/events/events.ts'
import { geofenceStore, type StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { recipientStore } from '../../../functions/stores/notifications/recipients.ts'
import { type RuleSettings, ruleStore } from '../../../functions/stores/rules.ts'
import { shareStore } from '../../../functions/stores/shares.ts'
import { anchorWatchStore } from '../../../functions/stores/trails/anchor-watches.ts'
import { floatPlanStore } from '../../../functions/stores/trails/float-plans.ts'
import { trailStore } from '../../../functions/stores/trails/trails.ts'
import { watchStore } from '../../../functions/stores/trails/watch-item.ts'
import { type AnnounceDeps, announceEvents } from '../../../functions/watching/announce-events.ts'
import { deviceWatches } from '../../../functions/watching/device-watch.ts'
import { watchedDefinitions } from '../../../functions/watching/watched-definitions.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { aStoredDevice } from '../a-stored-device.ts'
import { scanMinute } from '../due/scan-minute.ts'
import { aTable } from '../local/a-table.ts'
import { type StoreEngine, storeEngine } from '../local/store-engine.ts'
import { aStoredRule } from '../rules/a-stored-rule.ts'
import { aStampedPosition, NOON } from '../tracking/a-position.ts'
import { aGeofence } from './a-geofence.ts'

const TABLES = {
  accounts: aTable('Accounts', 'accountId'),
  commands: aTable('Commands', 'trackId', 'entry'),
  devices: aTable('Devices', 'accountId', 'deviceId'),
  due: aTable('Due', 'minute', 'dueKey'),
  events: aTable('Events', 'accountId', 'eventKey'),
  geofences: aTable('Geofences', 'accountId', 'geofenceId'),
  logbook: aTable('Logbook', 'accountId', 'tripKey'),
  maintenance: aTable('Maintenance', 'accountId', 'maintenanceId'),
  members: aTable('Members', 'accountId', 'memberKey'),
  recipients: aTable('Recipients', 'accountId', 'recipient'),
  rules: aTable('Rules', 'accountId', 'ruleId'),
  schedules: aTable('Schedules', 'accountId', 'scheduleId'),
  shares: aTable('Shares', 'accountId', 'shareId'),
  subscriptions: aTable('Subscriptions', 'accountId', 'subscriptionId'),
  trackers: aTable('Trackers', 'trackerId'),
  trails: aTable('Trails', 'trackId', 'itemKey'),
}
type Tables = Record<keyof typeof TABLES, string>

/** Starts one local store for the tests of a file. Returns a maker of accounts, each with a boat that is tracked. */
export function watchedAccounts() {
  let engine: StoreEngine
  const tables: Tables = { ...NO_NAMES }
  beforeAll(async () => {
    engine = await storeEngine()
    for (const name of NAMES) tables[name] = await engine.createTable(TABLES[name])
  })
  afterAll(() => engine.stop())
  return (geofences: readonly Partial<StoredGeofence>[] = [{}], rules: readonly GivenRule[] = []) =>
    anAccountOn(engine, tables, geofences, rules)
}

type AlertSettings = Extract<RuleSettings, { format: 'alert' }>
/** An alert rule of all devices; it is faster than 80 km/h, unless its settings say otherwise. */
type GivenRule = Partial<AlertSettings> & { ruleId?: string; definedAt?: number }
const ALERT: AlertSettings = {
  format: 'alert',
  name: 'Too fast',
  deviceId: 'ALL_DEVICES',
  tags: [],
  enabled: true,
  conditions: [{ type: 'speed', operator: 'above', value: 80 }],
  actions: [{ type: 'email', target: '' }],
  cooldownMinutes: 0,
}

const NAMES = [
  'accounts',
  'commands',
  'devices',
  'due',
  'events',
  'geofences',
  'logbook',
  'maintenance',
  'members',
  'recipients',
  'rules',
  'schedules',
  'shares',
  'subscriptions',
  'trackers',
  'trails',
] as const
const NO_NAMES: Tables = {
  accounts: '',
  commands: '',
  devices: '',
  due: '',
  events: '',
  geofences: '',
  logbook: '',
  maintenance: '',
  members: '',
  recipients: '',
  rules: '',
  schedules: '',
  shares: '',
  subscriptions: '',
  trackers: '',
  trails: '',
}

export type WatchedAccount = Awaited<ReturnType<typeof anAccountOn>>

async function anAccountOn(
  { client }: StoreEngine,
  tables: Tables,
  given: readonly Partial<StoredGeofence>[],
  givenRules: readonly GivenRule[],
) {
  const accountId = randomUUID()
  const device = aStoredDevice({ accountId, deviceId: 'SEA240', trackId: randomUUID() })
  const { deviceId, trackId } = device
  const clock = { now: NOON }
  const now = () => clock.now
  const put = (table: string, Item: object) => client.send(new PutCommand({ TableName: table, Item }))
  await put(tables.devices, device)
  const { deviceType } = device
  await put(tables.trackers, { accountId, trackerId: deviceId, trackId, deviceType, passwordHash: null })
  await put(tables.subscriptions, {
    accountId,
    subscriptionId: 's1',
    status: 'active',
    planType: 'test',
    amountCents: 0,
    assignedDeviceId: deviceId,
    createdAt: toIso(NOON),
  })
  const geofences = geofenceStore(client, tables)
  const events = eventStore(client, tables.events)
  const due = dueStore(client, tables.due)
  const dueOf = (minute: number) => scanMinute(client, tables.due, minute)
  const devices = deviceStore(client, tables.devices)
  const subscriptions = subscriptionStore(client, tables.subscriptions)
  const accounts = accountStore(client, tables.accounts)
  const trails = trailStore(client, tables.trails)
  const watches = watchStore(client, tables)
  const anchors = anchorWatchStore(client, tables)
  const plans = floatPlanStore(client, tables)
  const shares = shareStore(client, tables.shares)
  const recipients = recipientStore(client, tables.recipients)
  const phones = phoneStore(client, tables.accounts)
  const trackers = trackerStore(client, tables.trackers)
  const rules = ruleStore(client, tables)
  const maintenance = maintenanceStore(client, tables)
  for (const one of givenRules) {
    const { ruleId = randomUUID(), definedAt = 0, ...settings } = one
    const rule = aStoredRule({ accountId, ruleId, definedAt })
    await rules.create({ ...rule, settings: { ...ALERT, ...settings } }, NOON)
  }
  for (const one of given) await geofences.create(aGeofence({ accountId, ...one }), NOON)

  const reads = { accounts: 0, geofences: 0, rules: 0, watches: 0 }
  const queued: unknown[] = []
  const cuts: string[] = []
  const restores: string[] = []
  const announce: AnnounceDeps = {
    getWatch: accounts.getWatch,
    views: { publish: async () => undefined },
    queue: { send: async (message) => void queued.push(message) },
    due,
    switchRelay: async ({ eventKey }, kind) => void (kind === 'cut' ? cuts : restores).push(eventKey),
    countFiring: rules.countFiring,
    clock: now,
  }

  /** An instance of the telemetry function. */
  function anInstance(store = { trails, watches }) {
    const countedWatches = {
      ...store.watches,
      get(id: string) {
        reads.watches += 1
        return store.watches.get(id)
      },
    }
    const record = trailRecorder(store.trails, countedWatches, async () => undefined)
    const getWatch = cachedFor(
      SECOND_MS,
      (id: string) => {
        reads.accounts += 1
        return accounts.getWatch(id)
      },
      now,
    )
    const watchOf = deviceWatches({
      getWatch,
      definitions: watchedDefinitions({
        geofences: {
          list(id) {
            reads.geofences += 1
            return geofences.list(id)
          },
        },
        rules: {
          list(id) {
            reads.rules += 1
            return rules.list(id)
          },
        },
        maintenance,
        getDevice: (accountId, deviceId) => devices.get(wholeAccount(accountId), deviceId),
        getSwitches: (accountId, deviceId) => devices.get(wholeAccount(accountId), deviceId),
      }),
      devices,
      subscriptions,
      due,
      clock: now,
    })
    /** Stores one message and announces its events; the clock is at its receipt. */
    return async (...positions: readonly StampedPosition[]) => {
      const receivedAt = Math.max(...positions.map((position) => position.receivedAt))
      clock.now = Math.max(clock.now, receivedAt)
      const tracker = await trackers.get(deviceId)
      const watch = await watchOf(
        { accountId, deviceId, trackId },
        { anchoredAt: tracker?.anchoredAt ?? null, floatPlanAt: tracker?.floatPlanAt ?? null },
      )
      const context = { now: receivedAt, deviceType: device.deviceType, watch, batched: 0 }
      const recorded = await record(trackId, positions, context)
      if (recorded !== null) await announceEvents(recorded.events, announce)
      return recorded
    }
  }

  return {
    accountId,
    device,
    tables,
    client,
    clock,
    reads,
    queued,
    cuts,
    restores,
    announce,
    stores: {
      accounts,
      anchors,
      devices,
      due,
      events,
      geofences,
      maintenance,
      phones,
      plans,
      recipients,
      rules,
      shares,
      subscriptions,
      trails,
      watches,
    },
    anInstance,
    /** The rule events, oldest first, as `Too fast 12:00:30`. */
    async firingTimes(filter: EventFilter = {}): Promise<string[]> {
      const { events: newestFirst } = await events.listRuleEvents(accountId, filter, null, 500)
      return newestFirst
        .toReversed()
        .map(
          ({ ruleName, timestamp, late }) => `${ruleName} ${timestamp.slice(11, 19)}${late ? ' late' : ''}`,
        )
    },
    /** The crossings, oldest first, as `entry 12:00:30`. */
    async eventTimes(filter: EventFilter = {}): Promise<string[]> {
      const { events: newestFirst } = await events.listCrossings(accountId, filter, null, 500)
      return newestFirst
        .toReversed()
        .map(
          ({ eventType, timestamp, late }) => `${eventType} ${timestamp.slice(11, 19)}${late ? ' late' : ''}`,
        )
    },
    dueOf,
    /** The kinds of the work that is due in the ten minutes from noon, sorted. */
    async dueKinds(): Promise<string[]> {
      const kinds: string[] = []
      for (let minute = NOON; minute < NOON + 10 * MINUTE_MS; minute += MINUTE_MS)
        for (const item of await dueOf(minute)) {
          const work = DueWork.parse(item.work)
          if ('accountId' in work && work.accountId === accountId) kinds.push(work.kind)
        }
      return kinds.toSorted()
    },
    async itemKeys(): Promise<unknown[]> {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: tables.trails,
          KeyConditionExpression: 'trackId = :trackId',
          ExpressionAttributeValues: { ':trackId': trackId },
        }),
      )
      return (Items ?? []).map(({ itemKey }) => itemKey)
    },
  }
}

/** A fix `seconds` after noon, `east` metres from the centre of `aGeofence`, received 900 ms later. */
export const aFix = (seconds: number, east: number, more: Partial<StampedPosition> = {}): StampedPosition =>
  aStampedPosition({
    recordedAt: NOON + seconds * SECOND_MS,
    lng: -80.1 + east / METRES_PER_DEGREE_EAST,
    speedKmh: 40,
    accuracyM: 5,
    ...more,
  })
/** At 26.1° north. */
const METRES_PER_DEGREE_EAST = 111_195 * Math.cos((26.1 * Math.PI) / 180)

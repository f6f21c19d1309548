import { randomBytes, randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll } from 'vitest'
import type { AlertsDeps } from '../../../functions/handlers/alerts/actions.ts'
import { type GeofencesDeps, geofenceActions } from '../../../functions/handlers/geofences/actions.ts'
import type { ReportingDeps } from '../../../functions/handlers/reporting/actions.ts'
import type { ReportJob } from '../../../functions/outside/report-queue.ts'
import { pageCursors } from '../../../functions/runtime/http/page-cursor.ts'
import { type AccountStore, accountStore } from '../../../functions/stores/accounts/accounts.ts'
import { memberStore } from '../../../functions/stores/accounts/members.ts'
import { phoneStore } from '../../../functions/stores/accounts/phones.ts'
import { type PreferenceStore, preferenceStore } from '../../../functions/stores/accounts/preferences.ts'
import { type SubscriptionStore, subscriptionStore } from '../../../functions/stores/billing/subscriptions.ts'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import {
  type DeviceStore,
  deviceStore,
  type StoredDevice,
} from '../../../functions/stores/devices/devices.ts'
import { maintenanceStore } from '../../../functions/stores/devices/maintenance.ts'
import { eventDeliveryStore } from '../../../functions/stores/events/event-deliveries.ts'
import { eventStore } from '../../../functions/stores/events/events.ts'
import { type UndeliveredStore, undeliveredStore } from '../../../functions/stores/events/undelivered.ts'
import { geofenceStore } from '../../../functions/stores/geofences/geofences.ts'
import { REPORT_ID_BYTES, reportIdOf, reportStore } from '../../../functions/stores/reports/reports.ts'
import { scheduleStore } from '../../../functions/stores/reports/schedules.ts'
import { ruleStore } from '../../../functions/stores/rules.ts'
import { dayItemStore } from '../../../functions/stores/trails/day-items.ts'
import { type TrailStore, trailStore } from '../../../functions/stores/trails/trails.ts'
import { GeofenceChange, NewGeofence } from '../../../shared/geofences/geofence.ts'
import { geofences as routes } from '../../../shared/geofences/geofences.routes.ts'
import { toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { aStoredDevice } from '../a-stored-device.ts'
import { aCaller } from '../api/a-caller.ts'
import { aTable } from '../local/a-table.ts'
import { type StoreEngine, storeEngine } from '../local/store-engine.ts'
import { NOON } from '../tracking/a-position.ts'
import { aGeofenceBody } from './geofence.ts'

export const NOT_FOUND = { refused: 'not-found' }
/** A share of the positions that one write stores. */
const CHUNK_POSITIONS = 30

type Tables = Record<
  | 'accounts'
  | 'devices'
  | 'due'
  | 'events'
  | 'geofences'
  | 'maintenance'
  | 'members'
  | 'recipients'
  | 'reports'
  | 'rules'
  | 'schedules'
  | 'subscriptions'
  | 'trails',
  string
>

/** Starts one local store for the tests of a file. Returns a maker of owners, each a new account at noon. */
export function geofenceOwners() {
  let engine: StoreEngine
  let tables: Tables
  beforeAll(async () => {
    engine = await storeEngine()
    tables = {
      accounts: await engine.createTable(aTable('Accounts', 'accountId')),
      devices: await engine.createTable(aTable('Devices', 'accountId', 'deviceId')),
      due: await engine.createTable(aTable('Due', 'minute', 'dueKey')),
      events: await engine.createTable(aTable('Events', 'accountId', 'eventKey')),
      geofences: await engine.createTable(aTable('Geofences', 'accountId', 'geofenceId')),
      reports: await engine.createTable(aTable('Reports', 'accountId', 'reportId')),
      members: await engine.createTable(aTable('Members', 'accountId', 'memberKey')),
      maintenance: await engine.createTable(aTable('Maintenance', 'accountId', 'maintenanceId')),
      recipients: await engine.createTable(aTable('Recipients', 'accountId', 'recipient')),
      schedules: await engine.createTable(aTable('Schedules', 'accountId', 'scheduleId')),
      rules: await engine.createTable(aTable('Rules', 'accountId', 'ruleId')),
      subscriptions: await engine.createTable(aTable('Subscriptions', 'accountId', 'subscriptionId')),
      trails: await engine.createTable(aTable('Trails', 'trackId', 'itemKey')),
    }
  })
  afterAll(() => engine.stop())
  return (...deviceIds: readonly string[]) => anOwnerOn(engine, tables, deviceIds)
}

/** An account with these devices, each with a subscription. */
async function anOwnerOn({ client }: StoreEngine, tables: Tables, deviceIds: readonly string[]) {
  const accountId = randomUUID()
  const caller = aCaller(accountId)
  const trails = trailStore(client, tables.trails)
  const subscriptions = subscriptionStore(client, tables.subscriptions)
  const events = eventStore(client, tables.events)
  const sent: Parameters<GeofencesDeps['queue']['send']>[0][] = []
  const reportJobs: ReportJob[] = []
  const deps: GeofencesDeps &
    AlertsDeps &
    ReportingDeps & {
      accounts: AccountStore
      devices: DeviceStore
      preferences: PreferenceStore
      subscriptions: SubscriptionStore
      trails: TrailStore
      undelivered: UndeliveredStore
    } = {
    accounts: accountStore(client, tables.accounts),
    devices: deviceStore(client, tables.devices),
    events,
    geofences: geofenceStore(client, tables),
    maintenance: maintenanceStore(client, tables),
    members: memberStore(client, tables.members),
    rules: ruleStore(client, tables),
    openRules: async () => ruleStore(client, tables),
    subscriptions,
    trails,
    undelivered: undeliveredStore(client, tables.recipients),
    preferences: preferenceStore(client, tables.accounts),
    deliveries: eventDeliveryStore(client, tables.events),
    days: dayItemStore(client, tables.trails),
    reports: reportStore(client, tables),
    schedules: scheduleStore(client, tables),
    phones: phoneStore(client, tables.accounts),
    reportQueue: { send: async (job) => void reportJobs.push(job) },
    newReportId: () => reportIdOf(deps.now(), randomBytes(REPORT_ID_BYTES)),
    files: {
      linkTo: async (key, name, lifetimeMs) => `https://files.example/${key}?as=${name}&for=${lifetimeMs}`,
    },
    sleep: async () => undefined,
    queue: { send: async (message) => void sent.push(message) },
    cursors: pageCursors('secret'),
    webhookHosts: { own: ['site.example'], local: null },
    randomId: () => randomBytes(12).toString('base64url'),
    now: () => NOON,
  }
  const actions = geofenceActions(deps)

  async function saveDevice(deviceId: string, more: Partial<StoredDevice> = {}): Promise<StoredDevice> {
    const trackId = `track-of-${accountId}-${deviceId}`
    const device = aStoredDevice({ accountId, deviceId, trackId, subscriptionId: deviceId, ...more })
    await client.send(new PutCommand({ TableName: tables.devices, Item: device }))
    return device
  }

  const subscribe = (deviceId: string, status: 'active' | 'canceled') =>
    subscriptions.createAll([
      {
        accountId,
        subscriptionId: deviceId,
        status,
        planType: 'monthly',
        amountCents: 999,
        assignedDeviceId: deviceId,
        createdAt: toIso(NOON),
      },
    ])

  for (const deviceId of deviceIds) {
    await saveDevice(deviceId)
    await subscribe(deviceId, 'active')
  }

  return {
    accountId,
    deps,
    events,
    sent,
    reportJobs,
    saveDevice,
    subscribe,
    actions,
    caller,

    async deleteDevice(deviceId: string): Promise<void> {
      await client.send(new DeleteCommand({ TableName: tables.devices, Key: { accountId, deviceId } }))
    },

    /** Stores positions of the device, as chunks of its trail. */
    async record(deviceId: string, positions: readonly StampedPosition[]): Promise<void> {
      const [device] = await deps.devices.getMany(wholeAccount(accountId), [deviceId])
      for (let first = 0; first < positions.length; first += CHUNK_POSITIONS)
        await trails.putChunk(device?.trackId ?? '', positions.slice(first, first + CHUNK_POSITIONS))
    },

    create: (more: Record<string, unknown> = {}) =>
      actions.createGeofence(
        { path: {}, query: undefined, body: NewGeofence.parse({ ...aGeofenceBody(), ...more }) },
        caller,
      ),

    update: (id: string, change: Record<string, unknown>) =>
      actions.updateGeofence({ path: { id }, query: undefined, body: GeofenceChange.parse(change) }, caller),

    listEvents: (query: Record<string, string> = {}) =>
      actions.listGeofenceEvents(
        { path: {}, query: routes.listGeofenceEvents.query.parse(query), body: undefined },
        caller,
      ),

    rehearse: (body: Record<string, unknown>) =>
      actions.rehearseGeofence(
        { path: {}, query: undefined, body: routes.rehearseGeofence.body.parse(body) },
        caller,
      ),

    explain: (id: string, query: Record<string, string>) =>
      actions.explainGeofence(
        { path: { id }, query: routes.explainGeofence.query.parse(query), body: undefined },
        caller,
      ),

    async list() {
      const answer = await actions.listGeofences({ path: {}, query: undefined, body: undefined }, caller)
      if (!('prepared' in answer)) throw new Error('Listing was refused')
      return routes.listGeofences.reply.parse(JSON.parse(answer.prepared.json)).geofences
    },
  }
}

/** The geofence in the answer of a call that created or changed it. */
export function geofenceIn(
  answer: Awaited<ReturnType<Awaited<ReturnType<typeof anOwnerOn>>['create' | 'update']>>,
) {
  if (!('reply' in answer)) throw new Error(`The call was refused: ${answer.refused}`)
  return answer.reply.geofence
}

import { randomUUID } from 'node:crypto'
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, vi } from 'vitest'
import { deleteDevice } from '../../../functions/deletion/delete-device.ts'
import { claimDevice } from '../../../functions/devices/claim-device.ts'
import { previewDeletion } from '../../../functions/handlers/devices/preview-deletion.ts'
import { finishDeletion } from '../../../functions/handlers/due-accounts/finish-deletion.ts'
import { assignSubscription } from '../../../functions/handlers/subscriptions/assign-subscription.ts'
import { accountStore } from '../../../functions/stores/accounts/accounts.ts'
import { deletionStore } from '../../../functions/stores/accounts/deletions.ts'
import { assignmentStore } from '../../../functions/stores/billing/assignments.ts'
import {
  type StoredSubscription,
  subscriptionStore,
} from '../../../functions/stores/billing/subscriptions.ts'
import { claimStore } from '../../../functions/stores/devices/claims.ts'
import { commandLogStore } from '../../../functions/stores/devices/command-log.ts'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { logbookStore } from '../../../functions/stores/devices/logbook.ts'
import { maintenanceStore } from '../../../functions/stores/devices/maintenance.ts'
import { trackerStockStore } from '../../../functions/stores/devices/tracker-stock.ts'
import { trackerStore } from '../../../functions/stores/devices/trackers.ts'
import { dueStore, minuteOf } from '../../../functions/stores/due.ts'
import { DueWork } from '../../../functions/stores/due-work.ts'
import { eventEraser } from '../../../functions/stores/events/erase-events.ts'
import { eventStore } from '../../../functions/stores/events/events.ts'
import { type GeofenceStore, geofenceStore } from '../../../functions/stores/geofences/geofences.ts'
import { snoozeStore } from '../../../functions/stores/notifications/snoozes.ts'
import { scheduleStore } from '../../../functions/stores/reports/schedules.ts'
import { ruleStore } from '../../../functions/stores/rules.ts'
import { shareStore } from '../../../functions/stores/shares.ts'
import { trackEraser } from '../../../functions/stores/trails/erase-track.ts'
import { floatPlanStore } from '../../../functions/stores/trails/float-plans.ts'
import { trailStore } from '../../../functions/stores/trails/trails.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { dueRun } from '../due/due-run.ts'
import { scanMinute } from '../due/scan-minute.ts'
import { aStoredGeofence } from '../geofences/a-stored-geofence.ts'
import { aTable } from '../local/a-table.ts'
import { storeClient } from '../local/local-store.ts'
import { type StoreEngine, storeEngine } from '../local/store-engine.ts'
import { sharesTable } from '../shares/share-owner.ts'
import { aStoredSubscription } from '../subscriptions/a-stored-subscription.ts'
import { NOON } from '../tracking/a-position.ts'

export type DeletingOwner = Awaited<ReturnType<ReturnType<typeof deletingOwners>>>

/** Owners who delete devices, on a store of their own. To be called at the top of a test file. */
export function deletingOwners() {
  let engine: StoreEngine
  const tables = {
    accounts: '',
    commands: '',
    devices: '',
    due: '',
    events: '',
    geofences: '',
    logbook: '',
    maintenance: '',
    recipients: '',
    rules: '',
    schedules: '',
    shares: '',
    subscriptions: '',
    trackers: '',
    trails: '',
  }
  beforeAll(async () => {
    engine = await storeEngine()
    tables.accounts = await engine.createTable(aTable('Accounts', 'accountId'))
    tables.commands = await engine.createTable(aTable('Commands', 'trackId', 'entry'))
    tables.devices = await engine.createTable(aTable('Devices', 'accountId', 'deviceId'))
    tables.due = await engine.createTable(aTable('Due', 'minute', 'dueKey'))
    tables.events = await engine.createTable(aTable('Events', 'accountId', 'eventKey'))
    tables.geofences = await engine.createTable(aTable('Geofences', 'accountId', 'geofenceId'))
    tables.logbook = await engine.createTable(aTable('Logbook', 'accountId', 'tripKey'))
    tables.maintenance = await engine.createTable(aTable('Maintenance', 'accountId', 'maintenanceId'))
    tables.recipients = await engine.createTable(aTable('Recipients', 'accountId', 'recipient'))
    tables.rules = await engine.createTable(aTable('Rules', 'accountId', 'ruleId'))
    tables.schedules = await engine.createTable(aTable('Schedules', 'accountId', 'scheduleId'))
    tables.shares = await engine.createTable(sharesTable)
    tables.subscriptions = await engine.createTable(aTable('Subscriptions', 'accountId', 'subscriptionId'))
    tables.trackers = await engine.createTable(aTable('Trackers', 'trackerId'))
    tables.trails = await engine.createTable(aTable('Trails', 'trackId', 'itemKey'))
  })
  afterAll(() => engine.stop())

  return async (subscriptionIds: readonly string[] = ['s1']) => {
    const accountId = randomUUID()
    const clock = { now: NOON }
    const now = () => clock.now
    /** How many calls of the store are left before the function is killed. */
    const calls = { left: Number.POSITIVE_INFINITY }
    const client = storeClient(engine.endpoint)
    client.middlewareStack.add(
      (next) => async (args) => {
        calls.left -= 1
        if (calls.left < 0) throw new Error('killed')
        return next(args)
      },
      { step: 'initialize' },
    )
    /** The clients whose connections were ended. */
    const closed: string[] = []
    const subscriptions = subscriptionStore(client, tables.subscriptions, now)
    const devices = deviceStore(client, tables.devices)
    const due = dueStore(client, tables.due)
    const deps = {
      accounts: accountStore(client, tables.accounts),
      assignments: assignmentStore(client, tables),
      claims: claimStore(client, tables),
      connections: { close: async (clientId: string) => void closed.push(clientId) },
      deletions: deletionStore(client, tables),
      devices,
      due,
      geofences: geofenceStore(client, tables),
      log: commandLogStore(client, tables.commands),
      logbook: logbookStore(client, tables.logbook),
      maintenance: maintenanceStore(client, tables),
      plans: floatPlanStore(client, tables),
      queue: { send: async () => undefined },
      rules: ruleStore(client, tables),
      schedules: scheduleStore(client, tables),
      shares: shareStore(client, tables.shares),
      snoozes: snoozeStore(client, tables.recipients),
      subscriptions,
      stock: trackerStockStore(client, tables.trackers),
      trackers: trackerStore(client, tables.trackers),
      trails: trailStore(client, tables.trails),
      tracks: trackEraser(client, tables.trails),
      testingMode: false,
      now,
    }
    const events = eventStore(client, tables.events)

    /** The keys of all items in a partition. */
    async function keysIn(table: 'trails' | 'events' | 'commands', partition: string): Promise<string[]> {
      const [name, sort] = {
        trails: ['trackId', 'itemKey'] as const,
        events: ['accountId', 'eventKey'] as const,
        commands: ['trackId', 'entry'] as const,
      }[table]
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: tables[table],
          KeyConditionExpression: `${name} = :partition`,
          ExpressionAttributeValues: { ':partition': partition },
        }),
      )
      return Items.map((item) => String(item[sort]))
    }

    async function subscribe(fields: Partial<StoredSubscription>): Promise<void> {
      const Item = aStoredSubscription({ accountId, ...fields })
      await client.send(new PutCommand({ TableName: tables.subscriptions, Item }))
    }
    for (const subscriptionId of subscriptionIds) await subscribe({ subscriptionId })

    /** The deletions of this account, from the minute that it is. */
    const ownDue = {
      ...due,
      async *listPages(minute: number) {
        const items = await scanMinute(client, tables.due, minute)
        yield items.filter((item) => {
          const work = DueWork.parse(item.work)
          return work.kind === 'deviceDeletion' && work.accountId === accountId
        })
      },
      cursor: async () => minuteOf(clock.now),
      advanceCursor: async () => undefined,
    }

    /** Does what the tick does for this account, minute by minute. */
    async function tick(minutes: number, step?: { items: number; eventPages: number }): Promise<void> {
      const run = dueRun({
        due: ownDue,
        actions: {
          deviceDeletion: (work) =>
            finishDeletion(work, { ...deps, events: eventEraser(client, tables.events) }, step),
        },
        clock: () => clock.now,
      })
      for (let minute = 0; minute < minutes; minute++) {
        await run()
        clock.now += MINUTE_MS
      }
    }

    return {
      ...deps,
      accountId,
      clock,
      calls,
      closed,
      client,
      tables,
      events,
      keysIn,
      subscribe,
      tick,
      claim: (deviceId: string, vehicleNum?: string) =>
        claimDevice(
          accountId,
          { vectraDeviceId: deviceId, deviceName: `Boat ${deviceId}`, deviceType: 'boat', vehicleNum },
          deps,
        ),
      assign: (subscriptionId: string, deviceId: string | null) =>
        assignSubscription(wholeAccount(accountId), subscriptionId, deviceId, deps),
      remove: (deviceId: string) => deleteDevice(wholeAccount(accountId), deviceId, deps),
      preview: (deviceId: string) => previewDeletion(wholeAccount(accountId), deviceId, deps),
      device: async (deviceId: string) =>
        (await devices.getMany(wholeAccount(accountId), [deviceId]))[0] ?? null,
      /** Creates a geofence with these devices and plates. */
      async fence(fields: Parameters<typeof aStoredGeofence>[0]) {
        const geofence = aStoredGeofence({ accountId, geofenceId: randomUUID().slice(0, 16), ...fields })
        await deps.geofences.create(geofence, clock.now)
        return geofence.geofenceId
      },
      fenceNow: (geofenceId: string): ReturnType<GeofenceStore['get']> =>
        deps.geofences.get(accountId, geofenceId),
    }
  }
}

/** Hides the log of a function that fails. Returns its messages. */
export function quietLog(): string[] {
  const logged: string[] = []
  const collect = (line: unknown) => void logged.push(String(JSON.parse(String(line)).message))
  vi.spyOn(console, 'log').mockImplementation(collect)
  vi.spyOn(console, 'error').mockImplementation(collect)
  return logged
}

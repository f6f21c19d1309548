import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { createTables, startDynamodb } from '../../../bin/local/dynamodb.ts'
import { createAlarms } from '../../../bin/local/engines/alarms.ts'
import { createAttachments } from '../../../bin/local/engines/attachments.ts'
import { createInbox } from '../../../bin/local/engines/email.ts'
import { createTexts } from '../../../bin/local/engines/phone.ts'
import { createQueues } from '../../../bin/local/engines/queues.ts'
import { startAwsServices } from '../../../bin/local/functions/aws-services.ts'
import { queueEvent } from '../../../bin/local/functions/event-sources.ts'
import { childProcesses } from '../../../bin/local/process/children.ts'
import { AWS_QUEUES, addressReplacer } from '../../../bin/local/stack/local-names.ts'
import { Template } from '../../../bin/local/stack/template.ts'
import { QUIET_SDK } from '../../../bin/quiet-sdk.ts'
import type { DueMessage } from '../../../functions/outside/due-queues.ts'
import { QUEUES } from '../../../functions/runtime/uses.ts'
import type { StoredTracker } from '../../../functions/stores/devices/trackers.ts'
import { DueItem, dueStore } from '../../../functions/stores/due.ts'
import { geofenceStore, type StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { ruleStore, type StoredRule } from '../../../functions/stores/rules.ts'
import { MERGED_START, unpackChunks } from '../../../functions/stores/trails/merged-day.ts'
import type { FunctionSettings } from '../../../shared/costs/device-month.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { telemetryRule } from '../../../shared/trackers/dialects.ts'
import { type LocalStore, localStore, putItems } from '../../make/local/local-store.ts'
import { aFleet, seedFleet } from '../../make/seed-fleet.ts'
import type { Tools } from '../part.ts'
import { countingIot } from './counting-iot.ts'
import { countingStore } from './counting-store.ts'
import { type FunctionInstance, functionInstance } from './function-instance.ts'

/** The synthesized stack's functions and tables, with their calls to DynamoDB and IoT counted. */
export async function costStack({ synthesizedStack, atEnd }: Tools) {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-cost-'))
  const { folder: output, stack } = await synthesizedStack()
  const { functions, tables, rules, routes, connectionAuthorizerId } = stack
  const template = Template.parse(JSON.parse(readFileSync(join(output, 'Vectra.template.json'), 'utf8')))
  const children = childProcesses(folder)
  atEnd(children.stopAll)
  const endpoint = await startDynamodb(children, join(folder, 'store.db'))
  await createTables(endpoint, tables)
  const [store, storeProxy, iot] = await Promise.all([
    localStore(endpoint),
    countingStore(endpoint),
    countingIot(),
  ])
  const queues = createQueues(stack.queues, join(folder, 'queues'))
  const services = await startAwsServices({
    alarms: createAlarms({ alarms: [], queues, now: Date.now }),
    queues,
    inbox: createInbox({ file: join(folder, 'inbox.jsonl') }),
    attachments: createAttachments(join(folder, 'attachments')),
    texts: createTexts(join(folder, 'texts.jsonl')),
    administer: async () => ({ status: 200, body: { UserAttributes: [] } }),
    invoke: async () => null,
  })
  const withLocalAddresses = addressReplacer([[AWS_QUEUES, services.endpoint]])
  // the tick reads the secret of Stripe only to look for events, and gives up after seconds where this process is busy
  const due = dueStore(store.client, store.tables.due)
  await due.advanceEvents(Number.MAX_SAFE_INTEGER)
  await due.advanceUsageNight(Number.MAX_SAFE_INTEGER)
  atEnd(storeProxy.close, iot.close, services.close)
  const target = rules.find(({ name }) => name === telemetryRule('', 'vectra'))?.target
  const telemetryId = target && 'functionId' in target ? target.functionId : undefined
  const devicesId = routes.find(({ key }) => key === LIST_ROUTE)?.functionId
  const telemetry = functions.find(({ logicalId }) => logicalId === telemetryId)
  const tickId = stack.schedules[0]?.functionId
  const tick = functions.find(({ logicalId }) => logicalId === tickId)
  const queueOf = (of: typeof telemetry, variable: string) =>
    of?.environment[variable]?.split('/').at(-1) ?? ''
  const notifyQueue = queueOf(telemetry, QUEUES.notify)
  const dueQueues = {
    devices: queueOf(tick, QUEUES.dueDevices),
    lateTrails: queueOf(tick, QUEUES.dueLateTrails),
  }
  const behind = (queue: string) => stack.eventSources.find((source) => source.queue === queue)?.functionId
  const geofences = geofenceStore(store.client, store.tables)
  const alertRules = ruleStore(store.client, store.tables)

  function startInstance(functionId: string | undefined): FunctionInstance {
    const found = functions.find(({ logicalId }) => logicalId === functionId)
    if (found === undefined) throw new Error(`The stack has no function ${functionId}`)
    const instance = functionInstance(join(output, found.bundle), {
      ...withLocalAddresses(found.environment),
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_SESSION_TOKEN: 'local',
      ...QUIET_SDK,
      AWS_ENDPOINT_URL_DYNAMODB: storeProxy.endpoint,
      AWS_ENDPOINT_URL_IOT_DATA_PLANE: iot.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.endpoint,
    })
    atEnd(instance.end)
    return instance
  }

  /** Takes all messages out of a queue, each as the event that delivers it. */
  function takeMessages(name: string): object[] {
    const queue = queues.get(name)
    const messages = queue.receive(Number.POSITIVE_INFINITY, DAY_MS)
    for (const { messageId } of messages) queue.delete(messageId)
    return messages.map((message) => queueEvent([message], name))
  }

  return {
    lateTrailWorkers: lateTrailWorkersOf(template),
    units: storeProxy.units,
    unitsByTable: storeProxy.unitsByTable,
    publishes: iot.publishes,
    startTelemetry: () => startInstance(telemetryId),
    startDevices: () => startInstance(devicesId),
    startAuthorizer: () => startInstance(connectionAuthorizerId),
    startNotify: () => startInstance(behind(notifyQueue)),
    startTick: () => startInstance(tickId),
    startDueDevices: () => startInstance(behind(dueQueues.devices)),
    settings: {
      telemetry: settingsOf(template, telemetryId),
      devices: settingsOf(template, devicesId),
      authorizer: settingsOf(template, connectionAuthorizerId),
      notify: settingsOf(template, behind(notifyQueue)),
      tick: settingsOf(template, tickId),
      dueDevices: settingsOf(template, behind(dueQueues.devices)),
    },
    addGeofence: (geofence: StoredGeofence, now: number) => geofences.create(geofence, now),
    addRule: (rule: StoredRule, now: number) => alertRules.create(rule, now),

    /** How often the rules of a track are to be looked at without a position. */
    async ruleChecks(trackId: string): Promise<number> {
      const { Items = [] } = await store.client.send(new ScanCommand({ TableName: store.tables.due }))
      return Items.filter(({ dueKey }) => dueKey === `rule#${trackId}`).length
    },

    takeNotifications: () => takeMessages(notifyQueue),
    takeDue: (load: keyof typeof dueQueues) => takeMessages(dueQueues[load]),

    /** Creates an account with `count` trackers and returns the ids of the first, and the tracker ids of the others. */
    async anAccount(accountId: string, count: number, now: number) {
      const fleet = aFleet(accountId, count, now, accountId.toUpperCase())
      await seedFleet(store, fleet)
      await seedTrackers(store, fleet)
      const [first, ...others] = fleet
      if (first === undefined) throw new Error('An account needs at least one tracker')
      return {
        accountId,
        trackerId: first.device.deviceId,
        trackId: first.device.trackId,
        others: others.map(({ device }) => device.deviceId),
      }
    },

    /** The work whose key in the table of due work begins so, each as the event that delivers it to its function. */
    async dueEvents(keyStart: string): Promise<object[]> {
      const { Items } = await store.client.send(
        new ScanCommand({ TableName: store.tables.due, ConsistentRead: true }),
      )
      const due = z.array(DueItem).parse((Items ?? []).filter(({ putId }) => putId !== undefined))
      const queue = queues.get(dueQueues.lateTrails)
      for (const { minute, dueKey, putId, work } of due.filter(({ dueKey: key }) => key.startsWith(keyStart)))
        queue.send(JSON.stringify({ minute, dueKey, putId, work } satisfies DueMessage))
      return takeMessages(dueQueues.lateTrails)
    },

    /** A trail's newest merged day: its positions, and the bytes that DynamoDB bills for it. */
    async mergedDay(trackId: string): Promise<{ positions: number; bytes: number }> {
      const { Items = [] } = await store.client.send(
        new QueryCommand({
          TableName: store.tables.trails,
          KeyConditionExpression: 'trackId = :trackId and begins_with(itemKey, :merged)',
          ExpressionAttributeValues: { ':trackId': trackId, ':merged': MERGED_START },
        }),
      )
      const newest = Items.at(-1)
      if (newest === undefined) throw new Error(`The trail ${trackId} has no merged day`)
      return { positions: unpackChunks(newest.points).flat().length, bytes: itemBytes(newest) }
    },

    /** The size of each event of an account. */
    async eventBytes(accountId: string): Promise<number[]> {
      const { Items = [] } = await store.client.send(
        new QueryCommand({
          TableName: store.tables.events,
          KeyConditionExpression: 'accountId = :accountId',
          ExpressionAttributeValues: { ':accountId': accountId },
        }),
      )
      return Items.map((item) => itemBytes(item))
    },
  }
}

/** The password of every tracker. */
export const PASSWORD = 'a-password-of-24-letters'
const PASSWORD_HASH = createHash('sha256').update(PASSWORD).digest('hex')

const LateTrails = z.object({
  EventSourceArn: z.object({ 'Fn::GetAtt': z.tuple([z.string().regex(/LateTrails/), z.literal('Arn')]) }),
  BatchSize: z.number(),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }),
})

/** The most instances that evaluate late trails at a time, and the trails that each takes. */
function lateTrailWorkersOf(template: Template) {
  const [found] = Object.values(template.Resources).flatMap(
    ({ Properties }) => LateTrails.safeParse(Properties).data ?? [],
  )
  if (found === undefined) throw new Error('The stack evaluates no late trails')
  return { lateTrailInstances: found.ScalingConfig.MaximumConcurrency, lateTrailBatch: found.BatchSize }
}

/** Lets the trackers of a fleet connect, each with `PASSWORD`. */
export const seedTrackers = ({ client, tables }: LocalStore, fleet: ReturnType<typeof aFleet>) =>
  putItems(
    client,
    tables.trackers,
    fleet.map(
      ({ device: { accountId, deviceId: trackerId, trackId, deviceType } }): StoredTracker => ({
        trackerId,
        accountId,
        trackId,
        deviceType,
        passwordHash: PASSWORD_HASH,
      }),
    ),
  )

const LIST_ROUTE = 'GET /vectra/devices'
/** The list of an account's devices, as a page reads it. */
export const listEvent = (accountId: string) => ({
  routeKey: LIST_ROUTE,
  headers: { 'accept-encoding': 'gzip' },
  requestContext: {
    authorizer: { jwt: { claims: { sub: accountId } } },
    http: { sourceIp: '127.0.0.1' },
  },
})

const FunctionProperties = z.object({
  MemorySize: z.number(),
  TracingConfig: z.object({ Mode: z.string() }).optional(),
  LoggingConfig: z.object({ SystemLogLevel: z.string().optional() }).optional(),
})

function settingsOf(template: Template, functionId = ''): FunctionSettings {
  const { MemorySize, TracingConfig, LoggingConfig } = FunctionProperties.parse(
    template.Resources[functionId]?.Properties,
  )
  return {
    memoryMb: MemorySize,
    isTraced: TracingConfig?.Mode === 'Active',
    logsEachCall: LoggingConfig?.SystemLogLevel !== 'WARN',
  }
}

/** DynamoDB's storage overhead for each item. */
const ITEM_OVERHEAD_BYTES = 100
/** The bytes of a number: one for two digits and one more, an upper bound for ours. */
const NUMBER_BYTES = 8

const itemBytes = (item: Record<string, unknown>) =>
  Object.entries(item).reduce(
    (sum, [name, value]) => sum + name.length + valueBytes(value),
    ITEM_OVERHEAD_BYTES,
  )

function valueBytes(value: unknown): number {
  if (typeof value === 'string' || value instanceof Uint8Array) return value.length
  if (typeof value === 'object' && value !== null) return JSON.stringify(value).length
  return NUMBER_BYTES
}

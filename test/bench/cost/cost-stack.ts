import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { createTables, startDynamodb } from '../../../bin/local/dynamodb.ts'
import { createAttachments } from '../../../bin/local/engines/attachments.ts'
import { createInbox } from '../../../bin/local/engines/email.ts'
import { createTexts } from '../../../bin/local/engines/phone.ts'
import { createQueues } from '../../../bin/local/engines/queues.ts'
import { startAwsServices } from '../../../bin/local/functions/aws-services.ts'
import { queueEvent } from '../../../bin/local/functions/event-sources.ts'
import { childProcesses } from '../../../bin/local/process/children.ts'
import { Template } from '../../../bin/local/stack/template.ts'
import { QUIET_SDK } from '../../../bin/quiet-sdk.ts'
import type { StoredTracker } from '../../../functions/stores/devices/trackers.ts'
import { geofenceStore, type StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { ruleStore, type StoredRule } from '../../../functions/stores/rules.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { telemetryRule } from '../../../shared/trackers/dialects.ts'
import { localStore } from '../../make/local/local-store.ts'
import { aFleet, seedFleet } from '../../make/seed-fleet.ts'
import type { Tools } from '../part.ts'
import { countingIot } from './counting-iot.ts'
import { countingStore } from './counting-store.ts'
import type { FunctionSettings } from './device-month.ts'
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
    queues,
    inbox: createInbox({ file: join(folder, 'inbox.jsonl') }),
    attachments: createAttachments(join(folder, 'attachments')),
    texts: createTexts(join(folder, 'texts.jsonl')),
    administer: async () => ({ status: 200, body: { UserAttributes: [] } }),
  })
  atEnd(storeProxy.close, iot.close, services.close)
  const trackers = tables.find(({ name }) => name.startsWith('TablesTrackers'))?.name
  const telemetryId = rules.find(({ name }) => name === telemetryRule('', 'vectra'))?.functionId
  const devicesId = routes.find(({ key }) => key === LIST_ROUTE)?.functionId
  const telemetry = functions.find(({ logicalId }) => logicalId === telemetryId)
  const notifyQueue = telemetry?.environment.NOTIFY_QUEUE_URL?.split('/').at(-1) ?? ''
  const notifyId = stack.eventSources.find(({ queue }) => queue === notifyQueue)?.functionId
  const geofences = geofenceStore(store.client, store.tables)
  const alertRules = ruleStore(store.client, store.tables)

  function startInstance(functionId: string | undefined): FunctionInstance {
    const found = functions.find(({ logicalId }) => logicalId === functionId)
    if (found === undefined) throw new Error(`The stack has no function ${functionId}`)
    const instance = functionInstance(join(output, found.bundle), {
      ...found.environment,
      NOTIFY_QUEUE_URL: `${services.endpoint}/${notifyQueue}`,
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

  return {
    units: storeProxy.units,
    publishes: iot.publishes,
    startTelemetry: () => startInstance(telemetryId),
    startDevices: () => startInstance(devicesId),
    startAuthorizer: () => startInstance(connectionAuthorizerId),
    startNotify: () => startInstance(notifyId),
    settings: {
      telemetry: settingsOf(template, telemetryId),
      devices: settingsOf(template, devicesId),
      authorizer: settingsOf(template, connectionAuthorizerId),
      notify: settingsOf(template, notifyId),
    },
    addGeofence: (geofence: StoredGeofence, now: number) => geofences.create(geofence, now),
    addRule: (rule: StoredRule, now: number) => alertRules.create(rule, now),

    /** How often the rules of a track are to be looked at without a position. */
    async ruleChecks(trackId: string): Promise<number> {
      const { Items = [] } = await store.client.send(new ScanCommand({ TableName: store.tables.due }))
      return Items.filter(({ dueKey }) => dueKey === `rule#${trackId}`).length
    },

    /** Takes the messages for the notify function out of their queue, each as the event that delivers it. */
    takeNotifications(): object[] {
      const queue = queues.get(notifyQueue)
      const messages = queue.receive(Number.POSITIVE_INFINITY, DAY_MS)
      for (const { messageId } of messages) queue.delete(messageId)
      return messages.map((message) => queueEvent([message], notifyQueue))
    },

    /** Creates an account with `count` trackers and returns the ids of the first. */
    async anAccount(accountId: string, count: number, now: number) {
      const fleet = aFleet(accountId, count, now, accountId.toUpperCase())
      await seedFleet(store, fleet)
      for (const { device } of fleet) {
        const { deviceId: trackerId, trackId, deviceType } = device
        const tracker: StoredTracker = {
          trackerId,
          accountId,
          trackId,
          deviceType,
          passwordHash: PASSWORD_HASH,
        }
        await store.client.send(new PutCommand({ TableName: trackers, Item: tracker }))
      }
      const [first] = fleet
      if (first === undefined) throw new Error('An account needs at least one tracker')
      return { accountId, trackerId: first.device.deviceId, trackId: first.device.trackId }
    },

    /** The size of a trail's chunks, as DynamoDB bills storage. */
    async trailBytes(trackId: string): Promise<number> {
      const { Items = [] } = await store.client.send(
        new QueryCommand({
          TableName: store.tables.trails,
          KeyConditionExpression: 'trackId = :trackId AND begins_with(itemKey, :chunks)',
          ExpressionAttributeValues: { ':trackId': trackId, ':chunks': 'p#' },
        }),
      )
      return Items.reduce((sum, item) => sum + itemBytes(item), 0)
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

export const LIST_ROUTE = 'GET /vectra/devices'

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

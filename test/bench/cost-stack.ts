import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { createTables, startDynamodb } from '../../bin/local/dynamodb.ts'
import { childProcesses } from '../../bin/local/process/children.ts'
import { prepareStack } from '../../bin/local/stack/prepare-stack.ts'
import { Template } from '../../bin/local/stack/template.ts'
import { QUIET_SDK } from '../../bin/quiet-sdk.ts'
import type { StoredTracker } from '../../functions/stores/trackers.ts'
import { telemetryRule } from '../../shared/trackers/dialects.ts'
import { localStore } from '../make/local/local-store.ts'
import { aFleet, seedFleet } from '../make/seed-fleet.ts'
import { countedStore } from './counted-store.ts'
import { countedViews } from './counted-views.ts'
import type { Running } from './device-month.ts'
import { anInstance, type Instance } from './invoked.ts'

/** The stack's own functions and tables, with what they call counted. */
export async function costStack() {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-cost-'))
  const output = join(folder, 'cdk.out')
  const { functions, tables, rules, routes } = await prepareStack(output, false, () => undefined)
  const template = Template.parse(JSON.parse(readFileSync(join(output, 'Vectra.template.json'), 'utf8')))
  const children = childProcesses(folder)
  const endpoint = await startDynamodb(children, join(folder, 'store.db'))
  await createTables(endpoint, tables)
  const [store, counted, views] = await Promise.all([
    localStore(endpoint),
    countedStore(endpoint),
    countedViews(),
  ])
  const trackers = tables.find(({ name }) => name.startsWith('TablesTrackers'))?.name
  const telemetryId = rules.find(({ name }) => name === telemetryRule('', 'vectra'))?.functionId
  const devicesId = routes.find(({ key }) => key === LIST_ROUTE)?.functionId
  const started: Instance[] = []

  function instanceOf(functionId: string | undefined): Instance {
    const one = functions.find(({ logicalId }) => logicalId === functionId)
    if (one === undefined) throw new Error(`The stack has no function ${functionId}`)
    const instance = anInstance(join(output, one.bundle), {
      ...one.environment,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      ...QUIET_SDK,
      AWS_ENDPOINT_URL_DYNAMODB: counted.endpoint,
      AWS_ENDPOINT_URL_IOT_DATA_PLANE: views.endpoint,
    })
    started.push(instance)
    return instance
  }

  return {
    units: counted.units,
    publishes: views.publishes,
    telemetry: () => instanceOf(telemetryId),
    devices: () => instanceOf(devicesId),
    running: (): { telemetry: Running; devices: Running } => ({
      telemetry: runningOf(template, telemetryId),
      devices: runningOf(template, devicesId),
    }),

    /** An account with so many trackers. Answers the id of the first and its track. */
    async anAccount(accountId: string, count: number, now: number) {
      const fleet = aFleet(accountId, count, now, accountId.toUpperCase())
      await seedFleet(store, fleet)
      for (const { device } of fleet) {
        const { deviceId: trackerId, trackId, deviceType } = device
        const tracker: StoredTracker = { trackerId, accountId, trackId, deviceType, passwordHash: null }
        await store.client.send(new PutCommand({ TableName: trackers, Item: tracker }))
      }
      const [first] = fleet
      if (first === undefined) throw new Error('An account without a tracker has no cost')
      return { accountId, trackerId: first.device.deviceId, trackId: first.device.trackId }
    },

    /** What the chunks of a track take, as DynamoDB counts it for storage. */
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

    async end() {
      await Promise.all(started.map((instance) => instance.end()))
      counted.close()
      views.close()
      await children.stopAll()
    },
  }
}

export const LIST_ROUTE = 'GET /vectra/devices'

const FunctionProperties = z.object({
  MemorySize: z.number(),
  TracingConfig: z.object({ Mode: z.string() }).optional(),
  LoggingConfig: z.object({ SystemLogLevel: z.string().optional() }).optional(),
})

function runningOf(template: Template, functionId = ''): Running {
  const { MemorySize, TracingConfig, LoggingConfig } = FunctionProperties.parse(
    template.Resources[functionId]?.Properties,
  )
  return {
    memoryMb: MemorySize,
    traced: TracingConfig?.Mode === 'Active',
    logsEachCall: LoggingConfig?.SystemLogLevel !== 'WARN',
  }
}

/** What DynamoDB adds to each item for its index. */
const ITEM_OVERHEAD_BYTES = 100
/** A number takes a byte for two digits and one more. */
const NUMBER_BYTES = 8

const itemBytes = (item: Record<string, unknown>) =>
  Object.entries(item).reduce(
    (sum, [name, value]) => sum + name.length + valueBytes(value),
    ITEM_OVERHEAD_BYTES,
  )

function valueBytes(value: unknown): number {
  if (typeof value === 'string' || value instanceof Uint8Array) return value.length
  return NUMBER_BYTES
}

import { type DynamoDBDocumentClient, GetCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { Inputs } from '../../../shared/devices/inputs.ts'
import { parseJson } from '../../../shared/json.ts'
import { TRACKER_ID } from '../../../shared/tracking/topics.ts'
import { accountPages, collectPages } from '../dynamodb/account-pages.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { INDEXES } from '../indexes.ts'
import { type DeviceScope, isInScope } from './device-scope.ts'
import { plateKeyOf } from './plate-key.ts'

/**
 * A device of an account.
 * `trackId` names its trail; each claim creates a new one, and no API response has it.
 */
const StoredDevice = z.object({
  accountId: z.string(),
  deviceId: z.string(),
  trackId: z.string(),
  deviceName: z.string(),
  deviceType: z.string(),
  vehicleNum: z.string().nullable(),
  customIcon: z.string().nullable(),
  tags: z.array(z.string()),
  /** What is wired to the inputs of its tracker; absent until its owner says. */
  inputs: Inputs.optional(),
  isInStorageMode: z.boolean(),
  /** The last confirmed state of the relay, and when it was confirmed (epoch ms). */
  relayStatus: z.enum(['cut', 'restored']).nullish(),
  relayStatusAt: z.number().nullish(),
  /** When the last held command expires (epoch ms), as of this entry of the command log. */
  heldUntil: z.number().nullish(),
  heldEntry: z.number().nullish(),
  /** The assigned subscription, which may no longer be active. */
  subscriptionId: z.string().nullable(),
  createdAt: z.string(),
})
export type StoredDevice = z.infer<typeof StoredDevice>

const ListedDevice = StoredDevice.omit({
  accountId: true,
  subscriptionId: true,
  createdAt: true,
  heldEntry: true,
})
export type ListedDevice = z.infer<typeof ListedDevice>

const StartKey = z.record(z.string(), z.string())
const Owners = z.array(z.object({ accountId: z.string() }))

export function deviceStore(client: DynamoDBDocumentClient, table: string) {
  return {
    /** The device; `null` if the account has none with this id, or it is outside the scope. */
    async get(scope: DeviceScope, deviceId: string): Promise<StoredDevice | null> {
      if (!TRACKER_ID.test(deviceId)) return null
      const Key = { accountId: scope.accountId, deviceId }
      const { Item } = await client.send(new GetCommand({ TableName: table, Key }))
      const device = Item ? StoredDevice.parse(Item) : null
      return device !== null && isInScope(scope, device) ? device : null
    },

    /** The devices of the scope among the ids, in their order. Consistent. */
    async getMany(scope: DeviceScope, deviceIds: readonly string[]): Promise<StoredDevice[]> {
      const { accountId } = scope
      const keys = deviceIds.filter((id) => TRACKER_ID.test(id)).map((deviceId) => ({ accountId, deviceId }))
      const options = { fields: Object.keys(StoredDevice.shape), consistent: true }
      const found = z.array(StoredDevice).parse(await batchGet(client, table, keys, options))
      const byId = new Map(found.map((device) => [device.deviceId, device]))
      return deviceIds.flatMap((deviceId) => {
        const device = byId.get(deviceId)
        return device !== undefined && isInScope(scope, device) ? [device] : []
      })
    },

    /** Saves what a command switched, unless the device has a new owner since. */
    async updateSwitch(
      accountId: string,
      deviceId: string,
      trackId: string,
      switched: { relay: 'cut' | 'restored' } | { stored: boolean },
      now: number,
    ): Promise<void> {
      const change =
        'relay' in switched
          ? {
              UpdateExpression: 'SET relayStatus = :status, relayStatusAt = :now',
              values: { ':status': switched.relay, ':now': now },
            }
          : { UpdateExpression: 'SET isInStorageMode = :stored', values: { ':stored': switched.stored } }
      await updateIf(client, {
        TableName: table,
        Key: { accountId, deviceId },
        UpdateExpression: change.UpdateExpression,
        ConditionExpression: 'trackId = :trackId',
        ExpressionAttributeValues: { ...change.values, ':trackId': trackId },
      })
    },

    /** Saves until when a command is held, unless a later log entry has, or the device has a new owner since. */
    async updateHeld(
      { accountId, deviceId, trackId }: Pick<StoredDevice, 'accountId' | 'deviceId' | 'trackId'>,
      until: number | null,
      entry: number,
    ): Promise<void> {
      await updateIf(client, {
        TableName: table,
        Key: { accountId, deviceId },
        UpdateExpression: 'SET heldUntil = :until, heldEntry = :entry',
        ConditionExpression:
          'trackId = :trackId AND (attribute_not_exists(heldEntry) OR heldEntry <= :entry)',
        ExpressionAttributeValues: { ':until': until, ':entry': entry, ':trackId': trackId },
      })
    },

    /** The accounts with a device of this plate, at most `limit`. Eventually consistent. */
    async ownersOfPlate(plate: string, limit: number): Promise<string[]> {
      const plateKey = plateKeyOf(plate)
      if (plateKey === undefined) return []
      const { Items } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: INDEXES.devices,
          KeyConditionExpression: 'plateKey = :plateKey',
          ExpressionAttributeValues: { ':plateKey': plateKey },
          Limit: limit,
        }),
      )
      return [...new Set(Owners.parse(Items ?? []).map(({ accountId }) => accountId))]
    },

    /**
     * The accounts of a page of devices, of one of `segments` parts of the table. The devices of an account are side by
     * side, also across pages. `next` is `null` at the end.
     */
    async scanOwners(segment: number, segments: number, after: string | null, limit: number) {
      const { Items, LastEvaluatedKey } = await client.send(
        new ScanCommand({
          TableName: table,
          Segment: segment,
          TotalSegments: segments,
          ProjectionExpression: 'accountId',
          Limit: limit,
          ExclusiveStartKey: after === null ? undefined : StartKey.parse(parseJson(after)),
        }),
      )
      const accountIds = [...new Set(Owners.parse(Items ?? []).map(({ accountId }) => accountId))]
      return { accountIds, next: LastEvaluatedKey === undefined ? null : JSON.stringify(LastEvaluatedKey) }
    },

    /** How many devices the account has. */
    async count(accountId: string): Promise<number> {
      let count = 0
      let ExclusiveStartKey: Record<string, unknown> | undefined
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: table,
            KeyConditionExpression: 'accountId = :accountId',
            ExpressionAttributeValues: { ':accountId': accountId },
            Select: 'COUNT',
            ExclusiveStartKey,
          }),
        )
        count += page.Count ?? 0
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey !== undefined)
      return count
    },

    list: (scope: DeviceScope) =>
      collectPages(inScope(scope, accountPages(client, table, scope.accountId, StoredDevice))),

    /** The fields that the device list needs, page by page: an account may have ten thousand devices. */
    listPages: (scope: DeviceScope) =>
      inScope(scope, accountPages(client, table, scope.accountId, ListedDevice)),
  }
}
export type DeviceStore = ReturnType<typeof deviceStore>

async function* inScope<Device extends { tags: readonly string[] }>(
  scope: DeviceScope,
  pages: AsyncIterable<Device[]>,
): AsyncGenerator<Device[]> {
  for await (const page of pages) yield page.filter((device) => isInScope(scope, device))
}

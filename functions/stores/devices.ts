import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'
import { accountPages, collectPages } from './dynamodb/account-pages.ts'
import { batchGet } from './dynamodb/batch-get.ts'
import { updateIf } from './dynamodb/update-if.ts'

/** A device as its owner keeps it. `trackId` names its trail; it is made at each claim and never on the wire. */
const StoredDevice = z.object({
  accountId: z.string(),
  deviceId: z.string(),
  trackId: z.string(),
  deviceName: z.string(),
  deviceType: z.string(),
  vehicleNum: z.string().nullable(),
  customIcon: z.string().nullable(),
  tags: z.array(z.string()),
  isInStorageMode: z.boolean(),
  /** What the relay was last believed to have been switched to, and when, epoch milliseconds. */
  relayStatus: z.enum(['cut', 'restored']).nullish(),
  relayStatusAt: z.number().nullish(),
  /** The subscription it was given; whether that is active, the subscription says. */
  subscriptionId: z.string().nullable(),
  createdAt: z.string(),
})
export type StoredDevice = z.infer<typeof StoredDevice>

const ListedDevice = StoredDevice.omit({ accountId: true, subscriptionId: true, createdAt: true })
export type ListedDevice = z.infer<typeof ListedDevice>

export function deviceStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async get(accountId: string, deviceId: string): Promise<StoredDevice | null> {
      if (!TRACKER_ID.test(deviceId)) return null
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { accountId, deviceId } }))
      return Item ? StoredDevice.parse(Item) : null
    },

    /** Those of the ids that are the account's at this moment, in the order of the ids. */
    async getMany(accountId: string, deviceIds: readonly string[]): Promise<StoredDevice[]> {
      const keys = deviceIds.filter((id) => TRACKER_ID.test(id)).map((deviceId) => ({ accountId, deviceId }))
      const reading = { fields: Object.keys(StoredDevice.shape), consistent: true }
      const found = z.array(StoredDevice).parse(await batchGet(client, table, keys, reading))
      const byId = new Map(found.map((device) => [device.deviceId, device]))
      return deviceIds.flatMap((deviceId) => byId.get(deviceId) ?? [])
    },

    /** Keeps what a command has switched; a device that has changed hands since is left alone. */
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

    list: (accountId: string) => collectPages(accountPages(client, table, accountId, StoredDevice)),

    /** What the map says of them, a page as soon as it is read: an account may have ten thousand. */
    listPages: (accountId: string) => accountPages(client, table, accountId, ListedDevice),
  }
}
export type DeviceStore = ReturnType<typeof deviceStore>

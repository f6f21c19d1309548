import { type DynamoDBDocumentClient, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'

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
  /** The subscription it was given; whether that is active, the subscription says. */
  subscriptionId: z.string().nullable(),
  createdAt: z.string(),
})
export type StoredDevice = z.infer<typeof StoredDevice>

export function deviceStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async find(accountId: string, deviceId: string): Promise<StoredDevice | null> {
      if (!TRACKER_ID.test(deviceId)) return null
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { accountId, deviceId } }))
      return Item ? StoredDevice.parse(Item) : null
    },

    async list(accountId: string): Promise<StoredDevice[]> {
      const devices: StoredDevice[] = []
      const pages = paginateQuery(
        { client },
        {
          TableName: table,
          KeyConditionExpression: 'accountId = :accountId',
          ExpressionAttributeValues: { ':accountId': accountId },
        },
      )
      for await (const page of pages) devices.push(...z.array(StoredDevice).parse(page.Items ?? []))
      return devices
    },
  }
}
export type DeviceStore = ReturnType<typeof deviceStore>

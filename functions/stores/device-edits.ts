import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { DeviceEdit } from '../../shared/devices/device.ts'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'

type EditedTables = { devices: string; trackers: string }

/** What its owner may change of a device. The type is also the tracker's: how far it may jump follows from it. */
export function deviceEditStore(client: DynamoDBDocumentClient, tables: EditedTables) {
  return {
    /** Answers whether the device was the account's to change. What the edit leaves out stays. */
    async update(accountId: string, deviceId: string, edit: DeviceEdit): Promise<boolean> {
      if (!TRACKER_ID.test(deviceId)) return false
      const changed = Object.entries(edit).filter(([, value]) => value !== undefined)
      const device = {
        TableName: tables.devices,
        Key: { accountId, deviceId },
        UpdateExpression: `SET ${changed.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(deviceId)',
        ExpressionAttributeNames: Object.fromEntries(changed.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(changed.map(([name, value]) => [`:${name}`, value])),
      }
      const tracker = {
        TableName: tables.trackers,
        Key: { trackerId: deviceId },
        UpdateExpression: 'SET deviceType = :deviceType',
        ConditionExpression: 'accountId = :accountId',
        ExpressionAttributeValues: { ':deviceType': edit.deviceType, ':accountId': accountId },
      }
      const ofTracker = edit.deviceType === undefined ? [] : [{ Update: tracker }]
      try {
        await client.send(new TransactWriteCommand({ TransactItems: [{ Update: device }, ...ofTracker] }))
        return true
      } catch (error) {
        if (error instanceof TransactionCanceledException && isRefused(error)) return false
        throw error
      }
    },
  }
}
export type DeviceEditStore = ReturnType<typeof deviceEditStore>

const isRefused = ({ CancellationReasons = [] }: TransactionCanceledException) =>
  CancellationReasons.some(({ Code }) => Code === 'ConditionalCheckFailed')

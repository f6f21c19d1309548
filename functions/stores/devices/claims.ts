import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { sameTransfers } from '../billing/same-transfers.ts'
import type { StoredSubscription } from '../billing/subscriptions.ts'
import { transact } from '../dynamodb/transact.ts'
import type { StoredDevice } from './devices.ts'

type ClaimTables = { devices: string; trackers: string; subscriptions: string }

export type Slot =
  /** The subscription as it was read. */
  | { kind: 'free'; subscription: Pick<StoredSubscription, 'subscriptionId' | 'transferredAt'> }
  | { kind: 'new'; subscription: StoredSubscription }

/** Claims a tracker id, a device and a subscription for an account in one transaction. */
export function claimStore(client: DynamoDBDocumentClient, tables: ClaimTables) {
  return {
    async claim(device: StoredDevice, slot: Slot): Promise<'claimed' | 'tracker-taken' | 'slot-taken'> {
      const transfers = sameTransfers(slot.subscription)
      const assignment =
        slot.kind === 'new'
          ? { Put: { TableName: tables.subscriptions, Item: slot.subscription } }
          : {
              Update: {
                TableName: tables.subscriptions,
                Key: { accountId: device.accountId, subscriptionId: slot.subscription.subscriptionId },
                UpdateExpression: 'SET assignedDeviceId = :deviceId, assignedAt = :assignedAt',
                ConditionExpression: `#status = :active AND assignedDeviceId = :none AND ${transfers.condition}`,
                ExpressionAttributeNames: { '#status': 'status' },
                ExpressionAttributeValues: {
                  ':deviceId': device.deviceId,
                  ':assignedAt': Date.parse(device.createdAt),
                  ':active': 'active',
                  ':none': null,
                  ...transfers.values,
                },
              },
            }
      const failed = await transact(client, [
        { Update: trackerClaim(tables.trackers, device) },
        { Put: { TableName: tables.devices, Item: device } },
        assignment,
      ])
      if (failed === null) return 'claimed'
      return failed[0] ? 'tracker-taken' : 'slot-taken'
    },
  }
}
/** The claim of a tracker that nobody has. Whatever its last owner left there stays: `releasedAt`. */
const trackerClaim = (
  table: string,
  { deviceId, accountId, trackId, deviceType, createdAt }: StoredDevice,
) => ({
  TableName: table,
  Key: { trackerId: deviceId },
  UpdateExpression:
    'SET accountId = :accountId, trackId = :trackId, deviceType = :deviceType, passwordHash = :none, claimedAt = :now',
  ConditionExpression: 'attribute_not_exists(accountId)',
  ExpressionAttributeValues: {
    ':accountId': accountId,
    ':trackId': trackId,
    ':deviceType': deviceType,
    ':none': null,
    ':now': Date.parse(createdAt),
  },
})

export type ClaimStore = ReturnType<typeof claimStore>

import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { TrackerState } from '../../../shared/operator/tracker-state.ts'
import { sameTransfers } from '../billing/same-transfers.ts'
import type { StoredSubscription } from '../billing/subscriptions.ts'
import { transact } from '../dynamodb/transact.ts'
import type { StoredDevice } from './devices.ts'
import { plateKeyOf } from './plate-key.ts'
import { NOT_RETURNED } from './trackers.ts'

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
        { Put: { TableName: tables.devices, Item: { ...device, ...plateKey(device) } } },
        assignment,
      ])
      if (failed === null) return 'claimed'
      return failed[0] ? 'tracker-taken' : 'slot-taken'
    },
  }
}
/** The key of an index, which has no empty values. */
const plateKey = ({ vehicleNum }: StoredDevice) => {
  const key = plateKeyOf(vehicleNum)
  return key === undefined ? {} : { plateKey: key }
}

/**
 * The claim of a tracker that nobody has. What its last owner left there stays: `releasedAt`. So does the password that
 * it got in stock, with which it connects for its owner at once.
 */
const trackerClaim = (
  table: string,
  { deviceId, accountId, trackId, deviceType, createdAt }: StoredDevice,
) => ({
  TableName: table,
  Key: { trackerId: deviceId },
  UpdateExpression:
    'SET accountId = :accountId, trackId = :trackId, deviceType = :deviceType, passwordHash = if_not_exists(passwordHash, :none), claimedAt = :now, stateSince = :now, trackerState = :assigned REMOVE lastCallAt',
  ConditionExpression: `attribute_not_exists(accountId) AND ${NOT_RETURNED}`,
  ExpressionAttributeValues: {
    ':accountId': accountId,
    ':trackId': trackId,
    ':deviceType': deviceType,
    ':none': null,
    ':now': Date.parse(createdAt),
    ':assigned': 'assigned' satisfies TrackerState,
    ':returned': 'returned' satisfies TrackerState,
  },
})

export type ClaimStore = ReturnType<typeof claimStore>

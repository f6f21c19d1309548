import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { StoredDevice } from '../devices/devices.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'
import { sameTransfers } from './same-transfers.ts'
import type { StoredSubscription } from './subscriptions.ts'

type AssignmentTables = { devices: string; subscriptions: string }

type Change = {
  /** The subscription as it was read. */
  subscription: StoredSubscription
  /** The device that gets it, as it was read; `null` for none. */
  to: StoredDevice | null
  /** The device that loses it, if that still has it. */
  from: StoredDevice | null
  transferredAt: readonly number[]
  /** The time of the change. */
  now: number
}

/** Which device a subscription is assigned to: on the subscription and on the device, in one transaction. */
export function assignmentStore(client: DynamoDBDocumentClient, tables: AssignmentTables) {
  const deviceUpdate = (
    { accountId, deviceId, trackId, subscriptionId }: StoredDevice,
    assigned: string | null,
  ): TransactItem => ({
    Update: {
      TableName: tables.devices,
      Key: { accountId, deviceId },
      UpdateExpression: 'SET subscriptionId = :assigned',
      ConditionExpression: 'trackId = :trackId AND subscriptionId = :before',
      ExpressionAttributeValues: { ':assigned': assigned, ':trackId': trackId, ':before': subscriptionId },
    },
  })

  return {
    /** Returns whether it was saved: not if anything has changed since it was read. */
    async save({ subscription, to, from, transferredAt, now }: Change): Promise<boolean> {
      const { accountId, subscriptionId, status, assignedDeviceId } = subscription
      const transfers = sameTransfers(subscription)
      const failed = await transact(client, [
        {
          Update: {
            TableName: tables.subscriptions,
            Key: { accountId, subscriptionId },
            UpdateExpression:
              'SET assignedDeviceId = :to, assignedAt = :assignedAt, transferredAt = :transferredAt',
            ConditionExpression: `#status = :status AND assignedDeviceId = :from AND ${transfers.condition}`,
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':to': to?.deviceId ?? null,
              ':assignedAt': to === null ? null : now,
              ':transferredAt': transferredAt,
              ':status': status,
              ':from': assignedDeviceId,
              ...transfers.values,
            },
          },
        },
        ...(to === null ? [] : [deviceUpdate(to, subscriptionId)]),
        ...(from === null ? [] : [deviceUpdate(from, null)]),
      ])
      return failed === null
    },
  }
}
export type AssignmentStore = ReturnType<typeof assignmentStore>

import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { sameTransfers } from '../billing/same-transfers.ts'
import type { StoredSubscription } from '../billing/subscriptions.ts'
import type { StoredDevice } from '../devices/devices.ts'
import { trackerRelease } from '../devices/trackers.ts'
import { duePut } from '../due.ts'
import type { DueWork } from '../due-work.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'
import { type EventWrite, eventItems, type WatchItem, watchPut } from '../trails/watch-item.ts'

type DeletionTables = {
  accounts: string
  devices: string
  due: string
  events: string
  subscriptions: string
  trackers: string
  trails: string
}

/** A subscription as it was read, and its transfers without the device. */
export type Unassigned = { subscription: StoredSubscription; transferredAt: readonly number[] }

type Deletion = {
  /** The device as it was read. */
  device: StoredDevice
  /** The float plan in the watch item, as it was read, with the events that its end raises; null if there is none. */
  plan: { watch: WatchItem; events: readonly EventWrite[] } | null
  unassigned: readonly Unassigned[]
  /** Does the rest of the deletion. */
  dueAt: number
  work: DueWork
  /** Epoch ms. */
  now: number
}

/** Deletes devices. What only names a device by its id or track is cleared after that. */
export function deletionStore(client: DynamoDBDocumentClient, tables: DeletionTables) {
  const deviceDelete = ({ accountId, deviceId, trackId, subscriptionId }: StoredDevice): TransactItem => ({
    Delete: {
      TableName: tables.devices,
      Key: { accountId, deviceId },
      ConditionExpression: 'trackId = :trackId AND subscriptionId = :subscriptionId',
      ExpressionAttributeValues: { ':trackId': trackId, ':subscriptionId': subscriptionId },
    },
  })

  /** The command log of a deleted device stays, and whoever deletes the account has to find it. */
  const trackNote = ({ accountId, trackId }: StoredDevice): TransactItem => ({
    Update: {
      TableName: tables.accounts,
      Key: { accountId },
      UpdateExpression: 'ADD deletedTrackIds :trackIds',
      ExpressionAttributeValues: { ':trackIds': new Set([trackId]) },
    },
  })

  const unassignment = ({ subscription, transferredAt }: Unassigned): TransactItem => {
    const { accountId, subscriptionId, assignedDeviceId } = subscription
    const transfers = sameTransfers(subscription)
    return {
      Update: {
        TableName: tables.subscriptions,
        Key: { accountId, subscriptionId },
        UpdateExpression: 'SET assignedDeviceId = :none, transferredAt = :transferredAt',
        ConditionExpression: `assignedDeviceId = :deviceId AND ${transfers.condition}`,
        ExpressionAttributeValues: {
          ':none': null,
          ':transferredAt': transferredAt,
          ':deviceId': assignedDeviceId,
          ...transfers.values,
        },
      },
    }
  }

  /** The plan ends too, or a message that the boat is overdue could go out after the all-clear. */
  const planEnd = ({ trackId }: StoredDevice, { watch, events }: NonNullable<Deletion['plan']>) => [
    watchPut(tables.trails, trackId, { ...watch, floatPlan: null }),
    ...events.flatMap((write) => eventItems(tables, write)),
  ]

  return {
    /** In one transaction. Returns whether it was saved: not if anything has changed since it was read. */
    async save({ device, plan, unassigned, dueAt, work, now }: Deletion): Promise<boolean> {
      const failed = await transact(client, [
        deviceDelete(device),
        { Update: trackerRelease(tables.trackers, device, now) },
        trackNote(device),
        { Put: duePut(tables.due, dueAt, work) },
        ...(plan === null ? [] : planEnd(device, plan)),
        ...unassigned.map(unassignment),
      ])
      return failed === null
    },
  }
}
export type DeletionStore = ReturnType<typeof deletionStore>

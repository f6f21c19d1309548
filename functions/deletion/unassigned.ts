import { transfersAfterDeletion } from '../../shared/subscriptions/transfers.ts'
import type { Unassigned } from '../stores/accounts/deletions.ts'
import { type StoredSubscription, statusOf } from '../stores/billing/subscriptions.ts'

export const isRunning = (subscription: StoredSubscription) => statusOf(subscription) !== 'canceled'

/** The devices in a transaction, of which DynamoDB allows 100 items. */
const UNASSIGNED_MAX = 90

/**
 * The subscriptions of an account without a device: the running one, for which this is a transfer, and the canceled ones
 * that the device had before.
 */
export const unassignedFrom = (
  all: readonly StoredSubscription[],
  deviceId: string,
  now: number,
): Unassigned[] =>
  all
    .filter(({ assignedDeviceId }) => assignedDeviceId === deviceId)
    .toSorted((a, b) => Number(isRunning(b)) - Number(isRunning(a)))
    .slice(0, UNASSIGNED_MAX)
    .map((subscription) => {
      const { transferredAt = [] } = subscription
      return {
        subscription,
        transferredAt: isRunning(subscription) ? transfersAfterDeletion(transferredAt, now) : transferredAt,
      }
    })

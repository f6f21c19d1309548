import { transfersAfterDeletion } from '../../../shared/subscriptions/transfers.ts'
import type { Unassigned } from '../../stores/deletions.ts'
import { type StoredSubscription, statusOf } from '../../stores/subscriptions.ts'

export const isRunning = (subscription: StoredSubscription) => statusOf(subscription) !== 'canceled'

/** The subscriptions of an account without a device. Only that of a running one is a transfer. */
export const unassignedFrom = (
  all: readonly StoredSubscription[],
  deviceId: string,
  now: number,
): Unassigned[] =>
  all
    .filter(({ assignedDeviceId }) => assignedDeviceId === deviceId)
    .map((subscription) => {
      const { transferredAt = [] } = subscription
      return {
        subscription,
        transferredAt: isRunning(subscription) ? transfersAfterDeletion(transferredAt, now) : transferredAt,
      }
    })

import { CENTS_PER_DOLLAR } from '../../../shared/subscriptions/prices.ts'
import {
  assignableAt,
  type Subscription,
  transferableAt,
} from '../../../shared/subscriptions/subscription.ts'
import { recentTransfers } from '../../../shared/subscriptions/transfers.ts'
import { toIsoOrNull } from '../../../shared/time.ts'
import { type StoredSubscription, statusOf } from '../../stores/billing/subscriptions.ts'

const isoOrNull = (epochMs: number | null | undefined) => toIsoOrNull(epochMs ?? null)

/** A subscription as its owner sees it. */
export function subscriptionView(
  stored: StoredSubscription,
  deviceNames: ReadonlyMap<string, string>,
  now: number,
): Subscription {
  const { assignedDeviceId, transferredAt = [] } = stored
  return {
    id: stored.subscriptionId,
    status: statusOf(stored),
    planType: stored.planType,
    amount: stored.amountCents / CENTS_PER_DOLLAR,
    assignedDeviceId,
    assignedDeviceName: assignedDeviceId === null ? null : (deviceNames.get(assignedDeviceId) ?? null),
    transfersThisMonth: recentTransfers(transferredAt, now).length,
    transferableAt: toIsoOrNull(transferableAt(transferredAt, now)),
    assignableAt: toIsoOrNull(assignedDeviceId === null ? assignableAt(transferredAt, now) : null),
    nextBillingDate: isoOrNull(stored.nextBillingAt),
    cancelledAt: isoOrNull(stored.cancelledAt),
    endsAt: isoOrNull(stored.endsAt),
    paymentFailedAt: isoOrNull(stored.paymentFailedAt),
    trackedUntil: isoOrNull(stored.trackedUntil),
    marineSupport: stored.marineSupport ?? false,
    createdAt: stored.createdAt,
  }
}

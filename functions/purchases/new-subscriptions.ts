import { createHash } from 'node:crypto'
import { recurringCents } from '../../shared/subscriptions/prices.ts'
import type { RunningPurchase } from '../../shared/subscriptions/running-purchase.ts'
import { toIso } from '../../shared/time.ts'
import type { StoredOrder } from '../stores/billing/orders.ts'
import type { StoredSubscription } from '../stores/billing/subscriptions.ts'

const ID_LENGTH = 32

/** The ids of the subscriptions of an order, which follow from it: fulfilling an order twice changes nothing. */
export const subscriptionIdsOf = ({
  orderId,
  quantity,
}: Pick<StoredOrder, 'orderId' | 'quantity'>): string[] =>
  Array.from({ length: quantity }, (_, index) =>
    createHash('sha256').update(`${orderId}:${index}`).digest('hex').slice(0, ID_LENGTH),
  )

/** The plan of an order's subscriptions, as they show it. */
export const planTypeOf = ({ plan }: Pick<StoredOrder, 'plan'>) => (plan === 'monthly' ? plan : 'annual')

/** The subscriptions of an order that was just paid, each without a device. */
export const newSubscriptions = (
  order: StoredOrder,
  purchase: RunningPurchase,
  now: number,
): StoredSubscription[] =>
  subscriptionIdsOf(order).map((subscriptionId) => ({
    accountId: order.accountId,
    subscriptionId,
    orderId: order.orderId,
    status: 'active',
    planType: purchase.planType,
    amountCents: recurringCents({ plan: order.plan, quantity: 1 }),
    marineSupport: order.plan === 'marine',
    assignedDeviceId: null,
    createdAt: toIso(now),
    nextBillingAt: purchase.nextBillingAt,
    cancelledAt: null,
    endsAt: null,
    paymentFailedAt: null,
    trackedUntil: null,
  }))

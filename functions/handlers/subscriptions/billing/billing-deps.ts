import type { OpenStripe } from '../../../outside/stripe/stripe-session.ts'
import type { FollowDeps } from '../../../purchases/follow-purchase.ts'
import type { BillingLogStore } from '../../../stores/billing/billing-log.ts'
import type { CustomerStore } from '../../../stores/billing/customers.ts'
import type { OrderStore, StoredOrder } from '../../../stores/billing/orders.ts'
import { type SubscriptionStore, statusOf } from '../../../stores/billing/subscriptions.ts'

export type BillingDeps = FollowDeps & {
  subscriptions: Pick<SubscriptionStore, 'get' | 'getMany' | 'list'>
  orders: Pick<OrderStore, 'get' | 'getMany'>
  customers: CustomerStore
  billingLog: Pick<BillingLogStore, 'append'>
  openStripe: OpenStripe
  returnUrl: string
}

/** A purchase that is not over, and how many subscriptions are left of it. */
export type RunningOrder = { order: StoredOrder; left: number }

export async function runningOrders(
  accountId: string,
  { subscriptions, orders }: Pick<BillingDeps, 'subscriptions' | 'orders'>,
): Promise<RunningOrder[]> {
  const left = new Map<string, number>()
  for (const one of await subscriptions.list(accountId))
    if (one.orderId !== undefined && statusOf(one) !== 'canceled')
      left.set(one.orderId, (left.get(one.orderId) ?? 0) + 1)
  const found = await orders.getMany([...left.keys()])
  return found
    .filter((order) => order.accountId === accountId && order.purchase?.status !== 'canceled')
    .map((order) => ({ order, left: left.get(order.orderId) ?? 0 }))
}

import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { OpenStripe, StripeSession } from '../../../outside/stripe/stripe-session.ts'
import type { FollowDeps } from '../../../purchases/follow-purchase.ts'
import { needsOperator } from '../../../purchases/needs-operator.ts'
import { log, reasonOf } from '../../../runtime/log.ts'
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

export type PaymentRefusal =
  | { refused: 'payments-not-set-up' | 'payment-unsure' }
  | { refused: 'card-declined'; message: string; more: { details: string } }

/** Runs calls to Stripe, and turns its failures into refusals. Any other error is thrown. */
export async function withStripe<Result>(
  { openStripe }: { openStripe: OpenStripe },
  run: (session: StripeSession) => Promise<Result>,
): Promise<Result | PaymentRefusal> {
  const session = await openStripe()
  if (session === null) return { refused: 'payments-not-set-up' }
  try {
    return await run(session)
  } catch (error) {
    const failure = stripeFailure(error)
    if (failure?.kind === 'declined')
      return { refused: 'card-declined', message: failure.message, more: { details: failure.details } }
    if (failure?.kind === 'no-access') {
      needsOperator('key-refused', { reason: reasonOf(error) })
      return { refused: 'payments-not-set-up' }
    }
    if (failure?.kind !== 'unsure') throw error
    log('warn', 'stripe-unsure', { reason: reasonOf(error) })
    return { refused: 'payment-unsure' }
  }
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

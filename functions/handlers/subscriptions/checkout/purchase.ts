import { setTimeout as sleep } from 'node:timers/promises'
import { FIRST_PAYMENT_WITHIN_MS, isFinal } from '../../../../shared/subscriptions/checkout.ts'
import type { PurchaseReply } from '../../../../shared/subscriptions/purchase.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import { CALLS_BUDGET_MS, type StripeSession } from '../../../outside/stripe/stripe-session.ts'
import { needsOperator } from '../../../purchases/needs-operator.ts'
import { subscriptionIdsOf } from '../../../purchases/new-subscriptions.ts'
import { log, reasonOf } from '../../../runtime/log.ts'
import type { StoredOrder } from '../../../stores/billing/orders.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { ensureOrder, isSameOrder, type OrderDraft } from './new-order.ts'
import { type Declined, payOrder } from './pay-order.ts'
import type { Payer } from './paying-customer.ts'
import type { Card } from './usable-card.ts'

/** How long a request has an order to itself: longer than its calls to Stripe take. */
const LEASE_MS = CALLS_BUDGET_MS + SECOND_MS
const LOOK_AGAIN_MS = 250

export type PurchaseResult =
  | { reply: PurchaseReply; order: StoredOrder }
  | { refused: 'card-declined'; message: string; more: { details: string; orderId: string } }
  | { refused: 'too-many-requests'; retryAfterSeconds: number }
  | {
      refused:
        | 'payments-not-set-up'
        | 'purchase-changed'
        | 'order-expired'
        | 'payment-method-not-found'
        | 'payment-unsure'
    }

/** Buys what is ordered. The same purchase again goes on where the last try has got to, and never charges twice. */
export async function purchase(
  draft: OrderDraft,
  accountOf: (orderId: string) => string,
  card: Card,
  payer: Payer,
  deps: CheckoutDeps,
): Promise<PurchaseResult> {
  const session = await deps.openStripe()
  if (session === null) return { refused: 'payments-not-set-up' }
  const startedAt = deps.now()
  const orderId = await ensureOrder(draft, accountOf, deps)
  for (;;) {
    const stored = await deps.orders.get(orderId)
    if (stored === null) throw new Error('An order is gone')
    if (!isSameOrder(stored, draft)) return { refused: 'purchase-changed' }
    if (isFinal(stored.checkout)) return answerTo(stored, null, null)
    if (isTooLate(stored, deps.now())) return { refused: 'order-expired' }
    const leased = await lease({ ...stored, ...personOf(draft) }, deps)
    if (leased !== null) return payLeased(leased, card, payer, session, deps)
    if (deps.now() - startedAt > CALLS_BUDGET_MS) return { refused: 'payment-unsure' }
    await sleep(LOOK_AGAIN_MS)
  }
}

/** Nothing was made at Stripe for it in time. */
const isTooLate = ({ stripeSubscriptionId, createdAt }: StoredOrder, now: number) =>
  stripeSubscriptionId === null && now > createdAt + FIRST_PAYMENT_WITHIN_MS

const personOf = ({ firstName, lastName, phone, shippingAddress }: OrderDraft) => ({
  firstName,
  lastName,
  phone,
  shippingAddress,
})

/** Takes the order for this request; `null` while another has it. */
async function lease(order: StoredOrder, { orders, now }: CheckoutDeps): Promise<StoredOrder | null> {
  if ((order.leasedUntil ?? 0) > now()) return null
  return orders.update({ ...order, leasedUntil: now() + LEASE_MS })
}

async function payLeased(
  leased: StoredOrder,
  card: Card,
  payer: Payer,
  session: StripeSession,
  deps: CheckoutDeps,
): Promise<PurchaseResult> {
  const { orderId } = leased
  const paid = await payOrder(leased, card, payer, session, deps).catch((error: unknown) =>
    failed(orderId, error, deps),
  )
  const order = await deps.orders.edit(orderId, (now) => ({ ...now, leasedUntil: null }))
  if (paid.kind === 'unsure') return { refused: 'payment-unsure' }
  if (paid.kind === 'no-access') return { refused: 'payments-not-set-up' }
  if (paid.kind === 'no-such-card') return { refused: 'payment-method-not-found' }
  if (paid.kind === 'too-many')
    return { refused: 'too-many-requests', retryAfterSeconds: paid.retryAfterSeconds }
  return answerTo(order, paid.clientSecret, paid.declined)
}

/** `unsure`: Stripe may have done what was asked. `no-access`: it refuses the deployment's key. */
type Failed = { kind: 'unsure' } | { kind: 'no-access' }

/** Marks an order until it is known what Stripe did with it. */
async function failed(orderId: string, error: unknown, { orders }: CheckoutDeps): Promise<Failed> {
  const failure = stripeFailure(error)
  if (failure?.kind === 'no-access') {
    needsOperator('key-refused', { reason: reasonOf(error) })
    return { kind: 'no-access' }
  }
  if (failure?.kind !== 'unsure') {
    await orders.edit(orderId, (now) => ({ ...now, leasedUntil: null }))
    throw error
  }
  log('warn', 'stripe-unsure', { orderId, reason: reasonOf(error) })
  await orders.edit(orderId, (now) => ({
    ...now,
    checkout: isFinal(now.checkout) ? now.checkout : 'unsure',
    failures: now.failures + (hasFailed(error) ? 1 : 0),
  }))
  return { kind: 'unsure' }
}

/** Stripe has answered with a server error, which it would answer again to the same key. */
const hasFailed = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 500

function answerTo(
  order: StoredOrder,
  clientSecret: string | null,
  declined: Declined | null,
): PurchaseResult {
  const { orderId, checkout } = order
  if (checkout === 'paid') {
    return { reply: { success: true, orderId, subscriptionIds: subscriptionIdsOf(order) }, order }
  }
  if (checkout === 'expired') return { refused: 'order-expired' }
  if (checkout === 'authenticating' && clientSecret !== null)
    return { reply: { success: false, requiresAction: true, clientSecret, orderId }, order }
  if (checkout === 'declined')
    return {
      refused: 'card-declined',
      message: declined?.message ?? 'Your card was declined.',
      more: { details: declined?.details ?? '', orderId },
    }
  return { refused: 'payment-unsure' }
}

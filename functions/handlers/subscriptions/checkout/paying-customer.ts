import { createCustomer, findCustomer } from '../../../outside/stripe/customers.ts'
import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'
import type { StoredOrder } from '../../../stores/billing/orders.ts'
import type { CheckoutDeps } from './checkout-deps.ts'

export type Payer = {
  email: string | null
  /** The customer at Stripe that the account has. A public order gets one of its own. */
  customer: { kind: 'of-account' } | { kind: 'new' }
  /** `null` if the card with this fingerprint may pay, else after how many seconds it may. */
  reserveCard: (fingerprint: string | null) => Promise<number | null>
}

/** Stripe answers a key that has failed with the same failure again. */
export const keyOf = ({ failures, orderId }: StoredOrder, key: string) =>
  failures === 0 ? key : `${key}:${orderId}:${failures}`

/** The customer that the account has at Stripe; `null` for none, and for an order without sign-in. */
export async function customerOfAccount(
  { accountId }: StoredOrder,
  { customer }: Payer,
  { customers }: CheckoutDeps,
): Promise<string | null> {
  return customer.kind === 'new' ? null : (await customers.get(accountId)).stripeCustomerId
}

/** The customer is saved on the order before anything is made for it at Stripe. */
export async function ensureCustomer(
  order: StoredOrder,
  knownId: string | null,
  { customer }: Payer,
  session: StripeSession,
  { customers, orders }: CheckoutDeps,
): Promise<string> {
  const { accountId, orderId, createdAt } = order
  if (order.customerId !== null) return order.customerId
  const isOwn = customer.kind === 'of-account'
  const key = keyOf(order, `customer:${isOwn ? accountId : orderId}`)
  const mayBeLost = knownId === null && order.failures > 0
  const madeBefore = mayBeLost ? await findCustomer(session, accountId, createdAt) : null
  const madeId = knownId ?? madeBefore ?? (await createCustomer(session, accountId, key))
  const customerId = isOwn && knownId === null ? await customers.saveId(accountId, madeId) : madeId
  await orders.edit(orderId, (current) => ({ ...current, customerId }))
  return customerId
}

import { createHash, randomUUID } from 'node:crypto'
import type { Language } from '../../../../shared/i18n/language.ts'
import type { ShippingAddress } from '../../../../shared/subscriptions/order.ts'
import { ORDER_NUMBERS, orderNumberOf } from '../../../../shared/subscriptions/order-number.ts'
import { firstChargeCents, type Plan } from '../../../../shared/subscriptions/prices.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import type { StoredOrder } from '../../../stores/billing/orders.ts'
import type { CheckoutDeps } from './checkout-deps.ts'

/** The fields of both ways of ordering. Amounts are ours. */
export type OrderForm = {
  plan: Plan
  quantity: number
  withUnits: boolean
  firstName: string
  lastName: string
  phone: string
  /** The address of an order without sign-in. */
  email: string | null
  /** The language of the page of an order without sign-in. */
  language?: Language | undefined
  shippingAddress: ShippingAddress | null
  purchaseId: string | undefined
}

/** An order that nothing was done for yet, without its number and its account. */
export type OrderDraft = Omit<StoredOrder, 'orderId' | 'accountId' | 'purchaseHash'> & {
  purchaseHash: string
}

/** The same purchase id of the same orderer is the same purchase. */
export function orderDraft(orderer: string, form: OrderForm, now: number): OrderDraft {
  const { plan, quantity, withUnits, firstName, lastName, phone, shippingAddress } = form
  const purchaseId = form.purchaseId ?? randomUUID()
  return {
    purchaseHash: sha256(JSON.stringify([orderer, purchaseId])),
    version: 1,
    createdAt: now,
    checkout: 'started',
    plan,
    quantity,
    withUnits,
    firstChargeCents: firstChargeCents({ plan, quantity, withUnits }),
    firstName,
    lastName,
    phone,
    email: form.email,
    language: form.language ?? null,
    shippingAddress,
    attempts: 0,
    failures: 0,
    leasedUntil: null,
    customerId: null,
    stripeSubscriptionId: null,
    purchase: null,
    card: null,
    shippingStatus: 0,
    trackingUrl: null,
  }
}

/** When an order is compared with Stripe for the first time, if its request ended halfway. */
const RECONCILE_AFTER_MS = 2 * MINUTE_MS
const LONG_ID_LENGTH = 24

/**
 * The number of the order of a purchase, which is created if this is the first request for it. The number follows from
 * the purchase, so that each request finds the same one; where another purchase has it, the next one is tried.
 */
export async function ensureOrder(
  draft: OrderDraft,
  accountOf: (orderId: string) => string,
  { orders, due }: Pick<CheckoutDeps, 'orders' | 'due'>,
): Promise<string> {
  // a purchase that began before order numbers were short
  const early = await orders.get(draft.purchaseHash.slice(0, LONG_ID_LENGTH))
  if (early !== null) return early.orderId
  for (let attempt = 0; ; attempt++) {
    const orderId = orderNumberOf(numberIn(`${draft.purchaseHash}:${attempt}`))
    const accountId = accountOf(orderId)
    // before the order, so that no order is without it
    await due.put(draft.createdAt + RECONCILE_AFTER_MS, { kind: 'order', accountId, orderId })
    if (await orders.create({ ...draft, orderId, accountId })) return orderId
    const stored = await orders.get(orderId)
    if (stored?.purchaseHash === draft.purchaseHash) return orderId
  }
}

const numberIn = (text: string) => Number(BigInt(`0x${sha256(text)}`) % BigInt(ORDER_NUMBERS))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a repeated purchase asks for the same thing: details of the person may be corrected meanwhile. */
export const isSameOrder = (one: StoredOrder, other: OrderDraft): boolean =>
  one.plan === other.plan && one.quantity === other.quantity && one.withUnits === other.withUnits

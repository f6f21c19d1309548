import { createHash, randomUUID } from 'node:crypto'
import type { Language } from '../../../shared/i18n/language.ts'
import type { ShippingAddress } from '../../../shared/subscriptions/order.ts'
import { firstChargeCents, type Plan } from '../../../shared/subscriptions/prices.ts'
import type { StoredOrder } from '../../stores/orders.ts'

/** What both ways of ordering ask for. Amounts are ours. */
export type OrderForm = {
  plan: Plan
  quantity: number
  withUnits: boolean
  firstName: string
  lastName: string
  phone: string
  /** Of an order without sign-in. */
  email: string | null
  /** Of the page of an order without sign-in. */
  language?: Language | undefined
  shippingAddress: ShippingAddress | null
  purchaseId: string | undefined
}

const ORDER_ID_LENGTH = 24

/** An order that nothing was done for yet. Its id follows from who orders and the purchase id. */
export function newOrder(accountId: string, orderer: string, form: OrderForm, now: number): StoredOrder {
  const { plan, quantity, withUnits, firstName, lastName, phone, shippingAddress } = form
  const purchaseId = form.purchaseId ?? randomUUID()
  const hash = createHash('sha256').update(JSON.stringify([orderer, purchaseId]))
  return {
    orderId: hash.digest('hex').slice(0, ORDER_ID_LENGTH),
    accountId,
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

/** Whether a repeated purchase asks for the same thing: details of the person may be corrected meanwhile. */
export const isSameOrder = (one: StoredOrder, other: StoredOrder): boolean =>
  one.plan === other.plan && one.quantity === other.quantity && one.withUnits === other.withUnits

import { createHash } from 'node:crypto'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { makeCardDefault } from '../../../functions/handlers/subscriptions/billing/change-cards.ts'
import { createSubscription } from '../../../functions/handlers/subscriptions/checkout/create-subscription.ts'
import { type StripeSession, stripeSessions } from '../../../functions/outside/stripe/stripe-session.ts'
import { applyEvent } from '../../../functions/purchases/apply-event.ts'
import { followPurchase } from '../../../functions/purchases/follow-purchase.ts'
import { accountStore } from '../../../functions/stores/accounts/accounts.ts'
import { billingLogStore } from '../../../functions/stores/billing/billing-log.ts'
import { customerStore } from '../../../functions/stores/billing/customers.ts'
import { orderStore, type StoredOrder } from '../../../functions/stores/billing/orders.ts'
import { purchaseStore } from '../../../functions/stores/billing/purchases.ts'
import { subscriptionStore } from '../../../functions/stores/billing/subscriptions.ts'
import { dueStore } from '../../../functions/stores/due.ts'
import { CreateSubscription } from '../../../shared/subscriptions/purchase.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { monthsAfter } from '../../../shared/times/months-after.ts'
import type { LocalStripe } from '../../local/engines/stripe/run-stripe.ts'
import { createCatalog } from '../../provision/stripe-catalog.ts'
import { uuidOf } from '../../uuid-of.ts'
import type { PurchaseName } from '../devices.ts'
import type { DemoTables } from '../tables.ts'

export type PaymentDeps = {
  client: DynamoDBDocumentClient
  tables: DemoTables
  accountId: string
  email: string
  buyer: Buyer
  siteUrl: string
  now: number
  /** Opens the stand-in of Stripe with a clock of its own. */
  openStripe: (clock: () => number) => Promise<LocalStripe>
}

/** The tools that make the demo account. */
export type DemoDeps = Pick<PaymentDeps, 'client' | 'tables' | 'siteUrl' | 'openStripe'>

/** Whom the units are sent to. */
export type Buyer = Pick<CreateSubscription, 'firstName' | 'lastName' | 'phone' | 'shippingAddress'>

export type Ordered = {
  name: PurchaseName
  /** How long ago it was bought. */
  months: number
  days: number
  quantity: number
  planType: 'monthly' | 'annual'
  marineSupport: boolean
  /** How far its units are shipped: 0 processing to 4 delivered. */
  shippingStatus: number
  trackingUrl: string | null
}

/** The renewal of this one fails, because its card was replaced by one that declines. */
const FAILING: PurchaseName = 'jetski'
const GOOD_CARD = 'pm_card_visa'
const DECLINING_CARD = 'pm_card_chargeCustomerFail'
/** Between its last two renewals. */
const CARD_REPLACED_DAYS_AGO = 20
const UUID_BYTES = 16
const EVENTS_READ_EVERY_MS = 25 * DAY_MS

const orderedAt = ({ months, days }: Pick<Ordered, 'months' | 'days'>, now: number): number =>
  Date.parse(`${monthsAfter(new Date(now).toISOString().slice(0, 10), -months)}T15:20Z`) - days * DAY_MS

/** The paid orders by their names. */
export type Orders = ReadonlyMap<PurchaseName, StoredOrder>

/**
 * Buys subscriptions at their times, oldest first, and renews them until now, with the product's own purchases and Stripe's
 * stand-in, whose clock is in the past. Repeated, it goes on where it ended. `whenBought` is done before the last renewals,
 * and its result returned.
 */
export async function makePayments<Result>(
  ordered: readonly Ordered[],
  deps: PaymentDeps,
  whenBought: (orders: Orders) => Promise<Result>,
): Promise<Result> {
  let clock = deps.now
  const stripe = await deps.openStripe(() => clock)
  try {
    stripe.webhooks.setDelivery('dropped')
    const shop = shopOf(stripe, deps, () => clock)

    /** Renewals happen on the way. Stripe lists its events for a month only. */
    async function advanceTo(at: number): Promise<void> {
      while (clock < at) {
        clock = Math.min(at, clock + EVENTS_READ_EVERY_MS)
        await applyPayments(shop)
      }
    }

    const bought = new Map<PurchaseName, StoredOrder>()
    for (const one of ordered) {
      const at = orderedAt(one, deps.now)
      if (bought.size === 0) clock = at
      await advanceTo(at)
      await createCatalog(stripe.client)
      const order = await buy(one, deps, shop)
      const { shippingStatus: status, trackingUrl } = one
      await shop.orders.updateShipping(
        order.orderId,
        { status: 0, trackingUrl: null },
        { status, trackingUrl },
      )
      bought.set(one.name, order)
    }
    const result = await whenBought(bought)
    await advanceTo(deps.now - CARD_REPLACED_DAYS_AGO * DAY_MS)
    await replaceCard(bought.get(FAILING), shop)
    await advanceTo(deps.now)
    for (const order of bought.values()) await follow(order, shop)
    return result
  } finally {
    stripe.close()
  }
}

type Shop = ReturnType<typeof shopOf>

/** A shop on the stand-in and its clock. */
function shopOf(
  { endpoint, secretKey }: LocalStripe,
  { client, tables, email, siteUrl }: PaymentDeps,
  now: () => number,
) {
  const { hostname: host, port } = new URL(endpoint)
  const { open } = stripeSessions({
    readKeys: async () => ({ secretKey, webhookSecret: '', publishableKey: '' }),
    address: { host, port, protocol: 'http' },
    clock: Date.now,
  })
  return {
    openStripe: open,
    orders: orderStore(client, tables.orders),
    purchases: purchaseStore(client, tables, now),
    subscriptions: subscriptionStore(client, tables.subscriptions, now),
    customers: customerStore(client, tables.accounts),
    billingLog: billingLogStore(client, tables.billingLog),
    due: dueStore(client, tables.due),
    accounts: accountStore(client, tables.accounts),
    getAddress: async () => email,
    returnUrl: `${siteUrl}/dashboard/subscription`,
    now,
  }
}

async function sessionOf({ openStripe }: Pick<Shop, 'openStripe'>): Promise<StripeSession> {
  const session = await openStripe()
  if (session === null) throw new Error('The stand-in of Stripe has no key')
  return session
}

/** The first time with a new card, and then with the one that is saved. */
async function buy(
  { name, quantity, planType, marineSupport }: Ordered,
  { accountId, buyer }: PaymentDeps,
  shop: Shop,
): Promise<StoredOrder> {
  const saved = await savedCard(accountId, shop)
  const body = CreateSubscription.parse({
    ...buyer,
    quantity,
    planType,
    marineSupport,
    orderDevice: true,
    paymentMethodId: saved ?? GOOD_CARD,
    useSavedPaymentMethod: saved !== null,
    purchaseId: purchaseIdOf(accountId, name),
  })
  const result = await createSubscription(accountId, body, shop)
  if (!('order' in result)) throw new Error(`The subscriptions could not be bought: ${result.refused}`)
  return result.order
}

/** The card that pays for everything; `null` before the first purchase. */
async function savedCard(accountId: string, shop: Shop): Promise<string | null> {
  const { stripeCustomerId } = await shop.customers.get(accountId)
  if (stripeCustomerId === null) return null
  const { api, options } = await sessionOf(shop)
  const { data } = await api.customers.listPaymentMethods(stripeCustomerId, { type: 'card' }, options())
  const id = data.at(-1)?.id ?? null
  if (id !== null) await makeCardDefault(accountId, id, shop)
  return id
}

/** The same for each account and name. */
const purchaseIdOf = (accountId: string, name: PurchaseName) =>
  uuidOf(createHash('sha256').update(`${accountId} ${name}`).digest().subarray(0, UUID_BYTES))

async function replaceCard(order: StoredOrder | undefined, shop: Shop): Promise<void> {
  if (order?.stripeSubscriptionId == null || order.customerId === null) return
  const { api, options } = await sessionOf(shop)
  const { id } = await api.paymentMethods.attach(DECLINING_CARD, { customer: order.customerId }, options())
  await api.subscriptions.update(order.stripeSubscriptionId, { default_payment_method: id }, options())
}

const EVENTS_MAX = 100

/** Applies Stripe's reports of paid invoices. One that was applied before changes nothing. */
async function applyPayments(shop: Shop): Promise<void> {
  const session = await sessionOf(shop)
  const { data } = await session.api.events.list(
    { type: 'invoice.paid', limit: EVENTS_MAX },
    session.options(),
  )
  for (const event of data.toReversed()) await applyEvent(event, session, shop)
}

async function follow({ orderId, stripeSubscriptionId }: StoredOrder, shop: Shop): Promise<void> {
  if (stripeSubscriptionId === null) return
  await followPurchase(orderId, stripeSubscriptionId, await sessionOf(shop), shop)
}

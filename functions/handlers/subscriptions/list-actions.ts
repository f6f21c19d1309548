import type { Order } from '../../../shared/subscriptions/order.ts'
import { CENTS_PER_DOLLAR } from '../../../shared/subscriptions/prices.ts'
import {
  assignableAt,
  type Subscription,
  type SubscriptionStatus,
  transferableAt,
} from '../../../shared/subscriptions/subscription.ts'
import type { subscriptions as routes } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { recentTransfers } from '../../../shared/subscriptions/transfers.ts'
import { toIso, toIsoOrNull } from '../../../shared/time.ts'
import type { OpenStripe } from '../../outside/stripe/stripe-session.ts'
import { type GiveDeps, giveOrder } from '../../purchases/hand-over-order.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { Customer, CustomerStore } from '../../stores/billing/customers.ts'
import type { OrderStore, StoredOrder } from '../../stores/billing/orders.ts'
import {
  isTrackedAt,
  type StoredSubscription,
  type SubscriptionStore,
  statusOf,
} from '../../stores/billing/subscriptions.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import { savedCards } from './billing/saved-cards.ts'

export type ListDeps = GiveDeps & {
  subscriptions: Pick<SubscriptionStore, 'getMany' | 'list'>
  devices: Pick<DeviceStore, 'getMany'>
  orders: Pick<OrderStore, 'get' | 'getMany'>
  customers: CustomerStore
  openStripe: OpenStripe
  now: () => number
}

/** The calls that list an account's subscriptions, unit orders and payment methods. */
export const listActions = (
  deps: ListDeps,
): Pick<Actions<typeof routes>, 'getSubscriptionStatus' | 'listSubscriptions' | 'listOrders'> => ({
  async getSubscriptionStatus(_input, { accountId }) {
    const { customer, all } = await readAll(accountId, deps)
    const cards = await savedCards(customer, deps)
    const statuses = new Set(all.map(statusOf))
    return {
      reply: {
        hasSubscription: all.some((one) => isTrackedAt(one, deps.now())),
        subscriptionStatus: BEST_FIRST.find((status) => statuses.has(status)) ?? null,
        customer: customer.customer,
        savedPaymentMethods: cards.map(({ id, card }) => ({
          id,
          brand: card.brand,
          last4: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
        })),
      },
    }
  },

  async listSubscriptions(_input, { accountId, scope }) {
    const { all } = await readAll(accountId, deps)
    const deviceIds = new Set(all.flatMap(({ assignedDeviceId }) => assignedDeviceId ?? []))
    const devices = await deps.devices.getMany(scope, [...deviceIds])
    const names = new Map(devices.map(({ deviceId, deviceName }) => [deviceId, deviceName]))
    const isShown = ({ assignedDeviceId }: StoredSubscription) =>
      scope.tags === null || assignedDeviceId === null || names.has(assignedDeviceId)
    const views = all
      .filter(isShown)
      .toSorted(byCreation)
      .map((one) => subscriptionView(one, names, deps.now()))
    return { reply: { subscriptions: views } }
  },

  async listOrders(_input, { accountId }) {
    const { all } = await readAll(accountId, deps)
    const orderIds = new Set(all.flatMap(({ orderId }) => orderId ?? []))
    const orders = await deps.orders.getMany([...orderIds])
    return { reply: { orders: orderViews(orders.filter((order) => order.accountId === accountId)) } }
  },
})

type Owned = { customer: Customer; all: StoredSubscription[] }

/** With the orders that were made for the account's mailbox without sign-in: its owner is there now. */
async function readAll(accountId: string, deps: ListDeps): Promise<Owned> {
  const [customer, all] = await Promise.all([
    deps.customers.get(accountId),
    deps.subscriptions.list(accountId),
  ])
  if (customer.waitingOrders.length === 0) return { customer, all }
  for (const orderId of customer.waitingOrders) await giveOrder(orderId, accountId, deps)
  return readAll(accountId, deps)
}

/** The status of an account is that of its best subscription. */
const BEST_FIRST: readonly SubscriptionStatus[] = ['active', 'past_due', 'canceled']

const byCreation = (one: StoredSubscription, other: StoredSubscription) =>
  compareTexts(one.createdAt, other.createdAt) || compareTexts(one.subscriptionId, other.subscriptionId)

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The paid orders with GPS units, newest first. */
const orderViews = (orders: readonly StoredOrder[]): Order[] =>
  orders
    .filter(({ checkout, withUnits }) => checkout === 'paid' && withUnits)
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .map(({ orderId, shippingStatus, quantity, createdAt, shippingAddress, trackingUrl }) => ({
      orderId,
      status: shippingStatus,
      deviceQuantity: quantity,
      createdAt: toIso(createdAt),
      shippingAddress,
      trackingUrl,
    }))

const isoOrNull = (epochMs: number | null | undefined) => toIsoOrNull(epochMs ?? null)

/** A subscription as its owner sees it. */
function subscriptionView(
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

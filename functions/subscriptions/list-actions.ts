import type { subscriptions as routes } from '../../shared/subscriptions/subscriptions.routes.ts'
import { giveOrder, type HandOverDeps } from '../common/purchases/hand-over-order.ts'
import type { OpenStripe } from '../outside/stripe/stripe-session.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import type { CustomerStore } from '../stores/customers.ts'
import type { DeviceStore } from '../stores/devices.ts'
import type { OrderStore } from '../stores/orders.ts'
import { isTrackedAt, type StoredSubscription, type SubscriptionStore } from '../stores/subscriptions.ts'
import { savedCards } from './billing/saved-cards.ts'
import { orderViews } from './order-view.ts'
import { subscriptionView } from './subscription-view.ts'

export type ListDeps = Omit<HandOverDeps, 'users'> & {
  subscriptions: Pick<SubscriptionStore, 'getMany' | 'list'>
  devices: Pick<DeviceStore, 'getMany'>
  orders: Pick<OrderStore, 'get' | 'getMany'>
  customers: CustomerStore
  openStripe: OpenStripe
  now: () => number
}

/** What an account has: its subscriptions, its orders of units, and what it pays with. */
export const listActions = (
  deps: ListDeps,
): Pick<Actions<typeof routes>, 'getSubscriptionStatus' | 'listSubscriptions' | 'listOrders'> => ({
  async getSubscriptionStatus(_input, { accountId }) {
    const [all, customer] = await Promise.all([
      deps.subscriptions.list(accountId),
      deps.customers.get(accountId),
    ])
    const tracked = all.find((one) => isTrackedAt(one, deps.now()))
    const cards = await savedCards(customer, deps)
    return {
      reply: {
        hasSubscription: tracked !== undefined,
        subscriptionStatus: tracked?.status ?? all.at(-1)?.status ?? null,
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

  async listSubscriptions(_input, { accountId }) {
    const { waitingOrders } = await deps.customers.get(accountId)
    for (const orderId of waitingOrders) await giveOrder(orderId, accountId, deps)
    const all = await deps.subscriptions.list(accountId)
    const deviceIds = new Set(all.flatMap(({ assignedDeviceId }) => assignedDeviceId ?? []))
    const devices = await deps.devices.getMany(accountId, [...deviceIds])
    const names = new Map(devices.map(({ deviceId, deviceName }) => [deviceId, deviceName]))
    const views = all.toSorted(byCreation).map((one) => subscriptionView(one, names, deps.now()))
    return { reply: { subscriptions: views } }
  },

  async listOrders(_input, { accountId }) {
    const all = await deps.subscriptions.list(accountId)
    const orderIds = new Set(all.flatMap(({ orderId }) => orderId ?? []))
    const orders = await deps.orders.getMany([...orderIds])
    return { reply: { orders: orderViews(orders.filter((order) => order.accountId === accountId)) } }
  },
})

const byCreation = (one: StoredSubscription, other: StoredSubscription) =>
  one.createdAt.localeCompare(other.createdAt) || one.subscriptionId.localeCompare(other.subscriptionId)

import type { subscriptions as routes } from '../../shared/subscriptions/subscriptions.routes.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import type { DeviceStore } from '../stores/devices.ts'
import type { OrderStore } from '../stores/orders.ts'
import type { StoredSubscription, SubscriptionStore } from '../stores/subscriptions.ts'
import { orderViews } from './order-view.ts'
import { subscriptionView } from './subscription-view.ts'

export type ListDeps = {
  subscriptions: Pick<SubscriptionStore, 'list'>
  devices: Pick<DeviceStore, 'getMany'>
  orders: Pick<OrderStore, 'getMany'>
  now: () => number
}

/** What an account has: its subscriptions, and its orders of units. */
export const listActions = (
  deps: ListDeps,
): Pick<Actions<typeof routes>, 'listSubscriptions' | 'listOrders'> => ({
  async listSubscriptions(_input, { accountId }) {
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

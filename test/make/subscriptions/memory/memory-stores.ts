import type { BillingEntry } from '../../../../functions/stores/billing/billing-log.ts'
import { entryPut } from '../../../../functions/stores/billing/billing-log.ts'
import type { Customer, CustomerStore } from '../../../../functions/stores/billing/customers.ts'
import type { OrderStore, StoredOrder } from '../../../../functions/stores/billing/orders.ts'
import type { PurchaseStore } from '../../../../functions/stores/billing/purchases.ts'
import type {
  StoredSubscription,
  SubscriptionStore,
} from '../../../../functions/stores/billing/subscriptions.ts'
import { type DueStore, duePut } from '../../../../functions/stores/due.ts'
import { type Effect, keyOfDue, type World } from './world.ts'

const NO_CUSTOMER: Customer = { stripeCustomerId: null, waitingOrders: [], customer: null }
const subscriptionKey = ({ accountId, subscriptionId }: StoredSubscription) =>
  `${accountId}/${subscriptionId}`

/** The stores that payments write to, in memory, with the conditions of the real ones. */
export function memoryStores(world: World, effect: Effect) {
  const update = (order: StoredOrder): StoredOrder | null => {
    if (world.orders.get(order.orderId)?.version !== order.version) return null
    const saved = { ...order, version: order.version + 1 }
    world.orders.set(order.orderId, saved)
    return saved
  }
  const logKey = (entry: BillingEntry) => `${entry.accountId}/${entryPut('', entry).Item.entryKey}`
  const putDue = (dueAt: number, work: Parameters<DueStore['put']>[1]) => {
    const { Item } = duePut('', dueAt, work)
    world.due.set(keyOfDue(Item), Item)
  }
  const editCustomer = (accountId: string, edit: (customer: Customer) => Customer) =>
    world.customers.set(accountId, edit(world.customers.get(accountId) ?? NO_CUSTOMER))

  const orders: Pick<OrderStore, 'get' | 'getMany' | 'create' | 'edit' | 'update'> = {
    get: (orderId) => effect('orders.get', () => world.orders.get(orderId) ?? null),
    getMany: (ids) => effect('orders.getMany', () => ids.flatMap((id) => world.orders.get(id) ?? [])),
    create: (order) =>
      effect('orders.create', () => {
        if (world.orders.has(order.orderId)) return false
        world.orders.set(order.orderId, order)
        return true
      }),
    edit: (orderId, edit) =>
      effect('orders.edit', () => {
        const order = world.orders.get(orderId)
        const saved = order && update(edit(order))
        if (!saved) throw new Error('An order is gone')
        return saved
      }),
    update: (order) => effect('orders.update', () => update(order)),
  }

  const customers: CustomerStore = {
    get: (accountId) => effect('customers.get', () => world.customers.get(accountId) ?? NO_CUSTOMER),
    saveId: (accountId, id) =>
      effect('customers.saveId', () => {
        editCustomer(accountId, (one) => ({ ...one, stripeCustomerId: one.stripeCustomerId ?? id }))
        return world.customers.get(accountId)?.stripeCustomerId ?? id
      }),
    forgetId: (accountId) =>
      effect('customers.forgetId', () => {
        editCustomer(accountId, (one) => ({ ...one, stripeCustomerId: null }))
      }),
    addWaitingOrder: (accountId, orderId) =>
      effect('customers.addWaitingOrder', () => {
        editCustomer(accountId, (one) => ({
          ...one,
          waitingOrders: [...new Set([...one.waitingOrders, orderId])],
        }))
      }),
    deleteWaitingOrder: (accountId, orderId) =>
      effect('customers.deleteWaitingOrder', () => {
        editCustomer(accountId, (one) => ({
          ...one,
          waitingOrders: one.waitingOrders.filter((id) => id !== orderId),
        }))
      }),
  }

  const own = (accountId: string) =>
    [...world.subscriptions.values()].filter((one) => one.accountId === accountId)
  const subscriptions: Pick<SubscriptionStore, 'get' | 'getMany' | 'list' | 'cancelUnpaid'> = {
    get: (accountId, id) =>
      effect('subscriptions.get', () => world.subscriptions.get(`${accountId}/${id}`) ?? null),
    getMany: (accountId, ids) =>
      effect('subscriptions.getMany', () =>
        ids.flatMap((id) => world.subscriptions.get(`${accountId}/${id}`) ?? []),
      ),
    list: (accountId) => effect('subscriptions.list', () => own(accountId)),
    cancelUnpaid: () => Promise.reject(new Error('All subscriptions are paid for')),
  }

  const purchases: PurchaseStore = {
    save: ({ order, created, changed, entries, due, details, eventId }) =>
      effect('purchases.save', () => {
        if (eventId !== null && world.events.has(eventId)) return 'repeated'
        const isRefused =
          created.some((one) => world.subscriptions.has(subscriptionKey(one))) ||
          entries.some((entry) => world.log.has(logKey(entry)))
        const saved = isRefused ? null : update(order)
        if (saved === null) return 'changed'
        if (eventId !== null) world.events.add(eventId)
        for (const one of created) world.subscriptions.set(subscriptionKey(one), one)
        for (const { assignedDeviceId: _ignored, transferredAt: __ignored, ...one } of changed) {
          const key = `${one.accountId}/${one.subscriptionId}`
          const before = world.subscriptions.get(key)
          if (before) world.subscriptions.set(key, { ...before, ...one })
        }
        for (const entry of entries) world.log.set(logKey(entry), entry)
        for (const { dueAt, work } of due) putDue(dueAt, work)
        if (details) editCustomer(order.accountId, (one) => ({ ...one, customer: details }))
        return saved
      }),
    give: (order, moved, entry) =>
      effect('purchases.give', () => {
        const { accountId } = entry
        if (update({ ...order, accountId }) === null) return false
        for (const one of moved) {
          world.subscriptions.delete(subscriptionKey(one))
          world.subscriptions.set(`${accountId}/${one.subscriptionId}`, { ...one, accountId })
        }
        world.log.set(logKey(entry), entry)
        editCustomer(accountId, (one) => ({
          ...one,
          stripeCustomerId: one.stripeCustomerId ?? order.customerId,
          waitingOrders: one.waitingOrders.filter((id) => id !== order.orderId),
        }))
        return true
      }),
  }

  const due: Pick<DueStore, 'put' | 'eventsReadTo' | 'advanceEvents'> = {
    put: (dueAt, work) => effect('due.put', () => putDue(dueAt, work)),
    eventsReadTo: () => effect('due.eventsReadTo', () => world.eventsReadTo),
    advanceEvents: (at) =>
      effect('due.advanceEvents', () => {
        world.eventsReadTo = Math.max(world.eventsReadTo ?? 0, at)
      }),
  }

  const billingLog = {
    append: (entry: BillingEntry) =>
      effect('billingLog.append', () => {
        if (!world.log.has(logKey(entry))) world.log.set(logKey(entry), entry)
      }),
  }
  return { orders, customers, subscriptions, purchases, due, billingLog }
}

import { groupedBy } from '../../../../shared/grouped-by.ts'
import {
  type FailedPayment,
  type FunctionErrors,
  type today as routes,
  TODAY_MAX,
} from '../../../../shared/operator/today.routes.ts'
import { ORDER_STATUS_MAX } from '../../../../shared/subscriptions/order.ts'
import { DAY_MS, toIso } from '../../../../shared/time.ts'
import type { ReadAlarms } from '../../../outside/cloudwatch/alarms.ts'
import { isWaiting } from '../../../purchases/waiting-account.ts'
import type { ConsoleActions } from '../../../runtime/console/serve-console.ts'
import type { OrderStore } from '../../../stores/billing/orders.ts'
import type { StoredSubscription, SubscriptionStore } from '../../../stores/billing/subscriptions.ts'

export type TodayDeps = {
  orders: Pick<OrderStore, 'getMany' | 'listByShipping' | 'listOrderedSince'>
  subscriptions: Pick<SubscriptionStore, 'listFailed'>
  readAlarms: ReadAlarms
  readFunctionErrors: () => Promise<FunctionErrors[]>
  now: () => number
}

/** The shipping status of units that nobody has sent yet. */
const PROCESSING = 0

/** What waits, and how the deployment is. No customer is looked at, so no log says so. */
export const todayActions = (deps: TodayDeps): ConsoleActions<typeof routes> => ({
  async getToday() {
    const [orders, failed, alarms] = await Promise.all([
      ordersToday(deps),
      deps.subscriptions.listFailed(TODAY_MAX),
      deps.readAlarms(),
    ])
    return {
      reply: {
        orders,
        failedPayments: paymentsOf(failed),
        alarms: alarms.filter(({ state }) => state === 'alarm'),
      },
    }
  },

  async getHealth() {
    const [alarms, functionErrors] = await Promise.all([deps.readAlarms(), deps.readFunctionErrors()])
    return { reply: { alarms, functionErrors } }
  },
})

async function ordersToday({ orders, now }: TodayDeps) {
  const states = Array.from({ length: ORDER_STATUS_MAX }, (_, status) => status)
  const [recentIds, ...pages] = await Promise.all([
    orders.listOrderedSince(now() - DAY_MS, TODAY_MAX),
    ...states.map((status) => orders.listByShipping(status, null, TODAY_MAX)),
  ])
  const processingIds = pages[PROCESSING]?.orderIds ?? []
  const found = await orders.getMany([...new Set([...recentIds, ...processingIds])])
  const [recent, processing] = [recentIds, processingIds].map((ids) =>
    found.filter(({ orderId }) => ids.includes(orderId)),
  )
  const oldest = Math.min(...(processing ?? []).map(({ createdAt }) => createdAt))
  return {
    counts: pages.map(({ orderIds }) => orderIds.length),
    oldestAt: Number.isFinite(oldest) ? toIso(oldest) : null,
    withoutAccount: (processing ?? []).filter(isWaiting).length,
    recent: {
      orders: recent?.length ?? 0,
      units: (recent ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    },
  }
}

/** A payment is for all subscriptions of an order. */
function paymentsOf(failed: readonly StoredSubscription[]): FailedPayment[] {
  const payments = groupedBy(failed, ({ accountId, orderId, subscriptionId }) =>
    [accountId, orderId ?? subscriptionId].join(' '),
  )
  return [...payments.values()].flatMap((subscriptions) => {
    const [first] = subscriptions
    if (first?.paymentFailedAt == null) return []
    return {
      accountId: first.accountId,
      orderId: first.orderId ?? null,
      subscriptions: subscriptions.length,
      amountCents: subscriptions.reduce((sum, { amountCents }) => sum + amountCents, 0),
      failedAt: toIso(first.paymentFailedAt),
      trackedUntil: first.trackedUntil == null ? null : toIso(first.trackedUntil),
    }
  })
}

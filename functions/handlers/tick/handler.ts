import middy from '@middy/core'
import { dueQueue } from '../../outside/due-queues.ts'
import { deployedStripe } from '../../outside/stripe/stripe-session.ts'
import { reconcileEvents } from '../../purchases/reconcile-events.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { readUses } from '../../runtime/uses.ts'
import { billingLogStore } from '../../stores/billing/billing-log.ts'
import { customerStore } from '../../stores/billing/customers.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { purchaseStore } from '../../stores/billing/purchases.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { startUsageCount } from './start-usage-count.ts'
import { type MinutesRead, type TickDeps, tick } from './tick.ts'
import { uses } from './uses.ts'

const { tables, queues, secrets } = readUses(uses)
const client = documentClient()
const due = dueStore(client, tables.due)

const tickDeps: TickDeps = {
  due,
  queues: {
    relay: dueQueue(queues.dueRelay),
    devices: dueQueue(queues.dueDevices),
    lateTrails: dueQueue(queues.dueLateTrails),
    messages: dueQueue(queues.dueMessages),
    accounts: dueQueue(queues.dueAccounts),
    usage: dueQueue(queues.dueUsage),
  },
  giveUp: onDemand(
    async () => (await import('../../outside/dead-letters.ts')).deadLetters(queues.deadLetters).send,
  ),
  clock: Date.now,
}
const minutes: MinutesRead = new Map()

const countNightly = startUsageCount({ due, clock: Date.now })

const purchaseDeps = {
  due,
  orders: orderStore(client, tables.orders),
  purchases: purchaseStore(client, tables),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  billingLog: billingLogStore(client, tables.billingLog),
  customers: customerStore(client, tables.accounts),
  openStripe: deployedStripe(secrets.stripe, Date.now).open,
  now: Date.now,
}

/** EventBridge invokes it every minute. */
export const handler = middy<unknown, void>()
  .use({ onError: ({ error }) => log('error', 'tick-failed', { reason: reasonOf(error) }) })
  .handler(async () => {
    await tick(tickDeps, minutes)
    await reconcileEvents(purchaseDeps)
    await countNightly()
  })

import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { runStripe } from '../../../bin/local/engines/stripe/run-stripe.ts'
import { createCatalog } from '../../../bin/provision/stripe-catalog.ts'
import { applyEvent } from '../../../functions/common/purchases/apply-event.ts'
import { stripeSessions } from '../../../functions/outside/stripe/stripe-session.ts'
import { accountStore } from '../../../functions/stores/accounts.ts'
import { billingLogStore } from '../../../functions/stores/billing-log.ts'
import { customerStore } from '../../../functions/stores/customers.ts'
import { deviceStore } from '../../../functions/stores/devices.ts'
import { dueStore } from '../../../functions/stores/due.ts'
import { orderStore } from '../../../functions/stores/orders.ts'
import { purchaseStore } from '../../../functions/stores/purchases.ts'
import { subscriptionStore } from '../../../functions/stores/subscriptions.ts'
import { cancelSubscription } from '../../../functions/subscriptions/cancel-subscription.ts'
import { createSubscription } from '../../../functions/subscriptions/checkout/create-subscription.ts'
import { signupSubscription } from '../../../functions/subscriptions/checkout/signup-subscription.ts'
import { CreateSubscription, SignupSubscription } from '../../../shared/subscriptions/purchase.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import { aTable } from '../local/a-table.ts'
import { type StoreEngine, storeEngine } from '../local/store-engine.ts'
import { aPurchaseBody, aSignupBody } from './a-purchase-body.ts'

/** Accounts that buy, each with a store of the file and a stand-in of Stripe of its own. To be called at the top of a test file. */
export function shoppers() {
  let engine: StoreEngine
  let tables: Record<'accounts' | 'billingLog' | 'devices' | 'due' | 'orders' | 'subscriptions', string>
  beforeAll(async () => {
    engine = await storeEngine()
    tables = {
      accounts: await engine.createTable(aTable('Accounts', 'accountId')),
      billingLog: await engine.createTable(aTable('BillingLog', 'accountId', 'entryKey')),
      devices: await engine.createTable(aTable('Devices', 'accountId', 'deviceId')),
      due: await engine.createTable(aTable('Due', 'minute', 'dueKey')),
      orders: await engine.createTable(aTable('Orders', 'orderId')),
      subscriptions: await engine.createTable(aTable('Subscriptions', 'accountId', 'subscriptionId')),
    }
  })
  afterAll(() => engine.stop())

  return async () => {
    const { client } = engine
    const folder = mkdtempSync(join(tmpdir(), 'vectra-shop-'))
    let aheadMs = 0
    const stripe = await runStripe({
      stateFile: join(folder, 'stripe.jsonl'),
      requestsFile: join(folder, 'requests.jsonl'),
      siteUrl: 'http://127.0.0.1:9',
      now: Date.now,
    })
    onTestFinished(stripe.close)
    stripe.webhooks.setDelivery('dropped')
    await createCatalog(stripe.client)
    const { hostname: host, port } = new URL(stripe.endpoint)
    const now = () => Date.now() + aheadMs
    const sessions = stripeSessions({
      readKeys: async () => ({ secretKey: stripe.secretKey, webhookSecret: '', publishableKey: '' }),
      address: { host, port, protocol: 'http' },
      clock: now,
    })
    const accountId = randomUUID()
    /** The addresses of accounts that exist. */
    const known = new Set<string>()
    const deps = {
      openStripe: sessions.open,
      orders: orderStore(client, tables.orders),
      customers: customerStore(client, tables.accounts),
      due: dueStore(client, tables.due),
      purchases: purchaseStore(client, tables),
      subscriptions: subscriptionStore(client, tables.subscriptions, now),
      devices: deviceStore(client, tables.devices),
      billingLog: billingLogStore(client, tables.billingLog),
      users: {
        findOrCreate: async (email: string) => ({
          accountId: `account of ${email}`,
          isNew: !known.has(email),
        }),
      },
      accounts: accountStore(client, tables.accounts),
      getAddress: async () => 'mia@example.com',
      returnUrl: 'http://127.0.0.1:9/dashboard/subscription',
      now,
    }
    const requireSession = async () => {
      const session = await deps.openStripe()
      if (session === null) throw new Error('The stand-in has a key')
      return session
    }
    return {
      accountId,
      known,
      deps,
      stripe,
      buy: (fields: object = {}, buyer = accountId) =>
        createSubscription(buyer, CreateSubscription.parse(aPurchaseBody(fields)), deps),
      signUp: (fields: object = {}, sourceIp = randomUUID()) =>
        signupSubscription(SignupSubscription.parse(aSignupBody(fields)), sourceIp, deps),
      cancel: (subscriptionId: string, when: 'now' | 'at-period-end' = 'now') =>
        cancelSubscription(accountId, subscriptionId, when, deps),
      subscriptions: () => deps.subscriptions.list(accountId),
      /** Applies an event of Stripe, as its webhook does. */
      apply: async (event: Stripe.Event) => applyEvent(event, await requireSession(), deps),
      /** All events so far, oldest first. */
      async events(): Promise<Stripe.Event[]> {
        const { data } = await stripe.client.events.list({ limit: 100 })
        return data.toReversed()
      },
      /** Moves Stripe's clock and ours. */
      advance(hours: number): void {
        aheadMs += hours * HOUR_MS
        stripe.advance(hours)
      },
      purchases: async () => (await stripe.client.subscriptions.list({ status: 'all', limit: 100 })).data,
      charges: async () =>
        (await stripe.client.paymentIntents.list({ limit: 100 })).data.filter(
          ({ status }) => status === 'succeeded',
        ),
    }
  }
}

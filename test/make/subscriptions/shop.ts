import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runStripe } from '../../../bin/local/engines/stripe/run-stripe.ts'
import { createCatalog } from '../../../bin/provision/stripe-catalog.ts'
import { stripeSessions } from '../../../functions/outside/stripe/stripe-session.ts'
import { accountStore } from '../../../functions/stores/accounts/accounts.ts'
import { preferenceStore } from '../../../functions/stores/accounts/preferences.ts'
import { assignmentStore } from '../../../functions/stores/billing/assignments.ts'
import { billingLogStore } from '../../../functions/stores/billing/billing-log.ts'
import { customerStore } from '../../../functions/stores/billing/customers.ts'
import { orderStore } from '../../../functions/stores/billing/orders.ts'
import { purchaseStore } from '../../../functions/stores/billing/purchases.ts'
import { subscriptionStore } from '../../../functions/stores/billing/subscriptions.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { dueStore } from '../../../functions/stores/due.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import { aTable } from '../local/a-table.ts'
import type { StoreEngine } from '../local/store-engine.ts'

type TableName = 'accounts' | 'billingLog' | 'devices' | 'due' | 'orders' | 'subscriptions'
export type ShopTables = Record<TableName, string>

export async function shopTables(engine: StoreEngine): Promise<ShopTables> {
  return {
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
    billingLog: await engine.createTable(aTable('BillingLog', 'accountId', 'entryKey')),
    devices: await engine.createTable(aTable('Devices', 'accountId', 'deviceId')),
    due: await dueTable(engine),
    orders: await engine.createTable(aTable('Orders', 'orderId')),
    subscriptions: await engine.createTable(aTable('Subscriptions', 'accountId', 'subscriptionId')),
  }
}

export const dueTable = (engine: StoreEngine) => engine.createTable(aTable('Due', 'minute', 'dueKey'))

export type SentMail = { to: string; subject: string; text: string; html: string }
export const ORDERS_EMAIL = 'orders@vectra.example'

/** Everything that payments depend on: the stores of the engine, a stand-in of Stripe, one clock for both, and mails. */
export async function aShop({ client }: Pick<StoreEngine, 'client'>, tables: ShopTables) {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-shop-'))
  const requestsFile = join(folder, 'requests.jsonl')
  let aheadMs = 0
  let heldAt: number | null = null
  const stripe = await runStripe({
    stateFile: join(folder, 'stripe.jsonl'),
    requestsFile,
    siteUrl: 'http://127.0.0.1:9',
    now: Date.now,
  })
  onTestFinished(stripe.close)
  stripe.webhooks.setDelivery('dropped')
  await createCatalog(stripe.client)
  const { hostname: host, port } = new URL(stripe.endpoint)
  const address = { host, port, protocol: 'http' } as const
  const now = () => (heldAt ?? Date.now()) + aheadMs
  const sessions = stripeSessions({
    readKeys: async () => ({ secretKey: stripe.secretKey, webhookSecret: '', publishableKey: '' }),
    address,
    clock: now,
  })
  /** The addresses of accounts that exist. */
  const known = new Set<string>()
  const mails: SentMail[] = []
  const deps = {
    openStripe: sessions.open,
    orders: orderStore(client, tables.orders),
    customers: customerStore(client, tables.accounts),
    due: dueStore(client, tables.due),
    purchases: purchaseStore(client, tables, now),
    subscriptions: subscriptionStore(client, tables.subscriptions, now),
    devices: deviceStore(client, tables.devices),
    assignments: assignmentStore(client, tables),
    billingLog: billingLogStore(client, tables.billingLog),
    preferences: preferenceStore(client, tables.accounts),
    accounts: accountStore(client, tables.accounts),
    users: {
      findOrCreate: async ({ email }: { email: string }) => ({
        accountId: `account of ${email}`,
        isNew: !known.has(email),
      }),
    },
    getAddress: async () => 'mia@example.com',
    sendEmail: async ({ to, subject, text, html }: SentMail) => {
      mails.push({ to, subject, text, html })
      return { kind: 'accepted' as const, messageId: String(mails.length) }
    },
    ordersEmail: ORDERS_EMAIL,
    siteUrl: 'http://127.0.0.1:9',
    returnUrl: 'http://127.0.0.1:9/dashboard/subscription',
    now,
  }
  return {
    deps,
    stripe,
    address,
    known,
    mails,
    /** Moves Stripe's clock and ours. */
    advance(hours: number): void {
      aheadMs += hours * HOUR_MS
      stripe.advance(hours)
    },
    /** Stops our clock, so that no time limit is reached however slow the machine is. */
    stopClock(): void {
      heldAt = Date.now()
    },
    /** The requests to Stripe so far, without those of the test itself. */
    requests: (): string[] => readFileSync(requestsFile, 'utf8').trimEnd().split('\n'),
  }
}
export type Shop = Awaited<ReturnType<typeof aShop>>

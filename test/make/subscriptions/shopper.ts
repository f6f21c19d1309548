import { randomUUID } from 'node:crypto'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type Stripe from 'stripe'
import { afterAll, beforeAll } from 'vitest'
import * as z from 'zod'
import { assignSubscription } from '../../../functions/handlers/subscriptions/assign-subscription.ts'
import { cancelSubscription } from '../../../functions/handlers/subscriptions/cancel-subscription.ts'
import { createSubscription } from '../../../functions/handlers/subscriptions/checkout/create-subscription.ts'
import { signupSubscription } from '../../../functions/handlers/subscriptions/checkout/signup-subscription.ts'
import { applyEvent } from '../../../functions/purchases/apply-event.ts'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { CreateSubscription, SignupSubscription } from '../../../shared/subscriptions/purchase.ts'
import { type StoreEngine, storeEngine } from '../local/store-engine.ts'
import { aPurchaseBody, aSignupBody } from './a-purchase-body.ts'
import { runDue } from './run-due.ts'
import { aShop, dueTable, type ShopTables, shopTables } from './shop.ts'

const LogEntry = z.object({
  accountId: z.string(),
  kind: z.string(),
  about: z.string(),
  cents: z.number().nullable(),
})

/** Accounts that buy, each with a store of the file and a stand-in of Stripe of its own. To be called at the top of a test file. */
export function shoppers() {
  let engine: StoreEngine
  let tables: ShopTables
  beforeAll(async () => {
    engine = await storeEngine()
    tables = await shopTables(engine)
  })
  afterAll(() => engine.stop())

  return async () => {
    // due work of other shoppers is about what this Stripe does not have
    const own = { ...tables, due: await dueTable(engine) }
    const shop = await aShop(engine, own)
    const { deps, stripe } = shop
    const accountId = randomUUID()
    const requireSession = async () => {
      const session = await deps.openStripe()
      if (session === null) throw new Error('The stand-in has a key')
      return session
    }
    return {
      ...shop,
      accountId,
      buy: (fields: object = {}, buyer: string = accountId) =>
        createSubscription(buyer, CreateSubscription.parse(aPurchaseBody(fields)), deps),
      signUp: (fields: object = {}, sourceIp: string = randomUUID()) =>
        signupSubscription(SignupSubscription.parse(aSignupBody(fields)), sourceIp, deps),
      cancel: (subscriptionId: string, when: 'now' | 'at-period-end' = 'now') =>
        cancelSubscription(accountId, subscriptionId, when, deps),
      assign: (subscriptionId: string, deviceId: string | null) =>
        assignSubscription(wholeAccount(accountId), subscriptionId, deviceId, deps),
      subscriptions: () => deps.subscriptions.list(accountId),
      /** Applies an event of Stripe, as its webhook does. */
      apply: async (event: Stripe.Event) => applyEvent(event, await requireSession(), deps),
      /** All events so far, oldest first. */
      async events(): Promise<Stripe.Event[]> {
        const { data } = await stripe.client.events.list({ limit: 100 })
        return data.toReversed()
      },
      runDue: () => runDue(engine, own.due, shop),
      /** The log of money operations of an account, oldest first. */
      async log(owner: string = accountId) {
        const { Items } = await engine.client.send(
          new QueryCommand({
            TableName: tables.billingLog,
            KeyConditionExpression: 'accountId = :owner',
            ExpressionAttributeValues: { ':owner': owner },
          }),
        )
        return (Items ?? []).flatMap((item) => LogEntry.safeParse(item).data ?? [])
      },
      purchases: async () => (await stripe.client.subscriptions.list({ status: 'all', limit: 100 })).data,
      charges: async () =>
        (await stripe.client.paymentIntents.list({ limit: 100 })).data.filter(
          ({ status }) => status === 'succeeded',
        ),
    }
  }
}

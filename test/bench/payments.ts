import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import * as z from 'zod'
import { SECOND_MS, toIso } from '../../shared/time.ts'
import { accountIdOf } from '../make/accounts/account-id-of.ts'
import { demoApi } from '../make/api/demo-api.ts'
import type { LocalProcess } from '../make/local/local-process.ts'
import { localStore, putItems, storeEndpointIn } from '../make/local/local-store.ts'
import { median } from '../make/percentile.ts'
import { aPurchaseBody } from '../make/subscriptions/a-purchase-body.ts'
import { figure, type Goal } from './figure.ts'
import { inForms } from './part.ts'
import { timedCall } from './timed-call.ts'

const CALLS_GOAL: Goal = { atMost: 6 }

type Api = Awaited<ReturnType<typeof demoApi>>

/** The list of many subscriptions, the calls of a purchase to Stripe, and a webhook until its effect is stored. */
export const payments = inForms(
  { subscriptions: 1_000, reads: 21, webhooks: 11 },
  { subscriptions: 10, reads: 1, webhooks: 1 },
  async ({ subscriptions, reads, webhooks }, { localRun }) => {
    const run = await localRun()
    const api = await demoApi(run.url)
    const first = await callsOfPurchase(run, api)
    const again = await callsOfPurchase(run, api)
    const webhookMs = await webhookTimes(run, webhooks)
    const listMs = await listTimes(run, api, subscriptions, reads)
    return [
      figure(`list of ${subscriptions} subscriptions, warm`, median(listMs), 'ms median', { atMost: 100 }),
      figure('first purchase without 3DS, calls to Stripe', first, 'calls', CALLS_GOAL),
      figure('  another one', again, 'calls', CALLS_GOAL),
      figure('webhook until its effect is stored', median(webhookMs), 'ms median', { atMost: 200 }),
    ]
  },
)

const linesOf = ({ dataFolder }: LocalProcess, file: string): string[] =>
  readFileSync(join(dataFolder, file), 'utf8').split('\n').filter(Boolean)

async function callsOfPurchase(run: LocalProcess, api: Api): Promise<number> {
  const before = linesOf(run, 'stripe-requests.jsonl').length
  await api.call('POST', '/vectra/create-subscription', aPurchaseBody())
  // events of the purchase are read from Stripe again
  const isOfPurchase = (line: string) =>
    !/"GET","path":"\/v1\/(subscriptions|payment_intents|customers)\//.test(line)
  return linesOf(run, 'stripe-requests.jsonl').slice(before).filter(isOfPurchase).length
}

const Stored = z.array(z.object({ kind: z.string(), record: z.record(z.string(), z.unknown()).nullable() }))

/** Sends an event that Vectra has not seen yet, signed as Stripe signs it, which is answered when it has been applied. */
async function webhookTimes(run: LocalProcess, count: number): Promise<number[]> {
  const records = linesOf(run, 'stripe.jsonl').flatMap((line) => Stored.parse(JSON.parse(line)))
  const secret = records.find(({ kind }) => kind === 'endpoint_secret')?.record?.secret
  const event = records.find(
    ({ kind, record }) => kind === 'event' && record?.type === 'invoice.paid',
  )?.record
  if (typeof secret !== 'string' || !event) throw new Error('The local Stripe has stored no event')
  const times: number[] = []
  for (let sent = 0; sent < count; sent++) {
    const payload = JSON.stringify({ ...event, id: `evt_bench${sent}` })
    const timestamp = Math.floor(Date.now() / SECOND_MS)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const startedAt = performance.now()
    const response = await fetch(`${run.url}/api/stripe/webhook`, {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    })
    times.push(performance.now() - startedAt)
    if (response.status !== 200) throw new Error(`The webhook was answered with ${response.status}`)
  }
  return times
}

const SubscriptionList = z.object({ subscriptions: z.array(z.unknown()) })

async function listTimes(run: LocalProcess, api: Api, count: number, reads: number): Promise<number[]> {
  const { client, tables } = await localStore(storeEndpointIn(run.output()))
  const accountId = accountIdOf(api.accessToken)
  const seeded = Array.from({ length: count }, (_, index) => ({
    accountId,
    subscriptionId: `bench${String(index).padStart(6, '0')}`,
    status: 'active',
    planType: 'monthly',
    amountCents: 999,
    assignedDeviceId: null,
    createdAt: toIso(Date.now()),
  }))
  await putItems(client, tables.subscriptions, seeded)
  client.destroy()
  const { subscriptions } = SubscriptionList.parse(await api.call('GET', '/vectra/subscriptions'))
  if (subscriptions.length < count) throw new Error(`Only ${subscriptions.length} are listed`)
  const times: number[] = []
  for (let read = 0; read < reads; read++)
    times.push((await timedCall(`${run.url}/api/vectra/subscriptions`, api)).ms)
  return times
}

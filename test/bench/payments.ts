import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import * as z from 'zod'
import { SECOND_MS, toIso } from '../../shared/time.ts'
import { accountIdOf } from '../make/account-id-of.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { type LocalProcess, startLocalProcess } from '../make/local/local-process.ts'
import { localStore, putItems, storeEndpointIn } from '../make/local/local-store.ts'
import { median } from '../make/percentile.ts'
import { aPurchaseBody } from '../make/subscriptions/a-purchase-body.ts'
import { type Row, rounded } from './report.ts'
import { timedGet } from './timed-get.ts'

const SUBSCRIPTIONS = 1_000
const READS = 21
const LIST_GOAL_MS = 100
const CALLS_MAX = 6
const WEBHOOKS = 11
const WEBHOOK_GOAL_MS = 200

type Api = Awaited<ReturnType<typeof demoApi>>

/** The list of many subscriptions, the calls of a purchase to Stripe, and a webhook until its effect is stored. */
export async function measurePayments(): Promise<Row[]> {
  const run = await startLocalProcess({ options: ['--fresh'] })
  try {
    const api = await demoApi(run.url)
    const first = await callsOfPurchase(run, api)
    const again = await callsOfPurchase(run, api)
    const webhookMs = await webhookTimes(run)
    const listMs = await listTimes(run, api)
    const callsRow = (name: string, calls: number): Row => ({
      name,
      value: calls,
      unit: 'calls',
      goal: `${CALLS_MAX} or less`,
      met: calls <= CALLS_MAX,
    })
    const timeRow = (name: string, times: readonly number[], goalMs: number): Row => ({
      name,
      value: rounded(median(times)),
      unit: 'ms median',
      goal: `${goalMs} or less`,
      met: median(times) <= goalMs,
    })
    return [
      timeRow(`list of ${SUBSCRIPTIONS} subscriptions, warm`, listMs, LIST_GOAL_MS),
      callsRow('first purchase without 3DS, calls to Stripe', first),
      callsRow('  another one', again),
      timeRow('webhook until its effect is stored', webhookMs, WEBHOOK_GOAL_MS),
    ]
  } finally {
    await run.stop()
  }
}

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
async function webhookTimes(run: LocalProcess): Promise<number[]> {
  const records = linesOf(run, 'stripe.jsonl').flatMap((line) => Stored.parse(JSON.parse(line)))
  const secret = records.find(({ kind }) => kind === 'endpoint_secret')?.record?.secret
  const event = records.find(
    ({ kind, record }) => kind === 'event' && record?.type === 'invoice.paid',
  )?.record
  if (typeof secret !== 'string' || !event) throw new Error('The local Stripe has stored no event')
  const times: number[] = []
  for (let sent = 0; sent < WEBHOOKS; sent++) {
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

async function listTimes(run: LocalProcess, api: Api): Promise<number[]> {
  const { client, tables } = await localStore(storeEndpointIn(run.output()))
  const accountId = accountIdOf(api.accessToken)
  const seeded = Array.from({ length: SUBSCRIPTIONS }, (_, index) => ({
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
  if (subscriptions.length < SUBSCRIPTIONS) throw new Error(`Only ${subscriptions.length} are listed`)
  const times: number[] = []
  for (let read = 0; read < READS; read++)
    times.push((await timedGet(run.url, '/vectra/subscriptions', api.accessToken)).ms)
  return times
}

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { subscriptions as routes } from '../../shared/subscriptions/subscriptions.routes.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { type Account, anAccount } from '../make/accounts/account.ts'
import { accountIdOf } from '../make/accounts/account-id-of.ts'
import { type LocalProcess, startLocalProcess } from '../make/local/local-process.ts'
import { aPurchaseBody } from '../make/subscriptions/a-purchase-body.ts'

/** A purchase makes as many calls to Stripe, and is killed at each of them in turn. */
const CALLS = 6
const CALL_WITHIN_MS = 60 * SECOND_MS
const POLL_MS = 2

const linesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length

/**
 * Kills the whole run with SIGKILL at each call of a purchase to Stripe, restarts it on the same folder and buys again.
 * Returns what is there more or less than once.
 */
export async function purchaseKillRun(kills: number): Promise<string[]> {
  const options = ['--tick', '1s']
  let run = await startLocalProcess({ options })
  const { dataFolder, mqttPort } = run
  const restart = { port: Number(new URL(run.url).port), mqttPort, dataFolder, options }
  const problems: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    const account = await anAccount(run.url)
    const body = aPurchaseBody({ purchaseId: randomUUID() })
    const calls = 1 + (kill % CALLS)
    await killedAfter(run, account, body, calls)
    run = await startLocalProcess(restart)
    const { status, text } = await account.call('POST', '/vectra/create-subscription', body)
    if (status !== 200) problems.push(`killed at call ${calls}: bought again with ${status} ${text}`)
    problems.push(...(await countsOf(account, dataFolder)).map((one) => `killed at call ${calls}: ${one}`))
  }
  await run.stop()
  return problems
}

/** Buys, and kills the run when it has called Stripe this often. */
async function killedAfter(run: LocalProcess, account: Account, body: object, calls: number): Promise<void> {
  const before = linesOf(run.dataFolder, 'stripe-requests.jsonl')
  const bought = account.call('POST', '/vectra/create-subscription', body).catch(() => null)
  const deadline = Date.now() + CALL_WITHIN_MS
  while (linesOf(run.dataFolder, 'stripe-requests.jsonl') < before + calls && Date.now() < deadline)
    await delay(POLL_MS)
  await run.kill()
  await bought
}

const Changes = z.array(
  z.object({ kind: z.string(), id: z.string(), record: z.record(z.string(), z.unknown()).nullable() }),
)
const Owned = z.object({ metadata: z.object({ accountId: z.string() }) })
const Paid = z.object({ status: z.literal('succeeded'), customer: z.string() })

/**
 * Whatever there is not exactly one of: customers, subscriptions and charges at Stripe, and subscriptions
 * here.
 */
async function countsOf(account: Account, dataFolder: string): Promise<string[]> {
  const accountId = accountIdOf(account.accessToken)
  const records = new Map<string, { kind: string; id: string; record: unknown }>()
  for (const line of readFileSync(join(dataFolder, 'stripe.jsonl'), 'utf8').split('\n').filter(Boolean))
    for (const { kind, id, record } of Changes.parse(JSON.parse(line)))
      records.set(`${kind} ${id}`, { kind, id, record })
  const all = [...records.values()]
  const own = (kind: string) =>
    all.filter(
      (one) => one.kind === kind && Owned.safeParse(one.record).data?.metadata.accountId === accountId,
    )
  const customers = new Set(own('customer').map(({ id }) => id))
  const charges = all.filter(({ kind, record }) => {
    const { data } = Paid.safeParse(record)
    return kind === 'payment_intent' && data !== undefined && customers.has(data.customer)
  })
  const { body } = await account.call('GET', '/vectra/subscriptions')
  const counts = {
    customers: customers.size,
    purchases: own('subscription').length,
    charges: charges.length,
    subscriptions: routes.listSubscriptions.reply.parse(body).subscriptions.length,
  }
  return Object.entries(counts).flatMap(([what, count]) => (count === 1 ? [] : [`${count} ${what}`]))
}

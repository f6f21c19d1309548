import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { createStripe } from '../../../../bin/local/engines/stripe/stripe.ts'
import { createCatalog } from '../../../../bin/provision/stripe-catalog.ts'
import type { Effect } from './world.ts'

type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>
type Answered = { status: number; body: string }

/** In memory where the system has such a folder: each call is on disk before it is answered. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** The stand-in without a network: Stripe's SDK calls it in the same process. */
export async function inProcessStripe(now: () => number, effect: Effect) {
  const folder = mkdtempSync(join(FOLDER, 'vectra-stripe-'))
  const standIn = createStripe({
    stateFile: join(folder, 'stripe.jsonl'),
    siteUrl: 'http://127.0.0.1:9',
    now,
    onEvent: () => undefined,
  })
  const clientThat = (run: Effect): HttpClient => ({
    getClientName: () => 'in-process',
    async makeRequest(_host, _port, path, method, headers, requestData) {
      const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
      const request = { method, url: path, body: requestData ?? '', headers: Object.fromEntries(texts) }
      return responseOf(await run(`${method} ${path}`, () => standIn.handle(request)))
    },
  })
  const settings = { maxNetworkRetries: 0, telemetry: false }
  /** The client of the test itself, which does not crash. */
  const client = new Stripe(standIn.secretKey, {
    ...settings,
    httpClient: clientThat(async (_name, run) => run()),
  })
  await createCatalog(client)
  return { ...standIn, client, folder, httpClient: clientThat(effect) }
}

const responseOf = (answered: Answered): Awaited<ReturnType<HttpClient['makeRequest']>> => ({
  getStatusCode: () => answered.status,
  getHeaders: () => ({ 'content-type': 'application/json' }),
  getRawResponse: () => answered,
  toStream: () => answered.body,
  toJSON: async () => JSON.parse(answered.body),
})

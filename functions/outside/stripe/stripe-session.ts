import type Stripe from 'stripe'
import * as z from 'zod'
import { parseJson } from '../../../shared/json.ts'
import { StripeKeys } from '../../../shared/stripe-keys.ts'
import { CATALOG } from '../../../shared/subscriptions/catalog.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { readSecret, type SecretSource } from '../read-secret.ts'

/** Of all calls of one request together: the site waits for 10 s. */
export const CALLS_BUDGET_MS = 9 * SECOND_MS
/** A call that cannot be answered in this time is not made. */
const CALL_MIN_MS = 300
const KEYS_CACHED_MS = 5 * MINUTE_MS
const PRICES_CACHED_MS = 60 * MINUTE_MS

/** The time of all calls of one request together: the site waits for 10 s. */
const LocalStripe = z.object({
  STRIPE_API_HOST: z.string().optional(),
  STRIPE_API_PORT: z.string().optional(),
  STRIPE_API_PROTOCOL: z.enum(['http', 'https']).optional(),
})

/** Stripe for one request: the SDK, and options that keep all of its calls within one budget of time. */
export type StripeSession = {
  api: Stripe
  /** With an idempotency key of our own for whatever creates or charges: the SDK repeats a call on a closed connection. */
  options: (idempotencyKey?: string) => Stripe.RequestOptions
  /** The id of a price by its lookup key. */
  priceId: (lookupKey: string) => Promise<string>
}

/** The budget is used up. Stripe may or may not have done what was asked last. */
export class StripeTooSlow extends Error {}

export type OpenStripe = () => Promise<StripeSession | null>

type Address = Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'httpClient'>
type SessionDeps = {
  readKeys: () => Promise<StripeKeys>
  /** Stripe's own, if empty. */
  address: Address
  clock: () => number
}

/** Opens sessions with Stripe; `null` where the deployment has no key. */
export function stripeSessions({ readKeys, address, clock }: SessionDeps) {
  const apiOf = cachedFor(
    KEYS_CACHED_MS,
    async (secretKey: string) => {
      // half of the code of a function, and few calls need it
      const { Stripe } = await import('stripe')
      return new Stripe(secretKey, { maxNetworkRetries: 0, telemetry: false, ...address })
    },
    clock,
  )
  const priceIds = cachedFor(PRICES_CACHED_MS, async () => listPriceIds(await requireSession()), clock)

  async function open(): Promise<StripeSession | null> {
    const { secretKey } = await readKeys()
    if (secretKey === '') return null
    const api = await apiOf(secretKey)
    const endsAt = clock() + CALLS_BUDGET_MS
    return {
      api,
      options(idempotencyKey) {
        const timeout = endsAt - clock()
        if (timeout < CALL_MIN_MS) throw new StripeTooSlow('No time is left for a call to Stripe')
        return { timeout, ...(idempotencyKey !== undefined && { idempotencyKey }) }
      },
      async priceId(lookupKey) {
        const id = (await priceIds()).get(lookupKey)
        if (id === undefined)
          throw new Error(`Stripe has no price ${lookupKey}: run npm run provision -- --stripe`)
        return id
      },
    }
  }

  async function requireSession(): Promise<StripeSession> {
    const session = await open()
    if (session === null) throw new Error('Stripe has no key')
    return session
  }

  return { open, readKeys }
}

/** The Stripe of this deployment, whose keys are in the secret. */
export function deployedStripe(secret: SecretSource, clock: () => number) {
  const { STRIPE_API_HOST, STRIPE_API_PORT, STRIPE_API_PROTOCOL } = readEnvironment(LocalStripe)
  const read = async () => parseStripeKeys(await readSecret(secret, 'the keys of Stripe'))
  const address = {
    ...(STRIPE_API_HOST !== undefined && { host: STRIPE_API_HOST }),
    ...(STRIPE_API_PORT !== undefined && { port: STRIPE_API_PORT }),
    ...(STRIPE_API_PROTOCOL !== undefined && { protocol: STRIPE_API_PROTOCOL }),
  }
  return stripeSessions({ readKeys: cachedFor(KEYS_CACHED_MS, read, clock), address, clock })
}

/** The error leaves the keys out, because it is logged. */
function parseStripeKeys(secret: string): StripeKeys {
  const keys = StripeKeys.safeParse(parseJson(secret))
  if (!keys.success) throw new Error('The secret of Stripe is malformed')
  return keys.data
}

async function listPriceIds({ api, options }: StripeSession): Promise<Map<string, string>> {
  const lookup_keys = Object.values(CATALOG).map(({ lookupKey }) => lookupKey)
  const { data } = await api.prices.list({ lookup_keys, active: true, limit: 100 }, options())
  return new Map(
    data.flatMap(({ id, lookup_key }) => (lookup_key === null ? [] : [[lookup_key, id] as const])),
  )
}

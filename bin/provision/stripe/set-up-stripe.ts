import type Stripe from 'stripe'
import { EVENT_TYPES } from '../../../functions/purchases/apply-event.ts'
import type { StripeKeys } from '../../../shared/stripe-keys.ts'
import { UserError } from '../../cli/user-error.ts'
import { createCatalog } from '../stripe-catalog.ts'

export type StripeSecretStore = {
  read: () => Promise<StripeKeys>
  write: (keys: StripeKeys) => Promise<void>
}

export type SetUpDeps = {
  stripe: Stripe
  secret: StripeSecretStore
  webhookUrl: string
}

/** The variables that the keys come in: as options they would be in the history of the shell. */
const KEY_VARIABLES = {
  secretKey: 'STRIPE_SECRET_KEY',
  publishableKey: 'STRIPE_PUBLISHABLE_KEY',
} as const

/** The operator's keys, which must be of one mode. */
export function stripeKeysIn(environment: Record<string, string | undefined>) {
  const secretKey = environment[KEY_VARIABLES.secretKey] ?? ''
  const publishableKey = environment[KEY_VARIABLES.publishableKey] ?? ''
  const modes = [
    /^(?:sk|rk)_(live|test)_\w+$/.exec(secretKey)?.[1],
    /^pk_(live|test)_\w+$/.exec(publishableKey)?.[1],
  ]
  if (modes[0] === undefined || modes[1] === undefined)
    throw new UserError(
      `Set ${KEY_VARIABLES.secretKey} and ${KEY_VARIABLES.publishableKey} to the keys of Stripe (Developers, API keys).`,
    )
  if (modes[0] !== modes[1])
    throw new UserError('One key is of live mode and the other of test mode. Use two of one mode.')
  return { secretKey, publishableKey }
}

/** Prepares Stripe for a deployment, and stores the keys in its secret. Running it again changes nothing. */
export async function setUpStripe(
  keys: Pick<StripeKeys, 'secretKey' | 'publishableKey'>,
  { stripe, secret, webhookUrl }: SetUpDeps,
): Promise<string> {
  const before = await secret.read()
  const created = await createCatalog(stripe)
  const isSameAccount = before.secretKey === keys.secretKey
  const webhookSecret = await ensureWebhook(stripe, webhookUrl, isSameAccount ? before.webhookSecret : '')
  await secret.write({ ...keys, webhookSecret })
  return `Stripe is set up.
prices   ${created.length === 0 ? 'all there' : `created ${created.join(', ')}`}
webhook  ${webhookUrl}

Deploy with -c stripePublishableKey=${keys.publishableKey} to open the pages that pay. The functions use the keys within five minutes.`
}

/** The version of Stripe's API that the SDK's types describe. Another one would send other objects. */
const API_VERSION = '2026-10-28.endive'

/**
 * Creates the webhook endpoint of a deployment. Stripe shows its secret only then, so an endpoint whose secret is not
 * known is replaced. Returns the secret.
 */
async function ensureWebhook(stripe: Stripe, url: string, knownSecret: string): Promise<string> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const existing = data.filter((endpoint) => endpoint.url === url)
  const [right, ...others] = existing.filter(({ api_version }) => api_version === API_VERSION)
  if (right !== undefined && knownSecret !== '' && others.length === 0 && existing.length === 1) {
    await stripe.webhookEndpoints.update(right.id, { enabled_events: [...EVENT_TYPES], disabled: false })
    return knownSecret
  }
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    api_version: API_VERSION,
    enabled_events: [...EVENT_TYPES],
    description: 'Vectra',
  })
  if (secret === undefined) throw new Error('Stripe made a webhook endpoint without a secret')
  for (const { id } of existing) await stripe.webhookEndpoints.del(id)
  return secret
}

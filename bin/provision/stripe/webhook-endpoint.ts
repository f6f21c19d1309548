import type Stripe from 'stripe'
import { EVENT_TYPES } from '../../../functions/purchases/apply-event.ts'

/** The version of Stripe's API that the SDK's types describe. Another one would send other objects. */
const API_VERSION = '2026-10-28.endive'

/**
 * Creates the webhook endpoint of a deployment. Stripe shows its secret only then, so an endpoint whose secret is not
 * known is replaced. Returns the secret.
 */
export async function ensureWebhook(stripe: Stripe, url: string, knownSecret: string): Promise<string> {
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

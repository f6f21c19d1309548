import type Stripe from 'stripe'
import type { GeneratedSecret } from '../secrets.ts'
import { type Account, API_VERSION } from './account.ts'
import { newId } from './ids.ts'
import { createFaults } from './server/faults.ts'
import { requestLog } from './server/request-log.ts'
import { clientFor, startStripe } from './server/start-stripe.ts'
import { createWebhooks } from './server/webhooks.ts'
import type { EndpointSecret } from './store.ts'
import { createStripe } from './stripe.ts'

type RunOptions = {
  stateFile: string
  requestsFile: string
  siteUrl: string
  now: () => number
}

export type LocalStripe = Awaited<ReturnType<typeof runStripe>>

const OWN_ENDPOINT = 'we_local'

/** The webhook endpoint of this run's functions, which a deployment makes by its operator's command. */
function ownEndpoint(account: Account): EndpointSecret {
  const { store } = account
  const endpoint: Stripe.WebhookEndpoint = {
    id: OWN_ENDPOINT,
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: account.now(),
    description: 'The local run',
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: `${account.siteUrl}/api/stripe/webhook`,
  }
  store.put('webhook_endpoint', endpoint)
  const secret =
    store.get('endpoint_secret', OWN_ENDPOINT) ??
    store.put('endpoint_secret', { id: OWN_ENDPOINT, secret: newId('whsec') })
  account.commit()
  return secret
}

/** The stand-in with its server, its webhooks and its faults, as the local run has it. */
export async function runStripe({ stateFile, requestsFile, siteUrl, now }: RunOptions) {
  const standIn = createStripe({
    stateFile,
    siteUrl,
    now,
    onEvent: (event) => webhooks.onEvent(event),
  })
  const { store } = standIn.account
  const webhooks = createWebhooks({
    list: store.list,
    secretOf: (endpointId) => store.get('endpoint_secret', endpointId)?.secret,
  })
  const { secret: webhookSecret } = ownEndpoint(standIn.account)
  // without a publishable key, the site has its own form for test cards
  const secretValue = JSON.stringify({ secretKey: standIn.secretKey, webhookSecret, publishableKey: '' })
  const faults = createFaults()
  const server = await startStripe({ ...standIn, faults, log: requestLog(requestsFile) })
  return {
    ...standIn,
    webhooks,
    faults,
    endpoint: server.endpoint,
    client: clientFor(server.endpoint, standIn.secretKey),
    /** The value of the stack's secret for Stripe; `null` for another secret. */
    secretFor: ({ template, key }: GeneratedSecret): string | null =>
      key === 'webhookSecret' || 'webhookSecret' in template ? secretValue : null,
    close(): void {
      webhooks.close()
      server.close()
    },
  }
}

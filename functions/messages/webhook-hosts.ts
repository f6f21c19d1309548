import * as z from 'zod'
import type { WebhookHosts } from '../../shared/watching/webhook-url.ts'
import { readEnvironment } from '../runtime/environment.ts'

/** Set by the local run only: `host:port` of this machine that webhooks may call. */
const LocalWebhooks = z.object({ WEBHOOKS_TO: z.string().optional() })

/** What webhooks may not call, and what they may call on this machine. */
export const webhookHosts = (siteUrl: string): WebhookHosts => ({
  own: [new URL(siteUrl).hostname],
  local: readEnvironment(LocalWebhooks).WEBHOOKS_TO ?? null,
})

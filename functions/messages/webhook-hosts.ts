import type { WebhookHosts } from '../../shared/watching/webhook-url.ts'
import { LocalRun, readEnvironment } from '../runtime/environment.ts'

/** The hosts that webhooks may not call, and the one that they may call on this machine. */
export const webhookHosts = (siteUrl: string): WebhookHosts => ({
  own: [new URL(siteUrl).hostname],
  local: readEnvironment(LocalRun).WEBHOOKS_TO ?? null,
})

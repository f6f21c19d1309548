import { createHmac } from 'node:crypto'
import type { NotificationReason } from '../../../../shared/notifications/notification-reason.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { previousInForce, SECRET_PREFIX } from '../../../messages/webhook-secret.ts'
import type { WebhookAnswer } from '../../../outside/webhook/post-webhook.ts'
import { log } from '../../../runtime/log.ts'
import type { NotifyDeps } from '../deps.ts'
import { failed, type Outcome, retryable } from './outcome.ts'

/** Posts JSON to a webhook, signed with the account's secrets. The id is the same on each attempt. */
export async function postSigned(
  address: string,
  { id, body }: { id: string; body: string },
  accountId: string,
  deps: Pick<NotifyDeps, 'webhookSecrets' | 'newWebhookSecret' | 'postWebhook' | 'now'>,
): Promise<Outcome> {
  const now = deps.now()
  const secrets = await deps.webhookSecrets.getOrCreate(accountId, deps.newWebhookSecret(), now)
  const previous = previousInForce(secrets, now)
  const signedWith = previous === null ? [secrets.current] : [secrets.current, previous]
  return outcomeOf(await deps.postWebhook(address, webhookHeaders(id, body, signedWith, now), body))
}

const GONE = 410

function outcomeOf(answer: WebhookAnswer): Outcome {
  if (answer.kind === 'not-public') return failed('webhook-not-public')
  if (answer.kind === 'too-slow') return retryable('webhook-too-slow')
  if (answer.kind === 'unreachable') {
    log('info', 'webhook-unreachable', { cause: answer.cause })
    return retryable('webhook-failed')
  }
  const { status } = answer
  if (status >= 200 && status < 300) return { kind: 'sent', detail: String(status) }
  const [reason, isFinal]: [NotificationReason, boolean] =
    status >= 300 && status < 400 ? ['webhook-redirects', true] : ['webhook-refused', status === GONE]
  return isFinal ? failed(reason) : retryable(reason)
}

/**
 * The headers of Standard Webhooks (standardwebhooks.com). The id stays the same on each attempt, so that a receiver
 * can drop repeats. There is a signature for each secret.
 */
function webhookHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: number,
): Record<string, string> {
  const timestamp = Math.floor(now / SECOND_MS)
  return {
    'content-type': 'application/json',
    'user-agent': 'Vectra',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets
      .map((secret) => `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`)
      .join(' '),
  }
}

const signature = (secret: string, signed: string) =>
  createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
    .update(signed)
    .digest('base64')

import { createHmac } from 'node:crypto'
import { SECOND_MS } from '../../../../shared/time.ts'
import { SECRET_PREFIX } from '../../../messages/webhook-secret.ts'

/**
 * The headers of Standard Webhooks (standardwebhooks.com). The id stays the same on each attempt, so that a receiver
 * can drop repeats. There is a signature for each secret.
 */
export function webhookHeaders(
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

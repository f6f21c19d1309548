import { DAY_MS } from '../../shared/time.ts'
import type { WebhookSecrets } from '../stores/notifications/webhook-secrets.ts'

/** The prefix of Standard Webhooks, before the secret in base64. */
export const SECRET_PREFIX = 'whsec_'
const SECRET_BYTES = 24

export const newWebhookSecret = (randomBytes: (size: number) => Buffer) =>
  `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/** How long the previous secret signs too, after a rotation. */
const ROTATION_MS = DAY_MS

export const previousInForce = ({ previous, since }: WebhookSecrets, now: number): string | null =>
  now < since + ROTATION_MS ? previous : null

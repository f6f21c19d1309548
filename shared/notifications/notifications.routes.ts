import * as z from 'zod'
import { route } from '../http/route.ts'
import { PushSubscription } from './push-subscription.ts'

const NOT_FOUND = { status: 404, code: 'not-found' } as const

const WebhookSecrets = z.object({
  /** Signs webhooks as Standard Webhooks describe it: `whsec_` and base64. */
  current: z.string(),
  /** Signs too, for a day after a rotation. */
  previous: z.string().nullable(),
})
const secrets = z.object({ secrets: WebhookSecrets })
const success = z.object({ success: z.literal(true) })

const getWebhookSecrets = route({
  method: 'GET',
  path: '/notifications/webhook-secrets',
  access: 'account',
  summary: 'The secrets that sign the webhooks of the account',
  reply: secrets,
})

const rotateWebhookSecret = route({
  method: 'POST',
  path: '/notifications/webhook-secrets',
  access: 'account',
  summary: 'Replaces the secret that signs webhooks. The previous one signs too for a day',
  reply: secrets,
})

/** What a recipient has decided; `asked`: nothing yet. */
const Recipient = z.object({
  channel: z.enum(['email', 'sms']),
  address: z.string(),
  state: z.enum(['asked', 'confirmed', 'stopped']),
})

const getRecipient = route({
  method: 'GET',
  path: '/notifications/recipients/{token}',
  access: 'public',
  summary: 'What the recipient of notifications has decided, for the link in a message to them',
  reply: z.object({ recipient: Recipient }),
  refusals: [NOT_FOUND],
})

const stopNotifications = route({
  method: 'POST',
  path: '/notifications/recipients/{token}',
  access: 'public',
  summary: 'Stops notifications to this recipient: one-click unsubscribe (RFC 8058)',
  reply: success,
  refusals: [NOT_FOUND],
})

const confirmRecipient = route({
  method: 'PUT',
  path: '/notifications/recipients/{token}',
  access: 'public',
  summary: 'The recipient agrees to get notifications',
  reply: success,
  refusals: [NOT_FOUND],
})

const getPushKey = route({
  method: 'GET',
  path: '/notifications/push-key',
  access: 'account',
  summary: 'The public key that browsers subscribe to push messages with (RFC 8292)',
  /** An uncompressed point of P-256 in base64url. */
  reply: z.object({ publicKey: z.string() }),
})

const savePushSubscription = route({
  method: 'PUT',
  path: '/notifications/push-subscriptions',
  access: 'account',
  summary: 'Sends push messages to this browser. Replaces an earlier subscription with the same endpoint',
  body: PushSubscription,
  reply: success,
  refusals: [
    { status: 400, code: 'push-not-public' },
    { status: 400, code: 'push-key-invalid' },
    { status: 409, code: 'too-many-push-subscriptions' },
  ],
})

const deletePushSubscription = route({
  method: 'DELETE',
  path: '/notifications/push-subscriptions',
  access: 'account',
  summary: 'Sends no more push messages to this browser',
  body: PushSubscription.pick({ endpoint: true }),
  reply: success,
})

export const notifications = {
  getWebhookSecrets,
  rotateWebhookSecret,
  getPushKey,
  savePushSubscription,
  deletePushSubscription,
  getRecipient,
  stopNotifications,
  confirmRecipient,
}

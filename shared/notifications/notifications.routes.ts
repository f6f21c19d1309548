import * as z from 'zod'
import { route } from '../http/route.ts'

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

export const notifications = {
  getWebhookSecrets,
  rotateWebhookSecret,
  getRecipient,
  stopNotifications,
  confirmRecipient,
}

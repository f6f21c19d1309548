import * as z from 'zod'
import { Preferences } from '../account/preferences.ts'
import { route } from '../http/route.ts'
import { deliveredReports } from '../reports/reports.routes.ts'
import { NewPushSubscription, PushBrowser, PushSubscription } from './push-subscription.ts'
import { RecipientState } from './recipient.ts'
import { Snooze, SnoozeChoice } from './snooze.ts'

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
  permission: 'webhooks:manage',
  showsSecret: true,
  summary: 'The secrets that sign the webhooks of the account',
  reply: secrets,
})

const rotateWebhookSecret = route({
  method: 'POST',
  path: '/notifications/webhook-secrets',
  access: 'account',
  permission: 'webhooks:manage',
  summary: 'Replaces the secret that signs webhooks. The previous one signs too for a day',
  reply: secrets,
})

const Recipient = z.object({
  channel: z.enum(['email', 'sms']),
  address: z.string(),
  state: RecipientState,
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
  permission: 'own',
  summary: 'The public key that browsers subscribe to push messages with (RFC 8292)',
  /** An uncompressed point of P-256 in base64url. */
  reply: z.object({ publicKey: z.string() }),
})

const savePushSubscription = route({
  method: 'PUT',
  path: '/notifications/push-subscriptions',
  access: 'account',
  permission: 'own',
  summary: 'Sends push messages to this browser. Replaces an earlier subscription with the same endpoint',
  body: NewPushSubscription,
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
  permission: 'own',
  summary: 'Sends no more push messages to this browser',
  body: PushSubscription.pick({ endpoint: true }),
  reply: success,
})

const listPushSubscriptions = route({
  method: 'GET',
  path: '/notifications/push-subscriptions',
  access: 'account',
  permission: 'own',
  summary: 'The browsers that get push messages',
  reply: z.object({ subscriptions: z.array(PushBrowser) }),
})

const removePushSubscription = route({
  method: 'DELETE',
  path: '/notifications/push-subscriptions/{id}',
  access: 'account',
  permission: 'own',
  summary: 'Sends no more push messages to this browser of the list',
  reply: success,
  refusals: [NOT_FOUND],
})

const snoozes = z.object({ snoozes: z.array(Snooze) })

const listSnoozes = route({
  method: 'GET',
  path: '/notifications/snoozes',
  access: 'account',
  permission: 'own',
  summary: 'The rules, devices and geofences that are muted now',
  reply: snoozes,
})

const saveSnooze = route({
  method: 'PUT',
  path: '/notifications/snoozes',
  access: 'account',
  permission: 'own',
  summary: 'Mutes a rule, device or geofence until a time, or no longer',
  body: Snooze.extend({ until: Snooze.shape.until.nullable() }),
  reply: snoozes,
  refusals: [{ status: 409, code: 'too-many-snoozes' }],
})

/** The rule, device or geofence that the link in a message mutes. */
const SnoozeLink = z.object({
  kind: Snooze.shape.kind,
  name: z.string(),
  deviceName: z.string(),
  timestamp: z.iso.datetime(),
  /** Null unless it is muted now. */
  until: z.iso.datetime().nullable(),
  /** How the account writes times. */
  clock: Preferences.pick({ timezone: true, timeFormat: true, dateFormat: true, firstDayOfWeek: true }),
})

const getSnoozeLink = route({
  method: 'GET',
  path: '/notifications/snooze-links/{token}',
  access: 'public',
  summary: 'What the link in a message mutes, and until when it is muted',
  reply: z.object({ snooze: SnoozeLink }),
  refusals: [NOT_FOUND],
})

const snoozeByLink = route({
  method: 'POST',
  path: '/notifications/snooze-links/{token}',
  access: 'public',
  summary: 'Mutes what raised the event of a message for a while, or no longer',
  body: z.object({ choice: SnoozeChoice }),
  reply: z.object({ snooze: SnoozeLink }),
  refusals: [NOT_FOUND, { status: 409, code: 'too-many-snoozes' }],
})

const TEST_MESSAGE_MAX_LENGTH = 500

const sendTestNotification = route({
  method: 'POST',
  path: '/notifications/test',
  access: 'account',
  permission: 'own',
  summary: 'Sends a test to the account’s own address and confirmed phone, and to nobody else',
  body: z.object({
    email: z.string().max(254).nullish(),
    phone: z.string().max(30).nullish(),
    message: z.string().max(TEST_MESSAGE_MAX_LENGTH).nullish(),
    /** Ignored: a message has the time at which it is sent. */
    timestamp: z.unknown().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Where it goes; null where it was not asked for. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  refusals: [
    { status: 400, code: 'no-channel' },
    { status: 403, code: 'not-your-address' },
    { status: 403, code: 'phone-not-confirmed' },
    { status: 429, code: 'too-many-requests' },
  ],
})

export const notifications = {
  listPushSubscriptions,
  removePushSubscription,
  listSnoozes,
  saveSnooze,
  getSnoozeLink,
  snoozeByLink,
  sendTestNotification,
  getWebhookSecrets,
  rotateWebhookSecret,
  getPushKey,
  savePushSubscription,
  deletePushSubscription,
  getRecipient,
  stopNotifications,
  confirmRecipient,
  ...deliveredReports,
}

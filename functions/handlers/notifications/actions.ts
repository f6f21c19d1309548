import type { notifications } from '../../../shared/notifications/notifications.routes.ts'
import { PUSH_SUBSCRIPTIONS_MAX } from '../../../shared/notifications/push-subscription.ts'
import { isPublicWebhook, type WebhookHosts } from '../../../shared/watching/webhook-url.ts'
import { isOnCurve, type PushKeys } from '../../messages/push-keys.ts'
import { type RecipientOf, readRecipientToken } from '../../messages/recipient-token.ts'
import { previousInForce } from '../../messages/webhook-secret.ts'
import type { SigningKeys } from '../../outside/signing-keys.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import {
  type PushSubscriptionStore,
  subscriptionIdOf,
} from '../../stores/notifications/push-subscriptions.ts'
import type { RecipientStore } from '../../stores/notifications/recipients.ts'
import type { WebhookSecretStore, WebhookSecrets } from '../../stores/notifications/webhook-secrets.ts'
import { type ReportLinkDeps, reportLinkActions } from './report-link-action.ts'
import { type SnoozeDeps, snoozeActions } from './snooze-actions.ts'
import { type TestDeps, testActions } from './test-actions.ts'

export type NotificationsDeps = SnoozeDeps &
  TestDeps &
  ReportLinkDeps & {
    recipients: Pick<RecipientStore, 'get' | 'decide'>
    webhookSecrets: WebhookSecretStore
    newWebhookSecret: () => string
    readKeys: () => Promise<SigningKeys>
    pushSubscriptions: PushSubscriptionStore
    readPushKeys: () => Promise<PushKeys>
    /** Hosts that are no push services, or are although they are not public. */
    pushHosts: WebhookHosts
    now: () => number
  }

/** Whom an account notifies, what it has muted, and what recipients decide by the links that only they get. */
export function notificationActions(deps: NotificationsDeps): Actions<typeof notifications> {
  const recipientOf = async (token: string): Promise<RecipientOf | null> =>
    readRecipientToken(await deps.readKeys(), token)

  async function decide(token: string, state: 'confirmed' | 'stopped') {
    const read = await recipientOf(token)
    if (read === null) return { refused: 'not-found' as const }
    await deps.recipients.decide(read.accountId, read.recipient, state, deps.now())
    return SUCCESS
  }

  const view = (stored: WebhookSecrets) => ({
    reply: { secrets: { current: stored.current, previous: previousInForce(stored, deps.now()) } },
  })

  return {
    ...snoozeActions(deps),
    ...testActions(deps),
    ...reportLinkActions(deps),

    getWebhookSecrets: async (_input, { accountId }) =>
      view(await deps.webhookSecrets.getOrCreate(accountId, deps.newWebhookSecret(), deps.now())),

    async rotateWebhookSecret(_input, { accountId }) {
      await deps.webhookSecrets.getOrCreate(accountId, deps.newWebhookSecret(), deps.now())
      return view(await deps.webhookSecrets.rotate(accountId, deps.newWebhookSecret(), deps.now()))
    },

    getPushKey: async () => ({ reply: { publicKey: (await deps.readPushKeys()).publicKey } }),

    async savePushSubscription({ body }, { accountId }) {
      if (!isPublicWebhook(body.endpoint, deps.pushHosts)) return invalid('push-not-public', 'endpoint')
      if (!isOnCurve(body.keys.p256dh)) return invalid('push-key-invalid', 'keys.p256dh')
      const isSaved = await deps.pushSubscriptions.save(accountId, body, deps.now(), PUSH_SUBSCRIPTIONS_MAX)
      return isSaved ? SUCCESS : { refused: 'too-many-push-subscriptions' }
    },

    async deletePushSubscription({ body }, { accountId }) {
      await deps.pushSubscriptions.delete(accountId, subscriptionIdOf(body.endpoint))
      return SUCCESS
    },

    async listPushSubscriptions(_input, { accountId }) {
      const browsers = Array.from(await deps.pushSubscriptions.list(accountId))
      return { reply: { subscriptions: browsers.map(([id, { label, since }]) => ({ id, label, since })) } }
    },

    removePushSubscription: async ({ path }, { accountId }) =>
      (await deps.pushSubscriptions.delete(accountId, path.id)) ? SUCCESS : { refused: 'not-found' },

    async getRecipient({ path }) {
      const read = await recipientOf(path.token)
      if (read === null) return { refused: 'not-found' }
      const stored = await deps.recipients.get(read.accountId, read.recipient)
      const separator = read.recipient.indexOf(':')
      const channel = read.recipient.slice(0, separator) === 'sms' ? ('sms' as const) : ('email' as const)
      // whoever has the link gets notifications, unless they were asked and have not answered
      const state = stored?.state ?? 'confirmed'
      return { reply: { recipient: { channel, address: read.recipient.slice(separator + 1), state } } }
    },

    stopNotifications: ({ path }) => decide(path.token, 'stopped'),
    confirmRecipient: ({ path }) => decide(path.token, 'confirmed'),
  }
}

const SUCCESS = { reply: { success: true as const } }

const invalid = <Code extends string>(code: Code, path: string) => ({
  refused: code,
  more: { errors: [{ path, code }] },
})

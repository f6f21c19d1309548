import { randomBytes } from 'node:crypto'
import { notifications } from '../../../shared/notifications/notifications.routes.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { pushKeysOf } from '../../messages/push-keys.ts'
import { newWebhookSecret } from '../../messages/webhook-secret.ts'
import { lazyPrivateFiles } from '../../outside/lazy-private-files.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { closedAccountCheck } from '../../runtime/closed-accounts.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { addressLimit } from '../../runtime/http/address-limit.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { pushSubscriptionStore } from '../../stores/notifications/push-subscriptions.ts'
import { recipientStore } from '../../stores/notifications/recipients.ts'
import { snoozeStore } from '../../stores/notifications/snoozes.ts'
import { webhookSecretStore } from '../../stores/notifications/webhook-secrets.ts'
import { reportStore } from '../../stores/reports/reports.ts'
import { type NotificationsDeps, notificationActions } from './actions.ts'
import { LocalPushService, NotificationsEnvironment, SessionEnvironment } from './environment.ts'

const KEYS_CACHED_MS = MINUTE_MS

const environment = readEnvironment(NotificationsEnvironment)
const { AWS_SESSION_TOKEN } = readEnvironment(SessionEnvironment)
const { PUSHES_TO = null } = readEnvironment(LocalPushService)
const client = documentClient()

const readSecret = (secretId: string) =>
  readSigningKeys({ endpoint: environment.SECRETS_ENDPOINT, secretId, sessionToken: AWS_SESSION_TOKEN })
const readPushKeys = async () => pushKeysOf(await readSecret(environment.PUSH_SECRET_ID))

const deps: NotificationsDeps = {
  recipients: recipientStore(client, environment.RECIPIENTS_TABLE),
  webhookSecrets: webhookSecretStore(client, environment.ACCOUNTS_TABLE),
  newWebhookSecret: () => newWebhookSecret(randomBytes),
  readKeys: cachedFor(KEYS_CACHED_MS, () => readSecret(environment.LINK_SECRET_ID), Date.now),
  readPushKeys: cachedFor(KEYS_CACHED_MS, readPushKeys, Date.now),
  pushSubscriptions: pushSubscriptionStore(client, environment.RECIPIENTS_TABLE),
  pushHosts: { own: [new URL(environment.SITE_URL).hostname], local: PUSHES_TO },
  snoozes: snoozeStore(client, environment.RECIPIENTS_TABLE),
  events: eventStore(client, environment.EVENTS_TABLE),
  reports: reportStore(client, { reports: environment.REPORTS_TABLE, due: environment.DUE_TABLE }),
  files: lazyPrivateFiles(environment.PRIVATE_FILES_BUCKET),
  isClosed: closedAccountCheck(),
  reportLimit: addressLimit({ burst: 60, perSecond: 1, now: Date.now }),
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  phones: phoneStore(client, environment.ACCOUNTS_TABLE),
  getAddress: onDemand(async () =>
    (await import('../../outside/account-address.ts')).accountAddress(environment.USER_POOL_ID),
  ),
  queue: {
    send: onDemand(
      async () =>
        (await import('../../outside/notify-queue.ts')).notifyQueue(environment.NOTIFY_QUEUE_URL).send,
    ),
  },
  now: Date.now,
}

export const handler = serveRoutes(notifications, notificationActions(deps))

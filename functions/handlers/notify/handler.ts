import { createECDH, randomBytes } from 'node:crypto'
import { MINUTE_MS } from '../../../shared/time.ts'
import { pushKeysOf } from '../../messages/push-keys.ts'
import { recipientToken } from '../../messages/recipient-token.ts'
import { reportToken } from '../../messages/report-token.ts'
import { snoozeToken } from '../../messages/snooze-token.ts'
import { newWebhookSecret } from '../../messages/webhook-secret.ts'
import { lazyEmailSender } from '../../outside/lazy-email-sender.ts'
import { lazyPrivateFiles } from '../../outside/lazy-private-files.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { webhookPoster } from '../../outside/webhook/post-webhook.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { onQueue } from '../../runtime/on-queue.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { undeliveredStore } from '../../stores/events/undelivered.ts'
import { notificationStore, reportDeliveryStore } from '../../stores/notifications/notifications.ts'
import { pushSubscriptionStore } from '../../stores/notifications/push-subscriptions.ts'
import { recipientStore } from '../../stores/notifications/recipients.ts'
import { snoozeStore } from '../../stores/notifications/snoozes.ts'
import { webhookHealthStore } from '../../stores/notifications/webhook-health.ts'
import { webhookSecretStore } from '../../stores/notifications/webhook-secrets.ts'
import { reportStore } from '../../stores/reports/reports.ts'
import { handleMessage } from './actions.ts'
import type { NotifyDeps } from './deps.ts'
import { LocalPushService, LocalWebhooks, NotifyEnvironment, SessionEnvironment } from './environment.ts'

/** An account that changes its address gets the next email at the old one for this long at most. */
const ADDRESSES_CACHED_MS = MINUTE_MS
const KEYS_CACHED_MS = MINUTE_MS
const SALT_BYTES = 16

const environment = readEnvironment(NotifyEnvironment)
const { AWS_SESSION_TOKEN } = readEnvironment(SessionEnvironment)
const { WEBHOOKS_TO = null } = readEnvironment(LocalWebhooks)
const { PUSHES_TO = null } = readEnvironment(LocalPushService)
const client = documentClient()
const tables = {
  accounts: environment.ACCOUNTS_TABLE,
  due: environment.DUE_TABLE,
  geofences: environment.GEOFENCES_TABLE,
  rules: environment.RULES_TABLE,
  schedules: environment.SCHEDULES_TABLE,
}
const own = [new URL(environment.SITE_URL).hostname, environment.API_HOST]

const readSecret = (secretId: string) =>
  readSigningKeys({ endpoint: environment.SECRETS_ENDPOINT, secretId, sessionToken: AWS_SESSION_TOKEN })
const readKeys = cachedFor(KEYS_CACHED_MS, () => readSecret(environment.LINK_SECRET_ID), Date.now)
const readPushKeys = async () => pushKeysOf(await readSecret(environment.PUSH_SECRET_ID))

const schedules = async () =>
  (await import('../../stores/reports/schedules.ts')).scheduleStore(client, tables)

const deps: NotifyDeps = {
  devices: deviceStore(client, environment.DEVICES_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  events: eventStore(client, environment.EVENTS_TABLE),
  notifications: notificationStore(client, environment.EVENTS_TABLE),
  reports: reportStore(client, { reports: environment.REPORTS_TABLE, due: environment.DUE_TABLE }),
  reportDeliveries: reportDeliveryStore(client, environment.REPORTS_TABLE),
  schedules: {
    get: onDemand(async () => (await schedules()).get),
    saveOutcome: onDemand(async () => (await schedules()).saveOutcome),
  },
  files: lazyPrivateFiles(environment.PRIVATE_FILES_BUCKET),
  rules: { get: onDemand(async () => (await import('../../stores/rules.ts')).ruleStore(client, tables).get) },
  snoozes: snoozeStore(client, environment.RECIPIENTS_TABLE),
  geofences: {
    get: onDemand(
      async () => (await import('../../stores/geofences/geofences.ts')).geofenceStore(client, tables).get,
    ),
  },
  phones: phoneStore(client, environment.ACCOUNTS_TABLE),
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  recipients: recipientStore(client, environment.RECIPIENTS_TABLE),
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  due: dueStore(client, environment.DUE_TABLE),
  undelivered: undeliveredStore(client, environment.RECIPIENTS_TABLE),
  webhookSecrets: webhookSecretStore(client, environment.ACCOUNTS_TABLE),
  webhookHealth: webhookHealthStore(client, environment.RECIPIENTS_TABLE),
  newWebhookSecret: () => newWebhookSecret(randomBytes),
  getAddress: cachedFor(
    ADDRESSES_CACHED_MS,
    onDemand(async () =>
      (await import('../../outside/account-address.ts')).accountAddress(environment.USER_POOL_ID),
    ),
    Date.now,
  ),
  sendEmail: lazyEmailSender(environment.MAIL_FROM, environment.CONFIGURATION_SET),
  sendText: onDemand(async () => (await import('../../outside/text-messages.ts')).textSender()),
  smsCountries: new Set(environment.SMS_COUNTRIES.split(',').filter((country) => country !== '')),
  unconfirmedPerDay: environment.UNCONFIRMED_PER_DAY,
  postWebhook: webhookPoster({ own, local: WEBHOOKS_TO }),
  pushSubscriptions: pushSubscriptionStore(client, environment.RECIPIENTS_TABLE),
  readPushKeys: cachedFor(KEYS_CACHED_MS, readPushKeys, Date.now),
  newPushSender() {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    return { pair, salt: randomBytes(SALT_BYTES) }
  },
  postPush: webhookPoster({ own, local: PUSHES_TO }),
  tokenOf: async (accountId, recipient) => recipientToken(await readKeys(), { accountId, recipient }),
  reportTokenOf: async (report) => reportToken(await readKeys(), report),
  snoozeTokenOf: async (event) => snoozeToken(await readKeys(), event),
  siteUrl: environment.SITE_URL,
  now: Date.now,
  random: Math.random,
}

export const handler = onQueue((body) => handleMessage(body, deps))

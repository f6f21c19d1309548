import { createECDH, randomBytes } from 'node:crypto'
import { MINUTE_MS } from '../../../shared/time.ts'
import { memberLink } from '../../messages/member-links.ts'
import { pushKeysOf } from '../../messages/push-keys.ts'
import { recipientToken } from '../../messages/recipient-token.ts'
import { reportToken } from '../../messages/report-token.ts'
import { tokenOf as shareToken } from '../../messages/share-token.ts'
import { snoozeToken } from '../../messages/snooze-token.ts'
import { newWebhookSecret } from '../../messages/webhook-secret.ts'
import { lazyAccountAddress, lazyAccountPerson } from '../../outside/lazy/account-address.ts'
import { lazyEmailSender } from '../../outside/lazy/email-sender.ts'
import { lazyPrivateFiles } from '../../outside/lazy/private-files.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { webhookPoster } from '../../outside/webhook/post-webhook.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { LocalRun, readEnvironment } from '../../runtime/environment.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { onQueue } from '../../runtime/on-queue.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { handOverStore } from '../../stores/accounts/hand-overs.ts'
import { memberStore } from '../../stores/accounts/members.ts'
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
import { uses } from './uses.ts'

/** An account that changes its address gets the next email at the old one for this long at most. */
const ADDRESSES_CACHED_MS = MINUTE_MS
const KEYS_CACHED_MS = MINUTE_MS
const SALT_BYTES = 16

const { tables, secrets, settings } = readUses(uses)
const { WEBHOOKS_TO = null, PUSHES_TO = null } = readEnvironment(LocalRun)
const client = documentClient()
const accounts = accountStore(client, tables.accounts)
const own = [new URL(settings.siteUrl).hostname, settings.apiHost]

const readKeys = cachedFor(KEYS_CACHED_MS, () => readSigningKeys(secrets.links), Date.now)
const readPushKeys = async () => pushKeysOf(await readSigningKeys(secrets.push))

const schedules = async () =>
  (await import('../../stores/reports/schedules.ts')).scheduleStore(client, tables)

const deps: NotifyDeps = {
  devices: deviceStore(client, tables.devices),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  events: eventStore(client, tables.events),
  notifications: notificationStore(client, tables.events),
  reports: reportStore(client, tables),
  reportDeliveries: reportDeliveryStore(client, tables.reports),
  schedules: {
    get: onDemand(async () => (await schedules()).get),
    saveOutcome: onDemand(async () => (await schedules()).saveOutcome),
  },
  files: lazyPrivateFiles(settings.privateFilesBucket),
  rules: { get: onDemand(async () => (await import('../../stores/rules.ts')).ruleStore(client, tables).get) },
  trails: {
    getLiveItem: onDemand(
      async () =>
        (await import('../../stores/trails/trails.ts')).trailStore(client, tables.trails).getLiveItem,
    ),
  },
  watches: {
    get: onDemand(
      async () => (await import('../../stores/trails/watch-item.ts')).watchStore(client, tables).get,
    ),
  },
  snoozes: snoozeStore(client, tables.recipients),
  geofences: {
    get: onDemand(
      async () => (await import('../../stores/geofences/geofences.ts')).geofenceStore(client, tables).get,
    ),
  },
  members: memberStore(client, tables.members),
  phones: phoneStore(client, tables.accounts),
  preferences: preferenceStore(client, tables.accounts),
  recipients: recipientStore(client, tables.recipients),
  accounts,
  handOvers: handOverStore(client, tables),
  due: dueStore(client, tables.due),
  undelivered: undeliveredStore(client, tables.recipients),
  webhookSecrets: webhookSecretStore(client, tables.accounts),
  webhookHealth: webhookHealthStore(client, tables.recipients),
  newWebhookSecret: () => newWebhookSecret(randomBytes),
  getAddress: cachedFor(
    ADDRESSES_CACHED_MS,
    lazyAccountAddress(settings.userPoolId, accounts.ownerOf),
    Date.now,
  ),
  getPerson: lazyAccountPerson(settings.userPoolId, accounts.ownerOf),
  sendEmail: lazyEmailSender(settings.mailFrom, settings.configurationSet),
  sendText: onDemand(async () => (await import('../../outside/text-messages.ts')).textSender()),
  smsCountries: new Set(settings.smsCountries.split(',').filter((country) => country !== '')),
  unconfirmedPerDay: settings.unconfirmedPerDay,
  postWebhook: webhookPoster({ own, local: WEBHOOKS_TO }),
  pushSubscriptions: pushSubscriptionStore(client, tables.recipients),
  readPushKeys: cachedFor(KEYS_CACHED_MS, readPushKeys, Date.now),
  newPushSender() {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    return { pair, salt: randomBytes(SALT_BYTES) }
  },
  postPush: webhookPoster({ own, local: PUSHES_TO }),
  tokenOf: async (accountId, recipient) => recipientToken(await readKeys(), { accountId, recipient }),
  reportTokenOf: async (report) => reportToken(await readKeys(), report),
  memberLinkOf: async (kind, of) => memberLink(settings.siteUrl, await readKeys(), kind, of),
  shareUrlOf: async (linkId) =>
    `${settings.siteUrl}/share/${shareToken(await readSigningKeys(secrets.shares), linkId)}`,
  snoozeTokenOf: async (event) => snoozeToken(await readKeys(), event),
  siteUrl: settings.siteUrl,
  now: Date.now,
  random: Math.random,
}

export const handler = onQueue((body) => handleMessage(body, deps))

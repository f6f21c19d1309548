import { randomBytes } from 'node:crypto'
import { notifications } from '../../../shared/notifications/notifications.routes.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { pushKeysOf } from '../../messages/push-keys.ts'
import { newWebhookSecret } from '../../messages/webhook-secret.ts'
import { lazyAccountAddress } from '../../outside/lazy/account-address.ts'
import { lazyNotifyQueue } from '../../outside/lazy/notify-queue.ts'
import { lazyPrivateFiles } from '../../outside/lazy/private-files.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { closedAccountCheck } from '../../runtime/closed-accounts.ts'
import { LocalRun, readEnvironment } from '../../runtime/environment.ts'
import { addressLimit } from '../../runtime/http/address-limit.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
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
import { uses } from './uses.ts'

const KEYS_CACHED_MS = MINUTE_MS

const { tables, queues, secrets, settings } = readUses(uses)
const { PUSHES_TO = null } = readEnvironment(LocalRun)
const client = documentClient()
const accounts = accountStore(client, tables.accounts)

const readPushKeys = async () => pushKeysOf(await readSigningKeys(secrets.push))

const deps: NotificationsDeps = {
  recipients: recipientStore(client, tables.recipients),
  webhookSecrets: webhookSecretStore(client, tables.accounts),
  newWebhookSecret: () => newWebhookSecret(randomBytes),
  readKeys: cachedFor(KEYS_CACHED_MS, () => readSigningKeys(secrets.links), Date.now),
  readPushKeys: cachedFor(KEYS_CACHED_MS, readPushKeys, Date.now),
  pushSubscriptions: pushSubscriptionStore(client, tables.recipients),
  pushHosts: { own: [new URL(settings.siteUrl).hostname], local: PUSHES_TO },
  snoozes: snoozeStore(client, tables.recipients),
  events: eventStore(client, tables.events),
  reports: reportStore(client, tables),
  files: lazyPrivateFiles(settings.privateFilesBucket),
  isClosed: closedAccountCheck(),
  reportLimit: addressLimit({ burst: 60, perSecond: 1, now: Date.now }),
  preferences: preferenceStore(client, tables.accounts),
  accounts,
  phones: phoneStore(client, tables.accounts),
  getAddress: lazyAccountAddress(settings.userPoolId, accounts.ownerOf),
  queue: lazyNotifyQueue(queues.notify),
  now: Date.now,
}

export const handler = serveRoutes(notifications, notificationActions(deps))

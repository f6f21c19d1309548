import { randomBytes } from 'node:crypto'
import { notifications } from '../../shared/notifications/notifications.routes.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { newWebhookSecret } from '../common/webhook-secret.ts'
import { readShareKeys } from '../outside/share-secret.ts'
import { cachedFor } from '../runtime/cached-for.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { recipientStore } from '../stores/recipients.ts'
import { webhookSecretStore } from '../stores/webhook-secrets.ts'
import { type NotificationsDeps, notificationActions } from './actions.ts'
import { NotificationsEnvironment, SessionEnvironment } from './environment.ts'

const KEYS_CACHED_MS = MINUTE_MS

const environment = readEnvironment(NotificationsEnvironment)
const { AWS_SESSION_TOKEN } = readEnvironment(SessionEnvironment)
const client = documentClient()

const readKeys = () =>
  readShareKeys({
    endpoint: environment.SECRETS_ENDPOINT,
    secretId: environment.LINK_SECRET_ID,
    sessionToken: AWS_SESSION_TOKEN,
  })

const deps: NotificationsDeps = {
  recipients: recipientStore(client, environment.RECIPIENTS_TABLE),
  webhookSecrets: webhookSecretStore(client, environment.ACCOUNTS_TABLE),
  newWebhookSecret: () => newWebhookSecret(randomBytes),
  readKeys: cachedFor(KEYS_CACHED_MS, readKeys, Date.now),
  now: Date.now,
}

export const handler = serveRoutes(notifications, notificationActions(deps))

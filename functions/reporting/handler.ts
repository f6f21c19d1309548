import { randomBytes } from 'node:crypto'
import { reporting } from '../../shared/reporting/reporting.routes.ts'
import { webhookHosts } from '../common/webhook-hosts.ts'
import { notifyQueue } from '../outside/notify-queue.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { accountStore } from '../stores/accounts.ts'
import { deviceStore } from '../stores/devices.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { eventDeliveryStore } from '../stores/event-deliveries.ts'
import { geofenceStore } from '../stores/geofences/geofences.ts'
import { preferenceStore } from '../stores/preferences.ts'
import { ruleStore } from '../stores/rules.ts'
import { subscriptionStore } from '../stores/subscriptions.ts'
import { trailStore } from '../stores/trails/trails.ts'
import { type ReportingDeps, reportingActions } from './actions.ts'
import { ReportingEnvironment } from './environment.ts'

/** 96 bits. */
const ID_BYTES = 12

const environment = readEnvironment(ReportingEnvironment)
const client = documentClient()
const tables = {
  accounts: environment.ACCOUNTS_TABLE,
  geofences: environment.GEOFENCES_TABLE,
  rules: environment.RULES_TABLE,
}

const deps: ReportingDeps = {
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  deliveries: eventDeliveryStore(client, environment.EVENTS_TABLE),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  geofences: geofenceStore(client, tables),
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  rules: ruleStore(client, tables),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  queue: notifyQueue(environment.NOTIFY_QUEUE_URL),
  webhookHosts: webhookHosts(environment.SITE_URL),
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = serveRoutes(reporting, reportingActions(deps))

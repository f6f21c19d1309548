import { randomBytes } from 'node:crypto'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { webhookHosts } from '../../messages/webhook-hosts.ts'
import { RouteEnvironment, readEnvironment } from '../../runtime/environment.ts'
import { pageCursors } from '../../runtime/http/page-cursor.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { undeliveredStore } from '../../stores/events/undelivered.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { ruleStore } from '../../stores/rules.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type AlertsDeps, alertActions } from './actions.ts'
import { AlertsEnvironment } from './environment.ts'

/** 96 bits. */
const ID_BYTES = 12

const environment = readEnvironment(AlertsEnvironment)
const { EDGE_SECRET } = readEnvironment(RouteEnvironment)
const client = documentClient()
const tables = {
  accounts: environment.ACCOUNTS_TABLE,
  geofences: environment.GEOFENCES_TABLE,
  maintenance: environment.MAINTENANCE_TABLE,
  rules: environment.RULES_TABLE,
}

const deps: AlertsDeps = {
  devices: deviceStore(client, environment.DEVICES_TABLE),
  events: eventStore(client, environment.EVENTS_TABLE),
  geofences: geofenceStore(client, tables),
  maintenance: maintenanceStore(client, tables),
  rules: ruleStore(client, tables),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  undelivered: undeliveredStore(client, environment.RECIPIENTS_TABLE),
  cursors: pageCursors(EDGE_SECRET),
  webhookHosts: webhookHosts(environment.SITE_URL),
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = serveRoutes(alerts, alertActions(deps))

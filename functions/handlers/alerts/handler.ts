import { randomBytes } from 'node:crypto'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { webhookHosts } from '../../messages/webhook-hosts.ts'
import { RouteEnvironment, readEnvironment } from '../../runtime/environment.ts'
import { pageCursors } from '../../runtime/http/page-cursor.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { memberStore } from '../../stores/accounts/members.ts'
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
import { uses } from './uses.ts'

/** 96 bits. */
const ID_BYTES = 12

const { tables, settings } = readUses(uses)
const { EDGE_SECRET } = readEnvironment(RouteEnvironment)
const client = documentClient()

const deps: AlertsDeps = {
  members: memberStore(client, tables.members),
  devices: deviceStore(client, tables.devices),
  events: eventStore(client, tables.events),
  geofences: geofenceStore(client, tables),
  maintenance: maintenanceStore(client, tables),
  rules: ruleStore(client, tables),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trails: trailStore(client, tables.trails),
  undelivered: undeliveredStore(client, tables.recipients),
  cursors: pageCursors(EDGE_SECRET),
  webhookHosts: webhookHosts(settings.siteUrl),
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = serveRoutes(alerts, alertActions(deps))

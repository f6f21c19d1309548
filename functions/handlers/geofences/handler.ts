import { randomBytes } from 'node:crypto'
import { geofences } from '../../../shared/geofences/geofences.routes.ts'
import { webhookHosts } from '../../messages/webhook-hosts.ts'
import { lazyNotifyQueue } from '../../outside/lazy/notify-queue.ts'
import { RouteEnvironment, readEnvironment } from '../../runtime/environment.ts'
import { pageCursors } from '../../runtime/http/page-cursor.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { memberStore } from '../../stores/accounts/members.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type GeofencesDeps, geofenceActions } from './actions.ts'
import { uses } from './uses.ts'

/** 96 bits. */
const ID_BYTES = 12

const { tables, queues, settings } = readUses(uses)
const { EDGE_SECRET } = readEnvironment(RouteEnvironment)
const client = documentClient()

const deps: GeofencesDeps = {
  members: memberStore(client, tables.members),
  accounts: accountStore(client, tables.accounts),
  devices: deviceStore(client, tables.devices),
  events: eventStore(client, tables.events),
  geofences: geofenceStore(client, tables),
  openRules: async () => (await import('../../stores/rules.ts')).ruleStore(client, tables),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trails: trailStore(client, tables.trails),
  queue: lazyNotifyQueue(queues.notify),
  cursors: pageCursors(EDGE_SECRET),
  webhookHosts: webhookHosts(settings.siteUrl),
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = serveRoutes(geofences, geofenceActions(deps))

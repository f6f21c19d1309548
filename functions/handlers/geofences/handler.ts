import { randomBytes } from 'node:crypto'
import { geofences } from '../../../shared/geofences/geofences.routes.ts'
import { webhookHosts } from '../../messages/webhook-hosts.ts'
import { RouteEnvironment, readEnvironment } from '../../runtime/environment.ts'
import { pageCursors } from '../../runtime/http/page-cursor.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type GeofencesDeps, geofenceActions } from './actions.ts'
import { GeofencesEnvironment } from './environment.ts'

/** 96 bits. */
const ID_BYTES = 12

const environment = readEnvironment(GeofencesEnvironment)
const { EDGE_SECRET } = readEnvironment(RouteEnvironment)
const client = documentClient()

const deps: GeofencesDeps = {
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  events: eventStore(client, environment.EVENTS_TABLE),
  geofences: geofenceStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    geofences: environment.GEOFENCES_TABLE,
  }),
  openRules: async () =>
    (await import('../../stores/rules.ts')).ruleStore(client, {
      accounts: environment.ACCOUNTS_TABLE,
      rules: environment.RULES_TABLE,
    }),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  queue: {
    send: onDemand(
      async () =>
        (await import('../../outside/notify-queue.ts')).notifyQueue(environment.NOTIFY_QUEUE_URL).send,
    ),
  },
  cursors: pageCursors(EDGE_SECRET),
  webhookHosts: webhookHosts(environment.SITE_URL),
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = serveRoutes(geofences, geofenceActions(deps))

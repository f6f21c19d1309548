import { devices } from '../../../shared/devices/devices.routes.ts'
import { readEnvironment, TestingMode } from '../../runtime/environment.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { claimStore } from '../../stores/devices/claims.ts'
import { deviceEditStore } from '../../stores/devices/device-edits.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { unreadableStore } from '../../stores/trails/unreadable.ts'
import { type DevicesDeps, deviceActions } from './actions.ts'
import { trackerEndpointOf } from './create-credentials.ts'
import { DevicesEnvironment } from './environment.ts'
import { accountWatch } from './watch-account.ts'

const environment = readEnvironment(DevicesEnvironment)
const { TESTING_MODE } = readEnvironment(TestingMode)
const client = documentClient()
const accounts = accountStore(client, environment.ACCOUNTS_TABLE)

const connections = async () => (await import('../../outside/tracker-connections.ts')).trackerConnections()

const deps: DevicesDeps = {
  accounts,
  watch: accountWatch(accounts, Date.now),
  claims: claimStore(client, {
    devices: environment.DEVICES_TABLE,
    trackers: environment.TRACKERS_TABLE,
    subscriptions: environment.SUBSCRIPTIONS_TABLE,
  }),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  edits: deviceEditStore(client, {
    devices: environment.DEVICES_TABLE,
    trackers: environment.TRACKERS_TABLE,
  }),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trackers: trackerStore(client, environment.TRACKERS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  unreadable: unreadableStore(client, environment.TRAILS_TABLE),
  connections: {
    get: onDemand(async () => (await connections()).get),
    close: onDemand(async () => (await connections()).close),
  },
  trackerEndpoint: trackerEndpointOf(environment.TRACKER_ENDPOINT),
  topicNamespace: environment.TOPIC_NAMESPACE,
  testingMode: TESTING_MODE === 'true',
  now: Date.now,
  // A deletion touches most features of the account, so its code is imported when one is asked for.
  previewDeletion: onDemand(async () => (await import('./device-deletion.ts')).previewOwn),
  deleteDevice: onDemand(async () => (await import('./device-deletion.ts')).deleteOwn),
}

export const handler = serveRoutes(devices, deviceActions(deps))

import { devices } from '../../shared/devices/devices.routes.ts'
import { trackerConnections } from '../outside/tracker-connections.ts'
import { readEnvironment, TestingMode } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { accountStore } from '../stores/accounts.ts'
import { claimStore } from '../stores/claims.ts'
import { commandLogStore } from '../stores/command-log.ts'
import { deletionStore } from '../stores/deletions.ts'
import { deviceEditStore } from '../stores/device-edits.ts'
import { deviceStore } from '../stores/devices.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { geofenceStore } from '../stores/geofences/geofences.ts'
import { logbookStore } from '../stores/logbook.ts'
import { maintenanceStore } from '../stores/maintenance.ts'
import { ruleStore } from '../stores/rules.ts'
import { scheduleStore } from '../stores/schedules.ts'
import { shareStore } from '../stores/shares.ts'
import { snoozeStore } from '../stores/snoozes.ts'
import { subscriptionStore } from '../stores/subscriptions.ts'
import { trackerStore } from '../stores/trackers.ts'
import { trailStore } from '../stores/trails/trails.ts'
import { unreadableStore } from '../stores/trails/unreadable.ts'
import { type DevicesDeps, deviceActions } from './actions.ts'
import { trackerEndpointOf } from './create-credentials.ts'
import { DevicesEnvironment } from './environment.ts'
import { accountWatch } from './watch-account.ts'

const environment = readEnvironment(DevicesEnvironment)
const { TESTING_MODE } = readEnvironment(TestingMode)
const client = documentClient()
const accounts = accountStore(client, environment.ACCOUNTS_TABLE)

const deps: DevicesDeps = {
  accounts,
  watch: accountWatch(accounts, Date.now),
  claims: claimStore(client, {
    devices: environment.DEVICES_TABLE,
    trackers: environment.TRACKERS_TABLE,
    subscriptions: environment.SUBSCRIPTIONS_TABLE,
  }),
  deletions: deletionStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    devices: environment.DEVICES_TABLE,
    due: environment.DUE_TABLE,
    subscriptions: environment.SUBSCRIPTIONS_TABLE,
    trackers: environment.TRACKERS_TABLE,
  }),
  geofences: geofenceStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    geofences: environment.GEOFENCES_TABLE,
  }),
  log: commandLogStore(client, environment.COMMANDS_TABLE),
  logbook: logbookStore(client, environment.LOGBOOK_TABLE),
  maintenance: maintenanceStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    maintenance: environment.MAINTENANCE_TABLE,
  }),
  rules: ruleStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    rules: environment.RULES_TABLE,
  }),
  schedules: scheduleStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    schedules: environment.SCHEDULES_TABLE,
    due: environment.DUE_TABLE,
  }),
  shares: shareStore(client, {
    table: environment.SHARES_TABLE,
    linkIndex: environment.SHARES_LINK_INDEX,
  }),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  edits: deviceEditStore(client, {
    devices: environment.DEVICES_TABLE,
    trackers: environment.TRACKERS_TABLE,
  }),
  snoozes: snoozeStore(client, environment.RECIPIENTS_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trackers: trackerStore(client, environment.TRACKERS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  unreadable: unreadableStore(client, environment.TRAILS_TABLE),
  connections: trackerConnections(),
  trackerEndpoint: trackerEndpointOf(environment.TRACKER_ENDPOINT),
  topicNamespace: environment.TOPIC_NAMESPACE,
  testingMode: TESTING_MODE === 'true',
  now: Date.now,
}

export const handler = serveRoutes(devices, deviceActions(deps))

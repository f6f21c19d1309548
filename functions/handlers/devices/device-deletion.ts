import { deleteDevice } from '../../deletion/delete-device.ts'
import { trackerConnections } from '../../outside/tracker-connections.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { deletionStore } from '../../stores/accounts/deletions.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { snoozeStore } from '../../stores/notifications/snoozes.ts'
import { scheduleStore } from '../../stores/reports/schedules.ts'
import { ruleStore } from '../../stores/rules.ts'
import { shareStore } from '../../stores/shares.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { DevicesEnvironment } from './environment.ts'
import { previewDeletion } from './preview-deletion.ts'

const environment = readEnvironment(DevicesEnvironment)
const client = documentClient()

const tables = {
  accounts: environment.ACCOUNTS_TABLE,
  devices: environment.DEVICES_TABLE,
  due: environment.DUE_TABLE,
  geofences: environment.GEOFENCES_TABLE,
  maintenance: environment.MAINTENANCE_TABLE,
  rules: environment.RULES_TABLE,
  schedules: environment.SCHEDULES_TABLE,
  subscriptions: environment.SUBSCRIPTIONS_TABLE,
  trackers: environment.TRACKERS_TABLE,
}

const deps = {
  connections: trackerConnections(),
  deletions: deletionStore(client, tables),
  devices: deviceStore(client, tables.devices),
  geofences: geofenceStore(client, tables),
  log: commandLogStore(client, environment.COMMANDS_TABLE),
  logbook: logbookStore(client, environment.LOGBOOK_TABLE),
  maintenance: maintenanceStore(client, tables),
  rules: ruleStore(client, tables),
  schedules: scheduleStore(client, tables),
  shares: shareStore(client, {
    table: environment.SHARES_TABLE,
    linkIndex: environment.SHARES_LINK_INDEX,
  }),
  snoozes: snoozeStore(client, environment.RECIPIENTS_TABLE),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trackers: trackerStore(client, tables.trackers),
  trails: trailStore(client, environment.TRAILS_TABLE),
  now: Date.now,
}

export const previewOwn = (accountId: string, deviceId: string) => previewDeletion(accountId, deviceId, deps)
export const deleteOwn = (accountId: string, deviceId: string) => deleteDevice(accountId, deviceId, deps)

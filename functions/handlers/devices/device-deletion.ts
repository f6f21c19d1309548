import { deleteDevice } from '../../deletion/delete-device.ts'
import { lazyNotifyQueue } from '../../outside/lazy/notify-queue.ts'
import { trackerConnections } from '../../outside/tracker-connections.ts'
import { readUses } from '../../runtime/uses.ts'
import { deletionStore } from '../../stores/accounts/deletions.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
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
import { floatPlanStore } from '../../stores/trails/float-plans.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { endPlanUnlessBoat } from '../../watching/all-clear.ts'
import { previewDeletion } from './preview-deletion.ts'
import { uses } from './uses.ts'

const { tables, queues } = readUses(uses)
const client = documentClient()

const deps = {
  connections: trackerConnections(),
  deletions: deletionStore(client, tables),
  devices: deviceStore(client, tables.devices),
  geofences: geofenceStore(client, tables),
  log: commandLogStore(client, tables.commands),
  logbook: logbookStore(client, tables.logbook),
  maintenance: maintenanceStore(client, tables),
  plans: floatPlanStore(client, tables),
  queue: lazyNotifyQueue(queues.notify),
  rules: ruleStore(client, tables),
  schedules: scheduleStore(client, tables),
  shares: shareStore(client, tables.shares),
  snoozes: snoozeStore(client, tables.recipients),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trackers: trackerStore(client, tables.trackers),
  trails: trailStore(client, tables.trails),
  now: Date.now,
}

export const previewOwn = (scope: DeviceScope, deviceId: string) => previewDeletion(scope, deviceId, deps)
export const deleteOwn = (scope: DeviceScope, deviceId: string) => deleteDevice(scope, deviceId, deps)
export const endOwnPlan = (accountId: string, deviceId: string) =>
  endPlanUnlessBoat(accountId, deviceId, deps)

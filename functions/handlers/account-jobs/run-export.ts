import { readUses } from '../../runtime/uses.ts'
import { apiKeyStore } from '../../stores/accounts/api-keys.ts'
import { auditStore } from '../../stores/accounts/audit.ts'
import { dataExportStore } from '../../stores/accounts/data-exports.ts'
import { memberStore } from '../../stores/accounts/members.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { gatewayStore } from '../../stores/gateways/gateways.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { pushSubscriptionStore } from '../../stores/notifications/push-subscriptions.ts'
import { snoozeStore } from '../../stores/notifications/snoozes.ts'
import { reportStore } from '../../stores/reports/reports.ts'
import { scheduleStore } from '../../stores/reports/schedules.ts'
import { ruleStore } from '../../stores/rules.ts'
import { shareStore } from '../../stores/shares.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { commonDeps } from './common-deps.ts'
import type { ExportDeps } from './export/deps.ts'
import { writeExport } from './export/write-export.ts'
import { uses } from './uses.ts'

const { tables } = readUses(uses)
const client = documentClient()

const deps: ExportDeps = {
  ...commonDeps,
  audit: auditStore(client, tables.audit),
  exports: dataExportStore(client, tables),
  trails: trailStore(client, tables.trails),
  log: commandLogStore(client, tables.commands),
  devices: deviceStore(client, tables.devices),
  events: eventStore(client, tables.events),
  gateways: gatewayStore(client, tables.gateways),
  geofences: geofenceStore(client, tables),
  keys: apiKeyStore(client, tables.members),
  logbook: logbookStore(client, tables.logbook),
  maintenance: maintenanceStore(client, tables),
  members: memberStore(client, tables.members),
  reports: reportStore(client, tables),
  schedules: scheduleStore(client, tables),
  orders: orderStore(client, tables.orders),
  phones: phoneStore(client, tables.accounts),
  pushSubscriptions: pushSubscriptionStore(client, tables.recipients),
  rules: ruleStore(client, tables),
  shares: shareStore(client, tables.shares),
  snoozes: snoozeStore(client, tables.recipients),
  subscriptions: subscriptionStore(client, tables.subscriptions),
}

export const runExport = (job: { accountId: string; exportId: string }, isTimeUp: () => boolean) =>
  writeExport(job, isTimeUp, deps)

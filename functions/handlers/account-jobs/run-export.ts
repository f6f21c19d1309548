import { readEnvironment } from '../../runtime/environment.ts'
import { dataExportStore } from '../../stores/accounts/data-exports.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { pushSubscriptionStore } from '../../stores/notifications/push-subscriptions.ts'
import { snoozeStore } from '../../stores/notifications/snoozes.ts'
import { reportStore } from '../../stores/reports/reports.ts'
import { scheduleStore } from '../../stores/reports/schedules.ts'
import { ruleStore } from '../../stores/rules.ts'
import { shareStore } from '../../stores/shares.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { commonDeps } from './common-deps.ts'
import { AccountJobsEnvironment } from './environment.ts'
import type { ExportDeps } from './export/deps.ts'
import { writeExport } from './export/write-export.ts'

const environment = readEnvironment(AccountJobsEnvironment)
const client = documentClient()

const tables = {
  accounts: environment.ACCOUNTS_TABLE,
  due: environment.DUE_TABLE,
  geofences: environment.GEOFENCES_TABLE,
  maintenance: environment.MAINTENANCE_TABLE,
  reports: environment.REPORTS_TABLE,
  rules: environment.RULES_TABLE,
  schedules: environment.SCHEDULES_TABLE,
}

const deps: ExportDeps = {
  ...commonDeps,
  exports: dataExportStore(client, tables),
  trails: trailStore(client, environment.TRAILS_TABLE),
  log: commandLogStore(client, environment.COMMANDS_TABLE),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  events: eventStore(client, environment.EVENTS_TABLE),
  geofences: geofenceStore(client, tables),
  logbook: logbookStore(client, environment.LOGBOOK_TABLE),
  maintenance: maintenanceStore(client, tables),
  reports: reportStore(client, tables),
  schedules: scheduleStore(client, tables),
  orders: orderStore(client, environment.ORDERS_TABLE),
  phones: phoneStore(client, environment.ACCOUNTS_TABLE),
  pushSubscriptions: pushSubscriptionStore(client, environment.RECIPIENTS_TABLE),
  rules: ruleStore(client, tables),
  shares: shareStore(client, { table: environment.SHARES_TABLE, linkIndex: '' }),
  snoozes: snoozeStore(client, environment.RECIPIENTS_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
}

export const runExport = (job: { accountId: string; exportId: string }, isTimeUp: () => boolean) =>
  writeExport(job, isTimeUp, deps)

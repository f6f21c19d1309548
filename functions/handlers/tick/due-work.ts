import { randomUUID } from 'node:crypto'
import type { DeviceDeletionWork } from '../../deletion/clear-references.ts'
import { accountJobs } from '../../outside/account-jobs.ts'
import { liveViews } from '../../outside/live-views.ts'
import { notifyQueue } from '../../outside/notify-queue.ts'
import { reportQueue } from '../../outside/report-queue.ts'
import { trackerConnections } from '../../outside/tracker-connections.ts'
import { ruleCutBreaker } from '../../relay/rule-cut-breaker.ts'
import type { SwitchDeps } from '../../relay/switch-relay.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { accountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { dataExportStore } from '../../stores/accounts/data-exports.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventEraser } from '../../stores/events/erase-events.ts'
import { eventStore } from '../../stores/events/events.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { snoozeStore } from '../../stores/notifications/snoozes.ts'
import { reportStore } from '../../stores/reports/reports.ts'
import { scheduleStore } from '../../stores/reports/schedules.ts'
import { ruleStore } from '../../stores/rules.ts'
import { shareStore } from '../../stores/shares.ts'
import { trackEraser } from '../../stores/trails/erase-track.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { watchStore } from '../../stores/trails/watch-item.ts'
import type { AnnounceDeps } from '../../watching/announce-events.ts'
import { deviceWatches } from '../../watching/device-watch.ts'
import { watchedDefinitions } from '../../watching/watched-definitions.ts'
import { accountDueActions } from './account-actions.ts'
import { dueActions } from './actions.ts'
import { TickEnvironment } from './environment.ts'
import { type FinishDeletionDeps, finishDeletion } from './finish-deletion.ts'
import { purchaseDueActions } from './purchase-actions.ts'
import { purchaseDeps } from './purchase-deps.ts'
import { type RunWork, runSchedule } from './run-schedule.ts'
import { switchLeftOver } from './switch-left-over.ts'
import type { DueActions } from './tick.ts'

const environment = readEnvironment(TickEnvironment)
const client = documentClient()
const { due, subscriptions } = purchaseDeps

const accounts = accountStore(client, environment.ACCOUNTS_TABLE)
const { getWatch } = accounts
const devices = deviceStore(client, environment.DEVICES_TABLE)
const events = eventStore(client, environment.EVENTS_TABLE)
const trackers = trackerStore(client, environment.TRACKERS_TABLE)
const trails = trailStore(client, environment.TRAILS_TABLE)
const queue = notifyQueue(environment.NOTIFY_QUEUE_URL)
const commands = commandLogStore(client, environment.COMMANDS_TABLE)
const geofences = geofenceStore(client, {
  accounts: environment.ACCOUNTS_TABLE,
  geofences: environment.GEOFENCES_TABLE,
})
const rules = ruleStore(client, { accounts: environment.ACCOUNTS_TABLE, rules: environment.RULES_TABLE })
const maintenance = maintenanceStore(client, {
  accounts: environment.ACCOUNTS_TABLE,
  maintenance: environment.MAINTENANCE_TABLE,
})
const definitions = watchedDefinitions({
  geofences,
  rules,
  maintenance,
  getDevice: devices.get,
  getSwitches: devices.get,
})

const switchDeps: SwitchDeps = {
  log: commands,
  devices,
  trackers,
  events,
  reserveRuleCut: ruleCutBreaker({ accounts, devices }),
  clock: Date.now,
}
const announce: AnnounceDeps = {
  getWatch,
  views: liveViews(environment.TOPIC_NAMESPACE),
  queue,
  due,
  switchRelay: (event, kind) => switchLeftOver(event, kind, { events, trails, switchDeps, clock: Date.now }),
  countFiring: rules.countFiring,
  clock: Date.now,
}

const schedules = scheduleStore(client, {
  accounts: environment.ACCOUNTS_TABLE,
  schedules: environment.SCHEDULES_TABLE,
  due: environment.DUE_TABLE,
})
const reports = reportStore(client, { reports: environment.REPORTS_TABLE, due: environment.DUE_TABLE })

const accountDeps = {
  ...purchaseDeps,
  deletions: accountDeletionStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    due: environment.DUE_TABLE,
  }),
  exports: dataExportStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    due: environment.DUE_TABLE,
  }),
  reports,
  notifyQueue: queue,
  jobs: accountJobs(environment.ACCOUNT_JOBS_URL),
  newId: randomUUID,
  operatorEmail: environment.OPERATOR_EMAIL,
}

const deviceActions = dueActions({
  watchOf: deviceWatches({ getWatch, definitions, devices, subscriptions, due, clock: Date.now }),
  watches: watchStore(client, {
    trails: environment.TRAILS_TABLE,
    events: environment.EVENTS_TABLE,
    due: environment.DUE_TABLE,
  }),
  announce,
  devices,
  due,
  subscriptions,
  trails,
  events,
  queue,
  switchDeps,
  countFiring: rules.countFiring,
  clock: Date.now,
})

const deletionDeps: FinishDeletionDeps = {
  devices,
  due,
  trackers,
  connections: trackerConnections(),
  tracks: trackEraser(client, environment.TRAILS_TABLE),
  events: eventEraser(client, environment.EVENTS_TABLE),
  shares: shareStore(client, {
    table: environment.SHARES_TABLE,
    linkIndex: environment.SHARES_LINK_INDEX,
  }),
  geofences,
  rules,
  schedules,
  snoozes: snoozeStore(client, environment.RECIPIENTS_TABLE),
  log: commands,
  maintenance,
  logbook: logbookStore(client, environment.LOGBOOK_TABLE),
  now: Date.now,
}

const scheduleDeps = {
  accounts,
  schedules,
  reports,
  reportQueue: reportQueue(environment.REPORT_QUEUE_URL),
  now: Date.now,
}

/** What each kind of due work does. */
export const dueWork: DueActions = {
  ...deviceActions,
  ...purchaseDueActions(purchaseDeps),
  ...accountDueActions(accountDeps),
  reportRun: (work: RunWork) => runSchedule(work, scheduleDeps),
  deviceDeletion: (work: DeviceDeletionWork) => finishDeletion(work, deletionDeps),
}

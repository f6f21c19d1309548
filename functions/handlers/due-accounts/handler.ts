import { randomUUID } from 'node:crypto'
import { type DueActions, doDueWork } from '../../due/do-due-work.ts'
import { accountJobs } from '../../outside/account-jobs.ts'
import { notifyQueue } from '../../outside/notify-queue.ts'
import { reportQueue } from '../../outside/report-queue.ts'
import { deployedStripe } from '../../outside/stripe/stripe-session.ts'
import { trackerConnections } from '../../outside/tracker-connections.ts'
import { reconcileOrder } from '../../purchases/reconcile.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { onQueue } from '../../runtime/on-queue.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { dataExportStore } from '../../stores/accounts/data-exports.ts'
import { historyStore } from '../../stores/accounts/history.ts'
import { customerStore } from '../../stores/billing/customers.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { purchaseStore } from '../../stores/billing/purchases.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventEraser } from '../../stores/events/erase-events.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { snoozeStore } from '../../stores/notifications/snoozes.ts'
import { reportStore } from '../../stores/reports/reports.ts'
import { scheduleStore } from '../../stores/reports/schedules.ts'
import { ruleStore } from '../../stores/rules.ts'
import { shareStore } from '../../stores/shares.ts'
import { trackEraser } from '../../stores/trails/erase-track.ts'
import { accountActions } from './actions.ts'
import { type FinishDeletionDeps, finishDeletion } from './finish-deletion.ts'
import { pruneHistory } from './prune-history.ts'
import { type RunScheduleDeps, runSchedule } from './run-schedule.ts'
import { uses } from './uses.ts'

const { tables, queues, secrets, settings } = readUses(uses)
const client = documentClient()
const due = dueStore(client, tables.due)
const reports = reportStore(client, tables)
const schedules = scheduleStore(client, tables)

const purchaseDeps = {
  due,
  orders: orderStore(client, tables.orders),
  purchases: purchaseStore(client, tables),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  customers: customerStore(client, tables.accounts),
  users: {
    findOrCreate: onDemand(
      async () =>
        (await import('../../outside/users/user-accounts.ts')).userAccounts(settings.userPoolId).findOrCreate,
    ),
  },
  openStripe: deployedStripe(secrets.stripe, Date.now).open,
  now: Date.now,
}

const logbook = logbookStore(client, tables.logbook)
const deletionDeps: FinishDeletionDeps = {
  due,
  devices: deviceStore(client, tables.devices),
  trackers: trackerStore(client, tables.trackers),
  connections: trackerConnections(),
  tracks: trackEraser(client, tables.trails),
  events: eventEraser(client, tables.events),
  shares: shareStore(client, tables.shares),
  geofences: geofenceStore(client, tables),
  rules: ruleStore(client, tables),
  schedules,
  snoozes: snoozeStore(client, tables.recipients),
  log: commandLogStore(client, tables.commands),
  maintenance: maintenanceStore(client, tables),
  logbook,
  now: Date.now,
}

const scheduleDeps: RunScheduleDeps = {
  accounts: accountStore(client, tables.accounts),
  schedules,
  reports,
  reportQueue: reportQueue(queues.reports),
  now: Date.now,
}

const actions: DueActions<'accounts'> = {
  ...accountActions({
    due,
    reports,
    deletions: accountDeletionStore(client, tables),
    exports: dataExportStore(client, tables),
    notifyQueue: notifyQueue(queues.notify),
    jobs: accountJobs(queues.accountJobs),
    newId: randomUUID,
    now: Date.now,
  }),
  order: ({ orderId }) => reconcileOrder(orderId, purchaseDeps),
  reportRun: (work) => runSchedule(work, scheduleDeps),
  deviceDeletion: (work) => finishDeletion(work, deletionDeps),
  pruneHistory: (work) =>
    pruneHistory(work, { ...deletionDeps, logbook, history: historyStore(client, tables.accounts) }),
}

export const handler = onQueue(doDueWork(actions, { due, clock: Date.now }))

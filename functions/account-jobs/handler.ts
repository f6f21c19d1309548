import { parseJson } from '../../shared/json.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { signedReceipt } from '../common/deletion-receipt.ts'
import { accountAddress } from '../outside/account-address.ts'
import { AccountJob, accountJobs } from '../outside/account-jobs.ts'
import { emailSender } from '../outside/emails.ts'
import { privateFiles } from '../outside/private-files.ts'
import { readSigningKeys } from '../outside/signing-keys.ts'
import { deployedStripe } from '../outside/stripe/stripe-session.ts'
import { trackerConnections } from '../outside/tracker-connections.ts'
import { userRemover } from '../outside/user-remover.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { onQueue } from '../runtime/on-queue.ts'
import { accountDataStore } from '../stores/account-data.ts'
import { accountDeletionStore } from '../stores/account-deletions.ts'
import { commandLogStore } from '../stores/command-log.ts'
import { customerStore } from '../stores/customers.ts'
import { dataExportStore } from '../stores/data-exports.ts'
import { deviceStore } from '../stores/devices.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { eventStore } from '../stores/events.ts'
import { geofenceStore } from '../stores/geofences/geofences.ts'
import { logbookStore } from '../stores/logbook.ts'
import { maintenanceStore } from '../stores/maintenance.ts'
import { orderStore } from '../stores/orders.ts'
import { phoneStore } from '../stores/phones.ts'
import { preferenceStore } from '../stores/preferences.ts'
import { pushSubscriptionStore } from '../stores/push-subscriptions.ts'
import { reportStore } from '../stores/reports.ts'
import { ruleStore } from '../stores/rules.ts'
import { scheduleStore } from '../stores/schedules.ts'
import { shareStore } from '../stores/shares.ts'
import { snoozeStore } from '../stores/snoozes.ts'
import { subscriptionStore } from '../stores/subscriptions.ts'
import { trackerStore } from '../stores/trackers.ts'
import { trailStore } from '../stores/trails/trails.ts'
import { deleteAccount, forgetAccount } from './deletion/delete-account.ts'
import type { DeletionDeps } from './deletion/deps.ts'
import { AccountJobsEnvironment, SessionEnvironment } from './environment.ts'
import type { ExportDeps } from './export/deps.ts'
import { writeExport } from './export/write-export.ts'

/** A job starts nothing new after this, and goes on with another message: the function has five minutes. */
const STARTS_WORK_FOR_MS = MINUTE_MS

const environment = readEnvironment(AccountJobsEnvironment)
const { AWS_SESSION_TOKEN } = readEnvironment(SessionEnvironment)
const client = documentClient()

const linkSecret = {
  endpoint: environment.SECRETS_ENDPOINT,
  secretId: environment.LINK_SECRET_ID,
  sessionToken: AWS_SESSION_TOKEN,
}

const tables = {
  accounts: environment.ACCOUNTS_TABLE,
  due: environment.DUE_TABLE,
  geofences: environment.GEOFENCES_TABLE,
  maintenance: environment.MAINTENANCE_TABLE,
  reports: environment.REPORTS_TABLE,
  rules: environment.RULES_TABLE,
  schedules: environment.SCHEDULES_TABLE,
}

const deps: DeletionDeps & ExportDeps = {
  deletions: accountDeletionStore(client, tables),
  exports: dataExportStore(client, tables),
  files: privateFiles(environment.PRIVATE_FILES_BUCKET),
  data: accountDataStore(client, {
    billingLog: environment.BILLING_LOG_TABLE,
    commands: environment.COMMANDS_TABLE,
    devices: environment.DEVICES_TABLE,
    due: environment.DUE_TABLE,
    events: environment.EVENTS_TABLE,
    geofences: environment.GEOFENCES_TABLE,
    logbook: environment.LOGBOOK_TABLE,
    maintenance: environment.MAINTENANCE_TABLE,
    orders: environment.ORDERS_TABLE,
    recipients: environment.RECIPIENTS_TABLE,
    reports: environment.REPORTS_TABLE,
    rules: environment.RULES_TABLE,
    schedules: environment.SCHEDULES_TABLE,
    certificates: environment.CERTIFICATES_TABLE,
    shares: environment.SHARES_TABLE,
    subscriptions: environment.SUBSCRIPTIONS_TABLE,
    trails: environment.TRAILS_TABLE,
  }),
  trackers: trackerStore(client, environment.TRACKERS_TABLE),
  connections: trackerConnections(),
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
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  pushSubscriptions: pushSubscriptionStore(client, environment.RECIPIENTS_TABLE),
  rules: ruleStore(client, tables),
  shares: shareStore(client, { table: environment.SHARES_TABLE, linkIndex: '' }),
  snoozes: snoozeStore(client, environment.RECIPIENTS_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  customers: customerStore(client, environment.ACCOUNTS_TABLE),
  openStripe: deployedStripe(Date.now).open,
  removeUser: userRemover(environment.USER_POOL_ID),
  getAddress: accountAddress(environment.USER_POOL_ID),
  sendEmail: emailSender(environment.MAIL_FROM, environment.CONFIGURATION_SET),
  signReceipt: async (lines) => signedReceipt(lines, await readSigningKeys(linkSecret)),
  jobs: accountJobs(environment.ACCOUNT_JOBS_URL),
  now: Date.now,
}

export const handler = onQueue(async (body) => {
  const job = AccountJob.parse(parseJson(body))
  const startedAt = Date.now()
  const isTimeUp = () => Date.now() - startedAt > STARTS_WORK_FOR_MS
  switch (job.kind) {
    case 'deletion':
      return deleteAccount(job.accountId, isTimeUp, deps)
    case 'export':
      return writeExport(job, isTimeUp, deps)
    case 'forget':
      return forgetAccount(job.accountId, isTimeUp, deps)
  }
})

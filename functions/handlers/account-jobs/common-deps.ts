import { accountAddress } from '../../outside/account-address.ts'
import { accountJobs } from '../../outside/account-jobs.ts'
import { privateFiles } from '../../outside/private-files.ts'
import { deployedStripe } from '../../outside/stripe/stripe-session.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { accountDataStore } from '../../stores/accounts/account-data.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { customerStore } from '../../stores/billing/customers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { AccountJobsEnvironment } from './environment.ts'

const environment = readEnvironment(AccountJobsEnvironment)
const client = documentClient()

/** What each kind of job needs. */
export const commonDeps = {
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
  customers: customerStore(client, environment.ACCOUNTS_TABLE),
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  openStripe: deployedStripe(Date.now).open,
  getAddress: accountAddress(environment.USER_POOL_ID),
  jobs: accountJobs(environment.ACCOUNT_JOBS_URL),
  now: Date.now,
}

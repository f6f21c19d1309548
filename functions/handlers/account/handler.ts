import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { account } from '../../../shared/account/account.routes.ts'
import { lazyPrivateFiles } from '../../outside/lazy-private-files.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { accountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { dataExportStore } from '../../stores/accounts/data-exports.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { type AccountDeps, accountActions } from './actions.ts'
import { AccountEnvironment } from './environment.ts'
import { PHONE_CODES_BELOW } from './phone-code.ts'

const SALT_BYTES = 16

const environment = readEnvironment(AccountEnvironment)
const client = documentClient()

const deps: AccountDeps = {
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  phones: phoneStore(client, environment.ACCOUNTS_TABLE),
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  deletions: accountDeletionStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    due: environment.DUE_TABLE,
  }),
  exports: dataExportStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    due: environment.DUE_TABLE,
  }),
  due: dueStore(client, environment.DUE_TABLE),
  jobs: {
    send: onDemand(
      async () =>
        (await import('../../outside/account-jobs.ts')).accountJobs(environment.ACCOUNT_JOBS_URL).send,
    ),
  },
  files: lazyPrivateFiles(environment.PRIVATE_FILES_BUCKET),
  newId: randomUUID,
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  unconfirmedPerDay: environment.UNCONFIRMED_PER_DAY,
  sendText: onDemand(async () => (await import('../../outside/text-messages.ts')).textSender()),
  smsCountries: new Set(environment.SMS_COUNTRIES.split(',').filter((country) => country !== '')),
  newCode: () => randomInt(PHONE_CODES_BELOW),
  newSalt: () => randomBytes(SALT_BYTES).toString('base64'),
  now: Date.now,
}

export const handler = serveRoutes(account, accountActions(deps))

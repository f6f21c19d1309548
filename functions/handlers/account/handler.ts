import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { account } from '../../../shared/account/account.routes.ts'
import { lazyAccountJobs } from '../../outside/lazy/account-jobs.ts'
import { lazyPrivateFiles } from '../../outside/lazy/private-files.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { dataExportStore } from '../../stores/accounts/data-exports.ts'
import { historyStore } from '../../stores/accounts/history.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { DEPLOYED_HISTORY_MONTHS } from '../../stores/devices/history-lifetime.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { type AccountDeps, accountActions } from './actions.ts'
import { PHONE_CODES_BELOW } from './phone-code.ts'
import { uses } from './uses.ts'

const SALT_BYTES = 16

const { tables, queues, settings } = readUses(uses)
const client = documentClient()

const deps: AccountDeps = {
  accounts: accountStore(client, tables.accounts),
  phones: phoneStore(client, tables.accounts),
  preferences: preferenceStore(client, tables.accounts),
  deletions: accountDeletionStore(client, tables),
  exports: dataExportStore(client, tables),
  due: dueStore(client, tables.due),
  jobs: lazyAccountJobs(queues.accountJobs),
  files: lazyPrivateFiles(settings.privateFilesBucket),
  history: historyStore(client, tables.accounts),
  historyMonthsMax: DEPLOYED_HISTORY_MONTHS,
  newId: randomUUID,
  subscriptions: subscriptionStore(client, tables.subscriptions),
  unconfirmedPerDay: settings.unconfirmedPerDay,
  sendText: onDemand(async () => (await import('../../outside/text-messages.ts')).textSender()),
  smsCountries: new Set(settings.smsCountries.split(',').filter((country) => country !== '')),
  newCode: () => randomInt(PHONE_CODES_BELOW),
  newSalt: () => randomBytes(SALT_BYTES).toString('base64'),
  now: Date.now,
}

export const handler = serveRoutes(account, accountActions(deps))

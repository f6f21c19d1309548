import { accountJobs } from '../../outside/account-jobs.ts'
import { privateFiles } from '../../outside/private-files.ts'
import { deployedStripe } from '../../outside/stripe/stripe-session.ts'
import { accountAddress } from '../../outside/users/account-address.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountDataStore } from '../../stores/accounts/account-data.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { customerStore } from '../../stores/billing/customers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { uses } from './uses.ts'

const { tables, queues, secrets, settings } = readUses(uses)
const client = documentClient()

/** The dependencies of every kind of job. */
export const commonDeps = {
  files: privateFiles(settings.privateFilesBucket),
  data: accountDataStore(client, tables),
  customers: customerStore(client, tables.accounts),
  preferences: preferenceStore(client, tables.accounts),
  openStripe: deployedStripe(secrets.stripe, Date.now).open,
  getAddress: accountAddress(settings.userPoolId, accountStore(client, tables.accounts).ownerOf),
  jobs: accountJobs(queues.accountJobs),
  now: Date.now,
}

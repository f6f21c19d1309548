import { signedReceipt } from '../../deletion/deletion-receipt.ts'
import { lazyEmailSender } from '../../outside/lazy-email-sender.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { trackerConnections } from '../../outside/tracker-connections.ts'
import { userRemover } from '../../outside/user-remover.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { accountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { commonDeps } from './common-deps.ts'
import { deleteAccount, forgetAccount } from './deletion/delete-account.ts'
import type { DeletionDeps } from './deletion/deps.ts'
import { AccountJobsEnvironment, SessionEnvironment } from './environment.ts'

const environment = readEnvironment(AccountJobsEnvironment)
const { AWS_SESSION_TOKEN } = readEnvironment(SessionEnvironment)
const client = documentClient()

const linkSecret = {
  endpoint: environment.SECRETS_ENDPOINT,
  secretId: environment.LINK_SECRET_ID,
  sessionToken: AWS_SESSION_TOKEN,
}

const deps: DeletionDeps = {
  ...commonDeps,
  deletions: accountDeletionStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    due: environment.DUE_TABLE,
  }),
  trackers: trackerStore(client, environment.TRACKERS_TABLE),
  connections: trackerConnections(),
  removeUser: userRemover(environment.USER_POOL_ID),
  sendEmail: lazyEmailSender(environment.MAIL_FROM, environment.CONFIGURATION_SET),
  signReceipt: async (lines) => signedReceipt(lines, await readSigningKeys(linkSecret)),
}

export const runDeletion = (accountId: string, isTimeUp: () => boolean) =>
  deleteAccount(accountId, isTimeUp, deps)

export const runForget = (accountId: string, isTimeUp: () => boolean) =>
  forgetAccount(accountId, isTimeUp, deps)

import { signedReceipt } from '../../deletion/deletion-receipt.ts'
import { lazyEmailSender } from '../../outside/lazy/email-sender.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { trackerConnections } from '../../outside/tracker-connections.ts'
import { userRemover } from '../../outside/users/user-remover.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { handOverStore } from '../../stores/accounts/hand-overs.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { commonDeps } from './common-deps.ts'
import { deleteAccount, forgetAccount } from './deletion/delete-account.ts'
import type { DeletionDeps } from './deletion/deps.ts'
import { uses } from './uses.ts'

const { tables, secrets, settings } = readUses(uses)
const client = documentClient()

const deps: DeletionDeps = {
  ...commonDeps,
  accounts: accountStore(client, tables.accounts),
  deletions: accountDeletionStore(client, tables),
  handOvers: handOverStore(client, tables),
  trackers: trackerStore(client, tables.trackers),
  connections: trackerConnections(),
  removeUser: userRemover(settings.userPoolId),
  sendEmail: lazyEmailSender(settings.mailFrom, settings.configurationSet),
  signReceipt: async (lines) => signedReceipt(lines, await readSigningKeys(secrets.links)),
}

export const runDeletion = (accountId: string, isTimeUp: () => boolean) =>
  deleteAccount(accountId, isTimeUp, deps)

export const runForget = (accountId: string, isTimeUp: () => boolean) =>
  forgetAccount(accountId, isTimeUp, deps)

import { notifyQueue } from '../../outside/notify-queue.ts'
import { userRemover } from '../../outside/users/user-remover.ts'
import { readUses } from '../../runtime/uses.ts'
import { apiKeyStore } from '../../stores/accounts/api-keys.ts'
import { handOverStore } from '../../stores/accounts/hand-overs.ts'
import { memberStore } from '../../stores/accounts/members.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { pushSubscriptionStore } from '../../stores/notifications/push-subscriptions.ts'
import { commonDeps } from './common-deps.ts'
import { type HandOverJobDeps, handOverAccount } from './hand-over/hand-over.ts'
import { uses } from './uses.ts'

const { tables, queues, settings } = readUses(uses)
const client = documentClient()

const deps: HandOverJobDeps = {
  ...commonDeps,
  handOvers: handOverStore(client, tables),
  members: memberStore(client, tables.members),
  keys: apiKeyStore(client, tables.members),
  pushSubscriptions: pushSubscriptionStore(client, tables.recipients),
  removeUser: userRemover(settings.userPoolId),
  queue: notifyQueue(queues.notify),
}

export const runHandOver = (accountId: string) => handOverAccount(accountId, deps)

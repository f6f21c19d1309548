import { DELETION_GRACE_MS } from '../../shared/account/own-data.ts'
import { toIso } from '../../shared/time.ts'
import type { AccountDeletionStore, DeletionRequest } from '../stores/accounts/account-deletions.ts'
import type { DueStore } from '../stores/due.ts'
import type { AccountMail } from '../stores/due-work.ts'

export type RequestDeletionDeps = {
  deletions: Pick<AccountDeletionStore, 'request' | 'withdraw'>
  due: Pick<DueStore, 'put'>
  now: () => number
}

/**
 * Plans the deletion of an account for the end of the grace, and a mail about it to its owner. An earlier request
 * counts (`isNew: false`). `null` for an account whose owner owns another one too.
 */
export async function requestAccountDeletion(
  accountId: string,
  reason: string | null,
  { deletions, now }: RequestDeletionDeps,
): Promise<{ request: DeletionRequest; isNew: boolean } | null> {
  const requestedAt = now()
  const own = { requestedAt, deletesAt: requestedAt + DELETION_GRACE_MS, reason }
  const deletion = { kind: 'accountDeletion' as const, accountId, deletesAt: own.deletesAt }
  const request = await deletions.request(accountId, own, [
    { dueAt: own.deletesAt, work: deletion },
    { dueAt: requestedAt, work: mailWork(accountId, 'deletion-requested', own) },
  ])
  return request && { request, isNew: request === own }
}

/** Withdraws a request, with a mail to the owner. Returns whether there was one. */
export async function withdrawAccountDeletion(
  accountId: string,
  { deletions, due, now }: RequestDeletionDeps,
): Promise<boolean> {
  const withdrawn = await deletions.withdraw(accountId)
  if (withdrawn === null) return false
  await due.put(now(), mailWork(accountId, 'deletion-withdrawn', withdrawn))
  return true
}

const mailWork = (accountId: string, mail: AccountMail, { requestedAt }: DeletionRequest) => ({
  kind: 'accountMail' as const,
  accountId,
  mail,
  about: toIso(requestedAt),
})

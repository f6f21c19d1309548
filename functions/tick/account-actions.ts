import { HOUR_MS } from '../../shared/time.ts'
import type { AccountJobs } from '../outside/account-jobs.ts'
import { type AccountDeletionStore, newClosing } from '../stores/account-deletions.ts'
import type { DueStore, DueWork } from '../stores/due.ts'
import { type AccountMailDeps, sendAccountMail } from './account-mail.ts'
import type { DueActions } from './tick.ts'

/** A deletion that an outage has stopped goes on within this time. */
const AGAIN_AFTER_MS = HOUR_MS

export type AccountDueDeps = AccountMailDeps & {
  deletions: Pick<AccountDeletionStore, 'get' | 'getClosing' | 'closeRequested'>
  due: Pick<DueStore, 'put'>
  jobs: Pick<AccountJobs, 'send'>
  newId: () => string
}

export type AccountDueActions = Pick<DueActions, 'accountDeletion' | 'accountForget' | 'accountMail'>
type DeletionWork = Extract<DueWork, { kind: 'accountDeletion' }>

/** What due work about accounts does. */
export const accountDueActions = (deps: AccountDueDeps): AccountDueActions => ({
  accountDeletion: (work) => startDeletion(work, deps),
  accountForget: ({ accountId }) => deps.jobs.send({ kind: 'forget', accountId }),
  accountMail: (work) => sendAccountMail(work, deps),
})

/** Closes the account, unless the request was withdrawn, and looks again until the deletion is done. */
async function startDeletion(
  work: DeletionWork,
  { deletions, due, jobs, newId, now }: AccountDueDeps,
): Promise<void> {
  const { accountId, deletesAt } = work
  const isClosed =
    (await deletions.closeRequested(accountId, deletesAt, newClosing(newId(), 'owner', now()))) ||
    (await deletions.getClosing(accountId)) !== null
  if (!isClosed) return
  await jobs.send({ kind: 'deletion', accountId })
  await due.put(now() + AGAIN_AFTER_MS, work)
}

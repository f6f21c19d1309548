import type { AccountJobs } from '../../functions/outside/account-jobs.ts'
import { type AccountDeletionStore, newClosing } from '../../functions/stores/accounts/account-deletions.ts'
import type { DueStore } from '../../functions/stores/due.ts'
import { HOUR_MS } from '../../shared/time.ts'
import { UserError } from '../cli/user-error.ts'
import type { Accounts } from '../operator/accounts.ts'

/** If the job is lost, due work starts it again this much later. */
const AGAIN_AFTER_MS = HOUR_MS

export type DeleteAccountDeps = {
  accounts: Pick<Accounts, 'find'>
  deletions: Pick<AccountDeletionStore, 'close'>
  due: Pick<DueStore, 'put'>
  jobs: Pick<AccountJobs, 'send'>
  newId: () => string
  now: () => number
}

/** Closes an account and starts its deletion at once, whether or not its owner requested it. */
export async function deleteAccount(
  { email, confirmed, dryRun }: { email: string; confirmed: boolean; dryRun: boolean },
  { accounts, deletions, due, jobs, newId, now }: DeleteAccountDeps,
): Promise<string> {
  const account = await accounts.find(email)
  if (account === null) throw new UserError(`No account has the email address ${email}.`)
  if (dryRun)
    return `Would cancel the subscriptions of ${email} and delete the account with all of its data. Nothing was changed.`
  if (!confirmed)
    throw new UserError(
      `This cancels the subscriptions of ${email} and deletes the account with all of its data. It can’t be undone. Add --confirm to do it.`,
    )
  const { accountId } = account
  const startedAt = now()
  await due.put(startedAt + AGAIN_AFTER_MS, { kind: 'accountDeletion', accountId, deletesAt: startedAt })
  const outcome = await deletions.close(accountId, newClosing(newId(), 'operator', startedAt))
  if (outcome === 'owns-another-account')
    throw new UserError(
      `${email} also owns an account that was handed over to them. It has to be handed over or deleted first.`,
    )
  await jobs.send({ kind: 'deletion', accountId })
  return `${outcome === 'closed' ? 'Closed' : 'Found'} the account of ${email}: it is being deleted, and nobody can use it any more.
The signed receipt goes to ${email} when everything is gone, usually within minutes.`
}

import { HOUR_MS } from '../../../shared/time.ts'
import type { DueActions } from '../../due/do-due-work.ts'
import type { AccountJobs } from '../../outside/account-jobs.ts'
import { type AccountDeletionStore, newClosing } from '../../stores/accounts/account-deletions.ts'
import type { DataExportStore } from '../../stores/accounts/data-exports.ts'
import type { DueStore } from '../../stores/due.ts'
import type { DueWork } from '../../stores/due-work.ts'
import { type GiveUpReportDeps, giveUpReport } from './give-up-report.ts'

/** A deletion that an outage has stopped goes on within this time. */
const AGAIN_AFTER_MS = HOUR_MS

export type AccountActionDeps = GiveUpReportDeps & {
  deletions: Pick<AccountDeletionStore, 'getClosing' | 'closeRequested'>
  exports: Pick<DataExportStore, 'get' | 'advance'>
  due: Pick<DueStore, 'put'>
  jobs: Pick<AccountJobs, 'send'>
  newId: () => string
}

type DeletionWork = Extract<DueWork, { kind: 'accountDeletion' }>

/** The actions of due work about accounts as a whole. */
export const accountActions = (
  deps: AccountActionDeps,
): Omit<DueActions<'accounts'>, 'order' | 'deviceDeletion' | 'pruneHistory' | 'reportRun'> => ({
  accountDeletion: (work) => startDeletion(work, deps),
  accountForget: ({ accountId }) => deps.jobs.send({ kind: 'forget', accountId }),
  exportOverdue: (work) => giveUpExport(work, deps),
  reportOverdue: (work) => giveUpReport(work, deps),
})

/** Closes the account, unless the request was withdrawn, and looks again until the deletion is done. */
async function startDeletion(
  work: DeletionWork,
  { deletions, due, jobs, newId, now }: AccountActionDeps,
): Promise<void> {
  const { accountId, deletesAt } = work
  const isClosed =
    (await deletions.closeRequested(accountId, deletesAt, newClosing(newId(), 'owner', now()))) ||
    (await deletions.getClosing(accountId)) !== null
  if (!isClosed) return
  await jobs.send({ kind: 'deletion', accountId })
  await due.put(now() + AGAIN_AFTER_MS, work)
}

/** An export that keeps failing must not keep its owner from the next one. */
async function giveUpExport(
  { accountId, exportId }: Extract<DueWork, { kind: 'exportOverdue' }>,
  { exports, now }: AccountActionDeps,
): Promise<void> {
  const before = await exports.get(accountId)
  if (before?.id !== exportId || before.status !== 'preparing') return
  const mail = { kind: 'accountMail' as const, accountId, mail: 'export-failed' as const, about: exportId }
  const failed = { ...before, status: 'failed' as const, cursor: null }
  await exports.advance(accountId, before, failed, [{ dueAt: now(), work: mail }])
}

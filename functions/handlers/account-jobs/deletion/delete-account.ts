import { HOUR_MS, SECOND_MS } from '../../../../shared/time.ts'
import { OWN_KINDS } from '../../../stores/accounts/account-data.ts'
import {
  type Closing,
  DELETION_STEPS,
  type DeletionStep,
} from '../../../stores/accounts/account-deletions.ts'
import type { DeletionDeps } from './deps.ts'
import { keptNameOf, STEPS, type StepResult } from './steps.ts'

/** Longer than an access token is valid. */
const FORGOTTEN_AFTER_MS = 2 * HOUR_MS
/** If the due work for that is lost, the table removes the mark. */
const MARK_EXPIRES_AFTER_MS = 24 * HOUR_MS
/** A queue delays a message for up to 15 minutes. */
const WAIT_MAX_SECONDS = 60

/**
 * Deletes a closed account step by step, until the time is up. Each step is saved when it is done, and all of them can
 * be repeated, so that a deletion goes on where it was interrupted.
 */
export async function deleteAccount(
  accountId: string,
  isTimeUp: () => boolean,
  deps: DeletionDeps,
): Promise<void> {
  let closing = await deps.deletions.getClosing(accountId)
  while (closing !== null) {
    if (isTimeUp()) return deps.jobs.send({ kind: 'deletion', accountId })
    const result = await STEPS[closing.step]({ accountId, closing, isTimeUp }, deps)
    const next = nextStep(closing.step)
    if (result.kind === 'done' && next === null) return finish(accountId, closing, deps)
    closing = await deps.deletions.saveClosing(accountId, after(closing, result, next))
    if (closing !== null && result.kind === 'wait')
      return deps.jobs.send({ kind: 'deletion', accountId }, Math.min(result.seconds, WAIT_MAX_SECONDS))
  }
}

const nextStep = (step: DeletionStep): DeletionStep | null =>
  DELETION_STEPS[DELETION_STEPS.indexOf(step) + 1] ?? null

function after(closing: Closing, result: StepResult, next: DeletionStep | null): Closing {
  if (result.kind === 'wait') return { ...closing, cursor: result.cursor }
  const changed = { ...closing, ...result.changes }
  if (result.kind === 'more') return { ...changed, cursor: result.cursor }
  return { ...changed, step: next ?? closing.step, cursor: null }
}

async function finish(accountId: string, closing: Closing, { deletions, now }: DeletionDeps): Promise<void> {
  const expiresAt = Math.round((now() + MARK_EXPIRES_AFTER_MS) / SECOND_MS)
  await deletions.finish(accountId, closing, now() + FORGOTTEN_AFTER_MS, expiresAt)
}

/** Removes the mark that refuses the access tokens of a deleted account, and what arrived for it meanwhile. */
export async function forgetAccount(
  accountId: string,
  isTimeUp: () => boolean,
  { data, deletions, files, jobs }: DeletionDeps,
): Promise<void> {
  const receiptId = await deletions.receiptOf(accountId)
  if (receiptId === null) return
  let isGone = await data.renameBillingLog(accountId, keptNameOf(receiptId), isTimeUp)
  for (const kind of OWN_KINDS) isGone = (await data.deleteAll(kind, accountId, isTimeUp)) && isGone
  await files.deleteOf(accountId)
  let cursor: string | null = null
  do cursor = await data.deleteDue(accountId, [], cursor)
  while (cursor !== null && !isTimeUp())
  if (!isGone || cursor !== null) return jobs.send({ kind: 'forget', accountId })
  await deletions.forget(accountId)
}

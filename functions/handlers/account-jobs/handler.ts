import { parseJson } from '../../../shared/json.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { AccountJob } from '../../outside/account-jobs.ts'
import { onQueue } from '../../runtime/on-queue.ts'

/** A job starts nothing new after this, and goes on with another message: the function has five minutes. */
const STARTS_WORK_FOR_MS = MINUTE_MS

export const handler = onQueue(async (body) => {
  const job = AccountJob.parse(parseJson(body))
  const startedAt = Date.now()
  const isTimeUp = () => Date.now() - startedAt > STARTS_WORK_FOR_MS
  // The kinds share little code, so each is imported when a job of it arrives.
  switch (job.kind) {
    case 'deletion':
      return (await import('./run-deletion.ts')).runDeletion(job.accountId, isTimeUp)
    case 'export':
      return (await import('./run-export.ts')).runExport(job, isTimeUp)
    case 'handOver':
      return (await import('./run-hand-over.ts')).runHandOver(job.accountId)
    case 'forget':
      return (await import('./run-deletion.ts')).runForget(job.accountId, isTimeUp)
  }
})

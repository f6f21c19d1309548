import type { ReportJob, ReportQueue } from '../../outside/report-queue.ts'
import type { Delivery } from '../../runtime/on-queue.ts'
import type { ReportStore } from '../../stores/reports/reports.ts'

type RetryDeps = {
  reports: Pick<ReportStore, 'fail'>
  queue: Pick<ReportQueue, 'deliverAgain'>
  attemptsMax: number
}

/** An outage of seconds is over by the second attempt, one of a quarter of an hour by the last. */
const FIRST_RETRY_SECONDS = 15
const RETRY_FACTOR = 4

/**
 * Runs a job whose failures the queue delivers again, soon at first. The report of a job that has failed for the last
 * time has failed; its message becomes a dead letter, which an operator sees.
 */
export async function retried(
  run: () => Promise<void>,
  job: ReportJob,
  { receiptHandle, receiveCount }: Delivery,
  { reports, queue, attemptsMax }: RetryDeps,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (receiveCount >= attemptsMax) await reports.fail(job, 'internal')
    else await queue.deliverAgain(receiptHandle, FIRST_RETRY_SECONDS * RETRY_FACTOR ** (receiveCount - 1))
    throw error
  }
}

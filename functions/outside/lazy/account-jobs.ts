import { onDemand } from '../../runtime/on-demand.ts'
import type { AccountJobs } from '../account-jobs.ts'

/** The queue of the function that does the jobs of accounts. SQS's client is imported with the first job. */
export function lazyAccountJobs(url: string): AccountJobs {
  return { send: onDemand(async () => (await import('../account-jobs.ts')).accountJobs(url).send) }
}

import { Duration } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { WorkQueue } from './work-queue.ts'

export const ACCOUNT_JOBS_TIMEOUT = Duration.minutes(5)
/** A minute longer than the function runs, so that a job that was interrupted goes on soon. */
const VISIBILITY_TIMEOUT = Duration.minutes(ACCOUNT_JOBS_TIMEOUT.toMinutes() + 1)

/** Deletions of accounts and exports of their data, on their way to the function that does them. */
export class AccountQueue extends WorkQueue {
  constructor(scope: Construct, id: string) {
    super(scope, id, { of: 'Jobs', visibilityTimeout: VISIBILITY_TIMEOUT })
  }
}

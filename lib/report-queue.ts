import { Duration } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { WorkQueue } from './work-queue.ts'

export const REPORT_JOBS_TIMEOUT = Duration.minutes(5)
/** A minute longer than the function runs, so that a report that was interrupted goes on soon. */
const VISIBILITY_TIMEOUT = Duration.minutes(REPORT_JOBS_TIMEOUT.toMinutes() + 1)

/** Reports on their way to the function that generates them. */
export class ReportQueue extends WorkQueue {
  constructor(scope: Construct, id: string) {
    super(scope, id, { of: 'Jobs', visibilityTimeout: VISIBILITY_TIMEOUT })
  }
}

import { Duration } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { WorkQueue } from '../work-queue.ts'

export const NOTIFY_TIMEOUT = Duration.seconds(20)
/** AWS advises six times the timeout of the function that reads the queue. An outage of ten minutes loses nothing. */
const VISIBILITY_TIMEOUT = Duration.seconds(6 * NOTIFY_TIMEOUT.toSeconds())

/** Events on their way to the function that notifies people of them. */
export class NotifyQueue extends WorkQueue {
  constructor(scope: Construct, id: string) {
    super(scope, id, { of: 'Events', visibilityTimeout: VISIBILITY_TIMEOUT })
  }
}

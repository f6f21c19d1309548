import { Duration } from 'aws-cdk-lib'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { retainUnlessEphemeral } from '../context.ts'

/** AWS advises six times the timeout of the function that reads the queue. */
export const NOTIFY_TIMEOUT = Duration.seconds(20)
const VISIBILITY_TIMEOUT = Duration.seconds(6 * NOTIFY_TIMEOUT.toSeconds())
/** With the visibility timeout, an outage of ten minutes loses nothing. */
const MAX_RECEIVE_COUNT = 5

/** Events on their way to the function that notifies people of them. */
export class NotifyQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      removalPolicy: retainUnlessEphemeral(this),
    })
    this.queue = new Queue(this, 'Events', {
      visibilityTimeout: VISIBILITY_TIMEOUT,
      enforceSSL: true,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVE_COUNT },
      removalPolicy: retainUnlessEphemeral(this),
    })
  }
}

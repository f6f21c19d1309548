import { Duration } from 'aws-cdk-lib'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { retainUnlessEphemeral } from './context.ts'

/** How often a message is delivered before it is a dead letter. */
export const MAX_RECEIVE_COUNT = 5

type WorkQueueProps = {
  /** What its messages are. */
  of: string
  visibilityTimeout: Duration
}

/** Messages on their way to a function. Those that fail five times end in the dead-letter queue, for 14 days. */
export class WorkQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { of, visibilityTimeout }: WorkQueueProps) {
    super(scope, id)
    this.deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      removalPolicy: retainUnlessEphemeral(this),
    })
    this.queue = new Queue(this, of, {
      visibilityTimeout,
      enforceSSL: true,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVE_COUNT },
      removalPolicy: retainUnlessEphemeral(this),
    })
  }
}

import { Duration } from 'aws-cdk-lib'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { retainUnlessEphemeral } from './context.ts'

/** How often a message is delivered before it is a dead letter. */
export const MAX_RECEIVE_COUNT = 5

type WorkQueueProps = {
  /** The name of its messages. */
  of: string
  visibilityTimeout: Duration
  maxReceiveCount?: number
  /** Shared with other queues; without it, the queue has its own. */
  deadLetters?: Queue
}

/** Messages on their way to a function. Those that fail too often end in the dead-letter queue, for 14 days. */
export class WorkQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id)
    const { of, visibilityTimeout, maxReceiveCount = MAX_RECEIVE_COUNT } = props
    this.deadLetters = props.deadLetters ?? deadLetterQueue(this)
    this.queue = new Queue(this, of, {
      visibilityTimeout,
      enforceSSL: true,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount },
      removalPolicy: retainUnlessEphemeral(this),
    })
  }
}

/** Keeps messages for 14 days. */
export const deadLetterQueue = (scope: Construct) =>
  new Queue(scope, 'DeadLetters', {
    retentionPeriod: Duration.days(14),
    enforceSSL: true,
    removalPolicy: retainUnlessEphemeral(scope),
  })

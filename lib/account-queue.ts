import { Duration } from 'aws-cdk-lib'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { retainUnlessEphemeral } from './context.ts'

export const ACCOUNT_JOBS_TIMEOUT = Duration.minutes(5)
/** A minute longer than the function runs, so that a job that was interrupted goes on soon. */
const VISIBILITY_TIMEOUT = Duration.minutes(ACCOUNT_JOBS_TIMEOUT.toMinutes() + 1)
const MAX_RECEIVE_COUNT = 5

/** Deletions of accounts and exports of their data, on their way to the function that does them. */
export class AccountQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      removalPolicy: retainUnlessEphemeral(this),
    })
    this.queue = new Queue(this, 'Jobs', {
      visibilityTimeout: VISIBILITY_TIMEOUT,
      enforceSSL: true,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVE_COUNT },
      removalPolicy: retainUnlessEphemeral(this),
    })
  }
}

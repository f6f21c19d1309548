import { Stack } from 'aws-cdk-lib'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

/**
 * Messages that the telemetry function drops on purpose: nothing fails, so AWS measures none of it, and its log is
 * all that tells. A measure of our own costs in the hours in which something was counted, and only then.
 */
export class DroppedMessages extends Construct {
  /** Of a tracker that no account has. */
  readonly ofNobody: MetricFilter
  /** From a client that does not speak for the tracker of its topic. */
  readonly ofAnother: MetricFilter

  constructor(scope: Construct, id: string, { ingest }: { ingest: LambdaFunction }) {
    super(scope, id)
    // words and not fields: Lambda puts our line into one of its own, as text
    const countOf = (metricName: string, ...words: string[]) =>
      new MetricFilter(this, metricName, {
        logGroup: ingest.logGroup,
        // two stacks of one account count apart
        metricNamespace: Stack.of(this).stackName,
        metricName,
        filterPattern: FilterPattern.anyTerm(...words),
      })
    this.ofNobody = countOf('MessagesOfNobody', 'telemetry-tracker-unknown', 'answer-tracker-unknown')
    this.ofAnother = countOf('MessagesOfAnother', 'telemetry-client-mismatch', 'answer-client-mismatch')
  }
}

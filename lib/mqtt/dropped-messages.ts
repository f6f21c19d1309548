import { Stack } from 'aws-cdk-lib'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

/**
 * Counts the messages that the telemetry function drops on purpose. Dropping is not an error, so no AWS metric covers it;
 * the counts come from the log. A custom metric is billed only for hours in which it has data.
 */
export class DroppedMessages extends Construct {
  /** The topic names a tracker that no account has added. */
  readonly fromUnknownTrackers: MetricFilter
  /** The client is not the tracker that the topic names. */
  readonly fromWrongClients: MetricFilter

  constructor(scope: Construct, id: string, { ingest }: { ingest: LambdaFunction }) {
    super(scope, id)
    // matches terms, not JSON fields: Lambda embeds our log line in one of its own, as a string
    const countOf = (metricName: string, ...terms: string[]) =>
      new MetricFilter(this, metricName, {
        logGroup: ingest.logGroup,
        // two stacks in one account count separately
        metricNamespace: Stack.of(this).stackName,
        metricName,
        filterPattern: FilterPattern.anyTerm(...terms),
      })
    this.fromUnknownTrackers = countOf(
      'MessagesFromUnknownTrackers',
      'telemetry-tracker-unknown',
      'answer-tracker-unknown',
    )
    this.fromWrongClients = countOf(
      'MessagesFromWrongClients',
      'telemetry-client-mismatch',
      'answer-client-mismatch',
    )
  }
}

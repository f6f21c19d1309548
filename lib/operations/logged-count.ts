import { Stack } from 'aws-cdk-lib'
import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

type LoggedCountProps = {
  metricName: string
  /** The message of the counted lines. */
  message: string
  /** The functions that log it, by the ids of their filters. */
  functions: Readonly<Record<string, LambdaFunction>>
}

/** Counts the lines with a message in the logs of some functions. */
export class LoggedCount extends Construct {
  private readonly counted: { metricNamespace: string; metricName: string }

  constructor(scope: Construct, id: string, { metricName, message, functions }: LoggedCountProps) {
    super(scope, id)
    // two stacks in one account count separately
    this.counted = { metricNamespace: Stack.of(this).stackName, metricName }
    for (const [name, { logGroup }] of Object.entries(functions))
      new MetricFilter(this, name, {
        logGroup,
        ...this.counted,
        filterPattern: FilterPattern.literal(`"${message}"`),
      })
  }

  metric(options: MetricOptions): Metric {
    const { metricNamespace, metricName } = this.counted
    return new Metric({ namespace: metricNamespace, metricName, ...options })
  }
}

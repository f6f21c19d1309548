import { Stack } from 'aws-cdk-lib'
import type { Metric, MetricOptions } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

/** What functions log about payments that only a person can put right (`functions/common/purchases/needs-operator.ts`). */
const LOGGED = 'payment-needs-operator'
const METRIC_NAME = 'PaymentsToCheck'

type PaymentFunctions = Record<'Api' | 'Tick', LambdaFunction>

/** Counts payments that need an operator, from the logs of the functions that follow them. */
export class PaymentsToCheck extends Construct {
  readonly metric: (options: MetricOptions) => Metric

  constructor(scope: Construct, id: string, functions: PaymentFunctions) {
    super(scope, id)
    const countIn = (name: keyof PaymentFunctions) =>
      new MetricFilter(this, name, {
        logGroup: functions[name].logGroup,
        // two stacks in one account count separately
        metricNamespace: Stack.of(this).stackName,
        metricName: METRIC_NAME,
        filterPattern: FilterPattern.literal(`"${LOGGED}"`),
      })
    const inTick = countIn('Tick')
    countIn('Api')
    this.metric = (options) => inTick.metric(options)
  }
}

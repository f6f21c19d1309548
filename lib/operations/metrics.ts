import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { AccountQueue } from '../account-queue.ts'
import type { HttpApi } from '../api/http-api.ts'
import type { DueWork } from '../due-work.ts'
import type { ConnectionAuthorizer } from '../mqtt/connection-authorizer.ts'
import type { Telemetry } from '../mqtt/telemetry.ts'
import type { Notifications } from '../notifications/notifications.ts'
import type { NotifyQueue } from '../notifications/notify-queue.ts'
import type { ReportQueue } from '../report-queue.ts'
import type { Tables } from '../tables.ts'
import type { LoggedCount } from './logged-count.ts'

export type MeasuredParts = {
  telemetry: Telemetry
  notifyQueue: NotifyQueue
  dueWork: DueWork
  notifications: Notifications
  accountQueue: AccountQueue
  reportQueue: ReportQueue
  authorizer: ConnectionAuthorizer
  api: HttpApi
  tables: Tables
  paymentsToCheck: LoggedCount
  unconfirmedLimits: LoggedCount
}
export type Metrics = ReturnType<typeof metricsOf>

const PERIOD = Duration.minutes(5)

/** The stack's metrics. AWS records all for free but the dropped messages and what is counted in logs; an alarm on a metric costs. */
export function metricsOf({
  telemetry,
  notifyQueue,
  notifications,
  dueWork,
  accountQueue,
  reportQueue,
  authorizer,
  api,
  tables,
  paymentsToCheck,
  unconfirmedLimits,
}: MeasuredParts) {
  const sum = { statistic: Stats.SUM, period: PERIOD }
  const { ingest, deadLetters, dropped } = telemetry
  const { authorize } = authorizer
  const { trails } = tables
  return {
    deadLetters: deadLetters.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: PERIOD,
      label: 'Waiting',
    }),
    notifyDeadLetters: notifyQueue.deadLetters.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: PERIOD,
      label: 'Notifications',
    }),
    dueDeadLetters: dueWork.deadLetters.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: PERIOD,
      label: 'Due work',
    }),
    dueWorkAgeS: oldestOf(
      'Oldest due work',
      Object.values(dueWork.queues).map((queue) =>
        queue.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM, period: PERIOD }),
      ),
    ),
    accountDeadLetters: accountQueue.deadLetters.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: PERIOD,
      label: 'Accounts',
    }),
    reportDeadLetters: reportQueue.deadLetters.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: PERIOD,
      label: 'Reports',
    }),
    tickErrors: dueWork.tick.metricErrors(sum),
    notifyErrors: notifications.notify.metricErrors(sum),
    paymentsToCheck: paymentsToCheck.metric(sum),
    unconfirmedLimits: unconfirmedLimits.metric(sum),
    droppedUnknownTracker: dropped.fromUnknownTrackers.metric({ ...sum, label: 'Unknown tracker' }),
    droppedWrongClient: dropped.fromWrongClients.metric({ ...sum, label: 'Wrong client' }),
    telemetryInvocations: ingest.metricInvocations(sum),
    telemetryErrors: ingest.metricErrors(sum),
    telemetryThrottled: ingest.metricThrottles(sum),
    telemetryMs: ingest.metricDuration({ statistic: Stats.p(95), period: PERIOD, label: 'p95' }),
    telemetryAgeMs: ingest.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: PERIOD, label: 'Age' }),
    authorizerErrors: sumOf('Failed or throttled', [
      authorize.metricErrors(sum),
      authorize.metricThrottles(sum),
    ]),
    connectionsRefused: sumOf('Refused', [iot('Connection.AuthNError'), iot('Connect.AuthError')]),
    connectionsMade: iot('Connect.Success'),
    /** A query over all rules of the account, because AWS records this metric by rule and action type. */
    messagesLost: new MathExpression({
      expression: 'SELECT SUM(ErrorActionFailure) FROM "AWS/IoT"',
      period: PERIOD,
      label: 'Lost',
    }),
    apiRequests: api.gateway.metricCount(sum),
    apiErrors: api.gateway.metricServerError(sum),
    apiClientErrors: api.gateway.metricClientError(sum),
    apiMs: api.gateway.metricLatency({ statistic: Stats.p(95), period: PERIOD, label: 'p95' }),
    apiMedianMs: api.gateway.metricLatency({ statistic: Stats.p(50), period: PERIOD, label: 'median' }),
    /** Only of the table that every message writes to. Throttling of the others shows up as API errors. */
    trailsThrottled: sumOf('Throttled or failed', [
      trails.metric('ReadThrottleEvents', sum),
      trails.metric('WriteThrottleEvents', sum),
      trails.metric('SystemErrors', {
        ...sum,
        dimensionsMap: { TableName: trails.tableName, Operation: 'UpdateItem' },
      }),
    ]),
    emailBounceRate: reputation('Reputation.BounceRate'),
    emailComplaintRate: reputation('Reputation.ComplaintRate'),
    trailsWriteUnits: trails.metric('ConsumedWriteCapacityUnits', sum),
  }
}

/** A share of the emails, of the whole AWS account. SES measures it about once an hour. */
const reputation = (metricName: string) =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period: Duration.hours(1) })

const iot = (metricName: string) =>
  new Metric({
    namespace: 'AWS/IoT',
    metricName,
    dimensionsMap: { Protocol: 'MQTT' },
    statistic: Stats.SUM,
    period: PERIOD,
  })

/** Missing data counts as 0. */
const sumOf = (label: string, metrics: IMetric[]) =>
  combined(label, metrics, (names) => names.map((name) => `FILL(${name}, 0)`).join(' + '))

/** The largest, of the queue that is furthest behind. */
const oldestOf = (label: string, metrics: IMetric[]) =>
  combined(label, metrics, (names) => `MAX([${names.join(', ')}])`)

function combined(
  label: string,
  metrics: IMetric[],
  expressionOf: (names: string[]) => string,
): MathExpression {
  const named = metrics.map((metric, index) => [`m${index}`, metric] as const)
  return new MathExpression({
    expression: expressionOf(named.map(([name]) => name)),
    usingMetrics: Object.fromEntries(named),
    period: PERIOD,
    label,
  })
}

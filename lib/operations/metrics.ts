import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { HttpApi } from '../api/http-api.ts'
import type { ConnectionAuthorizer } from '../mqtt/connection-authorizer.ts'
import type { Telemetry } from '../mqtt/telemetry.ts'
import type { Tables } from '../tables.ts'

export type MeasuredParts = {
  telemetry: Telemetry
  authorizer: ConnectionAuthorizer
  api: HttpApi
  tables: Tables
}
export type Metrics = ReturnType<typeof metricsOf>

const PERIOD = Duration.minutes(5)

/** What is measured of the stack: but for what is dropped, by AWS itself and for nothing; an alarm on it costs. */
export function metricsOf({ telemetry, authorizer, api, tables }: MeasuredParts) {
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
    droppedOfNobody: dropped.ofNobody.metric({ ...sum, label: 'Of a tracker that nobody has' }),
    droppedOfAnother: dropped.ofAnother.metric({ ...sum, label: 'From another client' }),
    telemetryCalls: ingest.metricInvocations(sum),
    telemetryFailed: ingest.metricErrors(sum),
    telemetryThrottled: ingest.metricThrottles(sum),
    telemetryMs: ingest.metricDuration({ statistic: Stats.p(95), period: PERIOD, label: 'p95' }),
    telemetryAgeMs: ingest.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: PERIOD, label: 'Age' }),
    authorizerFailed: sumOf('Failed or throttled', [
      authorize.metricErrors(sum),
      authorize.metricThrottles(sum),
    ]),
    connectionsRefused: sumOf('Refused', [iot('Connection.AuthNError'), iot('Connect.AuthError')]),
    connectionsMade: iot('Connect.Success'),
    /** A query, because AWS says this measure by rule and action, and any rule of the account counts here. */
    lostByRules: new MathExpression({
      expression: 'SELECT SUM(ErrorActionFailure) FROM "AWS/IoT"',
      period: PERIOD,
      label: 'Lost',
    }),
    apiCalls: api.gateway.metricCount(sum),
    apiFailed: api.gateway.metricServerError(sum),
    apiRefused: api.gateway.metricClientError(sum),
    apiMs: api.gateway.metricLatency({ statistic: Stats.p(95), period: PERIOD, label: 'p95' }),
    apiMedianMs: api.gateway.metricLatency({ statistic: Stats.p(50), period: PERIOD, label: 'median' }),
    /** Of the table that every message writes to; what the others refuse is seen in the API's failures. */
    trailsRefused: sumOf('Refused', [
      trails.metric('ReadThrottleEvents', sum),
      trails.metric('WriteThrottleEvents', sum),
      trails.metric('SystemErrors', {
        ...sum,
        dimensionsMap: { TableName: trails.tableName, Operation: 'UpdateItem' },
      }),
    ]),
    trailsWritten: trails.metric('ConsumedWriteCapacityUnits', sum),
  }
}

const iot = (metricName: string) =>
  new Metric({
    namespace: 'AWS/IoT',
    metricName,
    dimensionsMap: { Protocol: 'MQTT' },
    statistic: Stats.SUM,
    period: PERIOD,
  })

/** Nothing measured counts as none. */
function sumOf(label: string, metrics: IMetric[]): MathExpression {
  const named = metrics.map((metric, index) => [`m${index}`, metric] as const)
  return new MathExpression({
    expression: named.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(named),
    period: PERIOD,
    label,
  })
}

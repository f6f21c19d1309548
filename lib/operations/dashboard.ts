import { Duration } from 'aws-cdk-lib'
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { telemetryBuffer } from '../context.ts'
import type { Metrics } from './metrics.ts'

/** A third of CloudWatch's 24 columns. */
const THIRD = 8

/** A dashboard from the trackers to the site. AWS includes three for free. */
export function addDashboard(scope: Construct, metrics: Metrics): void {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: THIRD, leftYAxis: { min: 0 }, rightYAxis: { min: 0 } })
  const age = telemetryBuffer(scope) !== null ? [metrics.telemetryAgeMs] : []
  new Dashboard(scope, 'Dashboard', {
    defaultInterval: Duration.hours(12),
    widgets: [
      [
        graph('Connections', [metrics.connectionsMade, metrics.connectionsRefused]),
        graph(
          'Authorizer errors, dropped messages',
          [metrics.authorizerErrors],
          [metrics.droppedUnknownTracker, metrics.droppedWrongClient],
        ),
        graph(
          'Dead letters',
          [
            metrics.deadLetters,
            metrics.notifyDeadLetters,
            metrics.dueDeadLetters,
            metrics.accountDeadLetters,
            metrics.reportDeadLetters,
          ],
          [metrics.messagesLost],
        ),
      ],
      [
        graph(
          'Telemetry',
          [metrics.telemetryInvocations],
          [metrics.telemetryErrors, metrics.telemetryThrottled],
        ),
        graph('Storing a position, ms', [metrics.telemetryMs], age),
        graph('Oldest due work, s', [metrics.dueWorkAgeS]),
        graph('Trails: write units', [metrics.trailsWriteUnits], [metrics.trailsThrottled]),
      ],
      [
        graph('API requests', [metrics.apiRequests]),
        graph('API errors, 5xx and 4xx', [metrics.apiErrors], [metrics.apiClientErrors]),
        graph('API latency, ms', [metrics.apiMs, metrics.apiMedianMs]),
      ],
    ],
  })
}

import { Duration } from 'aws-cdk-lib'
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { contextValue } from '../context.ts'
import type { Metrics } from './metrics.ts'

const THIRD = 8

/** One page, from the trackers to the site; AWS gives three such pages for nothing. */
export function addDashboard(scope: Construct, measures: Metrics): void {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: THIRD, leftYAxis: { min: 0 }, rightYAxis: { min: 0 } })
  const late = contextValue(scope, 'telemetryBuffer') === 'kinesis' ? [measures.telemetryAgeMs] : []
  new Dashboard(scope, 'Dashboard', {
    defaultInterval: Duration.hours(12),
    widgets: [
      [
        graph('Connections', [measures.connectionsMade, measures.connectionsRefused]),
        graph(
          'Asking who connects, and messages dropped',
          [measures.authorizerFailed],
          [measures.droppedOfNobody, measures.droppedOfAnother],
        ),
        graph('Dead letters', [measures.deadLetters], [measures.lostByRules]),
      ],
      [
        graph(
          'Telemetry',
          [measures.telemetryCalls],
          [measures.telemetryFailed, measures.telemetryThrottled],
        ),
        graph('Storing a position, ms', [measures.telemetryMs], late),
        graph('Trails: units written', [measures.trailsWritten], [measures.trailsRefused]),
      ],
      [
        graph('API calls', [measures.apiCalls]),
        graph('API failures and refusals', [measures.apiFailed], [measures.apiRefused]),
        graph('API, ms', [measures.apiMs, measures.apiMedianMs]),
      ],
    ],
  })
}

import { type CloudWatchClient, paginateListMetrics } from '@aws-sdk/client-cloudwatch'
import {
  type CloudWatchLogsClient,
  DescribeMetricFiltersCommand,
  paginateFilterLogEvents,
} from '@aws-sdk/client-cloudwatch-logs'
import { GetFunctionConfigurationCommand, type LambdaClient } from '@aws-sdk/client-lambda'
import { CheckFailed } from '../checks.ts'

export type Dimensions = Record<string, string>

/** The combinations of dimensions under which AWS has recorded a metric of IoT in the last two weeks. */
export async function iotDimensions(client: CloudWatchClient, metricName: string): Promise<Dimensions[]> {
  const recorded: Dimensions[] = []
  const pages = paginateListMetrics({ client }, { Namespace: 'AWS/IoT', MetricName: metricName })
  for await (const { Metrics = [] } of pages)
    recorded.push(
      ...Metrics.map(({ Dimensions = [] }) =>
        Object.fromEntries(Dimensions.map(({ Name = '', Value = '' }) => [Name, Value])),
      ),
    )
  return recorded
}

type FilterDeps = { lambda: LambdaClient; logs: CloudWatchLogsClient }

/** How many lines of a function's log since a time (epoch milliseconds) match the filter of a metric. */
export async function countMatches(
  { lambda, logs }: FilterDeps,
  functionName: string,
  metricName: string,
  since: number,
): Promise<number> {
  const { LoggingConfig } = await lambda.send(
    new GetFunctionConfigurationCommand({ FunctionName: functionName }),
  )
  const logGroupName = LoggingConfig?.LogGroup
  const { metricFilters = [] } = await logs.send(new DescribeMetricFiltersCommand({ logGroupName }))
  const filter = metricFilters.find(({ metricTransformations = [] }) =>
    metricTransformations.some((one) => one.metricName === metricName),
  )
  if (filter === undefined)
    throw new CheckFailed(`the log group ${logGroupName} has no filter for ${metricName}`)
  let count = 0
  // a page may be empty although later ones are not
  for await (const { events = [] } of paginateFilterLogEvents(
    { client: logs },
    { logGroupName, filterPattern: filter.filterPattern, startTime: since },
  ))
    count += events.length
  return count
}

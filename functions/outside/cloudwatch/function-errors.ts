import { CloudWatchClient, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch'
import type { FunctionErrors } from '../../../shared/operator/today.routes.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../shared/time.ts'

const PERIOD_S = HOUR_MS / SECOND_MS

/** The functions of a stack that have failed in the last 24 hours, and how often; those that failed most first. */
export function stackFunctionErrors(stackName: string, now: () => number) {
  const client = new CloudWatchClient({ retryMode: 'standard' })
  // a search is for words, so it may find another stack's functions too
  const words = stackName.split('-').join(' AND ')
  const prefix = `${stackName}-`
  return async (): Promise<FunctionErrors[]> => {
    const { MetricDataResults = [] } = await client.send(
      new GetMetricDataCommand({
        MetricDataQueries: [
          {
            Id: 'errors',
            Expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="Errors" FunctionName=(${words})', 'Sum', ${PERIOD_S})`,
            Label: `\${PROP('Dim.FunctionName')}`,
          },
        ],
        StartTime: new Date(now() - DAY_MS),
        EndTime: new Date(now()),
      }),
    )
    return MetricDataResults.map(({ Label = '', Values = [] }) => ({
      functionName: Label,
      errors: Values.reduce((sum, value) => sum + value, 0),
    }))
      .filter(({ functionName, errors }) => functionName.startsWith(prefix) && errors > 0)
      .toSorted((a, b) => b.errors - a.errors)
  }
}

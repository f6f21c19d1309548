import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { IoTClient } from '@aws-sdk/client-iot'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { expect, it } from 'vitest'
import { clientConfigFor } from '../../../test/make/local/client-config.ts'
import { authorizerOf } from './authorizer.ts'
import { countMatches } from './metrics.ts'

/** AWS with these answers, by operation or by method and path; any other call is a 404. */
async function anAws(answers: Record<string, (body: string) => object>) {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1]
    const path = request.url?.split('?')[0]
    const answer = answers[operation ?? `${request.method} ${path}`]
    response
      .writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer?.(body) ?? {}))
  })
  return clientConfigFor(server)
}

const domain = (domainName: string, defaultAuthorizerName: string) => ({
  domainName,
  authorizerConfig: { defaultAuthorizerName },
})

it('asks the authorizer of the trackers’ host, not that of another endpoint', async () => {
  const asked: unknown[] = []
  const config = await anAws({
    'GET /domainConfigurations': () => ({
      domainConfigurations: [{ domainConfigurationName: 'live' }, { domainConfigurationName: 'trackers' }],
    }),
    'GET /domainConfigurations/live': () => domain('live.example.com', 'other'),
    'GET /domainConfigurations/trackers': () => domain('trackers.example.com', 'ours'),
    'POST /authorizer/ours/test': (body) => {
      asked.push(JSON.parse(body))
      return { isAuthenticated: true, refreshAfterInSeconds: 300 }
    },
  })
  const client = new IoTClient(config)
  const connecting = { clientId: 'S-1:2', username: 'S-1', password: 'secret' }
  expect(await authorizerOf(client, 'trackers.example.com')(connecting)).toEqual({
    isAuthenticated: true,
    refreshAfterSeconds: 300,
  })
  expect(asked).toEqual([
    { mqttContext: { ...connecting, password: Buffer.from('secret').toString('base64') } },
  ])
  await expect(authorizerOf(client, 'else.example.com')(connecting)).rejects.toThrow('else.example.com')
})

it('counts the lines that match the filter of the metric, on every page', async () => {
  const searched: unknown[] = []
  const config = await anAws({
    'GET /2015-03-31/functions/Ingest/configuration': () => ({ LoggingConfig: { LogGroup: 'logs' } }),
    DescribeMetricFilters: () => ({
      metricFilters: [
        { filterPattern: '?unknown', metricTransformations: [{ metricName: 'Unknown' }] },
        { filterPattern: '?mismatch', metricTransformations: [{ metricName: 'Wrong' }] },
      ],
    }),
    FilterLogEvents: (body) => {
      const { nextToken, ...search } = JSON.parse(body)
      searched.push(search)
      return nextToken === undefined ? { events: [], nextToken: 'more' } : { events: [{ message: 'a' }] }
    },
  })
  const deps = { lambda: new LambdaClient(config), logs: new CloudWatchLogsClient(config) }
  expect(await countMatches(deps, 'Ingest', 'Wrong', 1_000)).toBe(1)
  expect(searched).toEqual(
    Array(2).fill({ logGroupName: 'logs', filterPattern: '?mismatch', startTime: 1_000 }),
  )
  await expect(countMatches(deps, 'Ingest', 'Missing', 1_000)).rejects.toThrow('has no filter for Missing')
})

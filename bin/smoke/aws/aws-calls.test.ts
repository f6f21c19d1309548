import {
  CloudWatchLogsClient,
  DescribeMetricFiltersCommand,
  FilterLogEventsCommand,
} from '@aws-sdk/client-cloudwatch-logs'
import {
  DescribeDomainConfigurationCommand,
  IoTClient,
  ListDomainConfigurationsCommand,
  TestInvokeAuthorizerCommand,
} from '@aws-sdk/client-iot'
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import { authorizerOf } from './authorizer.ts'
import { countMatches } from './metrics.ts'

const domain = (domainName: string, defaultAuthorizerName: string) => ({
  domainName,
  authorizerConfig: { defaultAuthorizerName },
})

it('asks the authorizer of the trackers’ host, not that of another endpoint', async () => {
  const client = new IoTClient()
  const iot = mockClient(client)
  iot.on(ListDomainConfigurationsCommand).resolves({
    domainConfigurations: [{ domainConfigurationName: 'live' }, { domainConfigurationName: 'trackers' }],
  })
  iot
    .on(DescribeDomainConfigurationCommand, { domainConfigurationName: 'live' })
    .resolves(domain('live.example.com', 'other'))
    .on(DescribeDomainConfigurationCommand, { domainConfigurationName: 'trackers' })
    .resolves(domain('trackers.example.com', 'ours'))
  iot.on(TestInvokeAuthorizerCommand).resolves({ isAuthenticated: true, refreshAfterInSeconds: 300 })
  const connecting = { clientId: 'S-1:2', username: 'S-1', password: 'secret' }
  expect(await authorizerOf(client, 'trackers.example.com')(connecting)).toEqual({
    isAuthenticated: true,
    refreshAfterSeconds: 300,
  })
  expect(iot).toHaveReceivedCommandExactlyOnceWith(TestInvokeAuthorizerCommand, {
    authorizerName: 'ours',
    mqttContext: { ...connecting, password: new TextEncoder().encode('secret') },
  })
  await expect(authorizerOf(client, 'else.example.com')(connecting)).rejects.toThrow('else.example.com')
})

it('counts the lines that match the filter of the metric, on every page', async () => {
  const deps = { lambda: new LambdaClient(), logs: new CloudWatchLogsClient() }
  mockClient(deps.lambda)
    .on(GetFunctionConfigurationCommand, { FunctionName: 'Ingest' })
    .resolves({ LoggingConfig: { LogGroup: 'logs' } })
  const logs = mockClient(deps.logs)
  logs.on(DescribeMetricFiltersCommand, { logGroupName: 'logs' }).resolves({
    metricFilters: [
      { filterPattern: '?unknown', metricTransformations: [aMetric('Unknown')] },
      { filterPattern: '?mismatch', metricTransformations: [aMetric('Wrong')] },
    ],
  })
  logs
    .on(FilterLogEventsCommand)
    .resolvesOnce({ events: [], nextToken: 'more' })
    .resolves({ events: [{ message: 'a' }] })
  expect(await countMatches(deps, 'Ingest', 'Wrong', 1_000)).toBe(1)
  expect(logs).toHaveReceivedCommandTimes(FilterLogEventsCommand, 2)
  expect(logs).toHaveReceivedNthCommandWith(FilterLogEventsCommand, 2, {
    logGroupName: 'logs',
    filterPattern: '?mismatch',
    startTime: 1_000,
    nextToken: 'more',
  })
  await expect(countMatches(deps, 'Ingest', 'Missing', 1_000)).rejects.toThrow('has no filter for Missing')
})

const aMetric = (metricName: string) => ({ metricName, metricNamespace: 'Vectra', metricValue: '1' })

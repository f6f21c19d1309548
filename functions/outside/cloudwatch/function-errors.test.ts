import { CloudWatchClient, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, expect, it } from 'vitest'
import { stackFunctionErrors } from './function-errors.ts'

const NOW = Date.parse('2026-11-28T10:00Z')
const cloudWatch = mockClient(CloudWatchClient)

afterEach(() => cloudWatch.reset())

it('T106 adds up the errors of each function in the last 24 hours, the most first', async () => {
  cloudWatch.on(GetMetricDataCommand).resolves({
    MetricDataResults: [
      { Id: 'errors', Label: 'Vectra-Tick', Values: [1, 2] },
      { Id: 'errors', Label: 'Vectra-Notify', Values: [] },
      { Id: 'errors', Label: 'Vectra-Operator', Values: [0] },
      { Id: 'errors', Label: 'Another-Vectra-Tick', Values: [9] },
      { Id: 'errors', Label: 'Vectra-Telemetry', Values: [4] },
    ],
  })
  expect(await stackFunctionErrors('Vectra', () => NOW)()).toEqual([
    { functionName: 'Vectra-Telemetry', errors: 4 },
    { functionName: 'Vectra-Tick', errors: 3 },
  ])
  const [call] = cloudWatch.commandCalls(GetMetricDataCommand)
  expect(call?.args[0].input).toMatchObject({
    StartTime: new Date('2026-11-27T10:00Z'),
    EndTime: new Date(NOW),
    MetricDataQueries: [{ Expression: expect.stringContaining('FunctionName=(Vectra)') }],
  })
})

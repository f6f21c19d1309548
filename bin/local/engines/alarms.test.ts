import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../../shared/time.ts'
import type { StackAlarm, StackMetric } from '../stack/read-alarms.ts'
import { createAlarms } from './alarms.ts'
import { createQueues } from './queues.ts'

const PERIOD_S = 300
const metric = (namespace: string, name: string, subject: string): StackMetric => ({
  namespace,
  name,
  subject,
  periodS: PERIOD_S,
})
const visible = (queue: string) => metric('AWS/SQS', 'ApproximateNumberOfMessagesVisible', queue)
const age = (queue: string) => metric('AWS/SQS', 'ApproximateAgeOfOldestMessage', queue)

const alarm = (name: string, threshold: number, ...metrics: StackMetric[]): StackAlarm => ({
  name: `Vectra-Alarms${name}`,
  description: name,
  threshold,
  measures: { combine: 'max', metrics },
})
const ALARMS: StackAlarm[] = [
  alarm('Letters', 0, visible('Letters')),
  alarm('Late', 60, age('Work'), age('Letters')),
  alarm('Errors', 2, metric('AWS/Lambda', 'Errors', 'Notify')),
  alarm('Api', 0, metric('AWS/ApiGateway', '5xx', 'Api')),
  { ...alarm('Lost', 0), measures: null },
  { ...alarm('Other', 0, visible('Work')), name: 'Other' },
]

let now: number
let queues: ReturnType<typeof createQueues>
let alarms: ReturnType<typeof createAlarms>

beforeEach(() => {
  now = Date.parse('2026-11-28T10:00Z')
  const declared = ['Letters', 'Work'].map((name) => ({ name, visibilityTimeoutS: 30, redrive: null }))
  queues = createQueues(declared, mkdtempSync(join(tmpdir(), 'vectra-alarms-')), () => now)
  alarms = createAlarms({ alarms: ALARMS, queues, now: () => now })
})

function states(): Record<string, string> {
  const input = { AlarmNamePrefix: 'Vectra-Alarms', MaxRecords: 100 }
  const reply = Object(alarms.call('GraniteServiceVersion20100801.DescribeAlarms', input))
  return Object.fromEntries(
    reply.MetricAlarms.map((one: Record<string, string>) => [one.AlarmDescription, one.StateValue]),
  )
}

describe('the alarms of a local run', () => {
  it('are fine, or without data where nothing is measured', () => {
    expect(states()).toEqual({
      Letters: 'OK',
      Late: 'OK',
      Errors: 'OK',
      Api: 'INSUFFICIENT_DATA',
      Lost: 'INSUFFICIENT_DATA',
    })
  })

  it('are raised above their threshold, and not at it', () => {
    queues.get('Letters').send('a letter')
    queues.get('Work').send('some work')
    now += 60_000
    expect(states()).toMatchObject({ Letters: 'ALARM', Late: 'OK' })
    now += 1_000
    expect(states()).toMatchObject({ Late: 'ALARM' })
    for (const name of ['Notify', 'Notify', 'Other']) alarms.noteFailure(name)
    expect(states()).toMatchObject({ Errors: 'OK' })
    alarms.noteFailure('Notify')
    expect(states()).toMatchObject({ Errors: 'ALARM' })
    now += 5 * MINUTE_MS
    expect(states()).toMatchObject({ Errors: 'OK' })
  })

  it('come with the errors of each function since a time', () => {
    alarms.noteFailure('Tick')
    const errors = (since: number) =>
      Object(
        alarms.call('GraniteServiceVersion20100801.GetMetricData', { StartTime: since / 1_000 }),
      ).MetricDataResults.filter(({ Label }: { Label: string }) => Label === 'Vectra-Tick')
    expect(errors(now - 1_000)).toEqual([{ Id: 'errors', Label: 'Vectra-Tick', Values: [1] }])
    expect(errors(now)).toMatchObject([{ Values: [0] }])
  })

  it('say since when they are in their state', () => {
    const since = () =>
      Object(
        alarms.call('GraniteServiceVersion20100801.DescribeAlarms', {
          AlarmNamePrefix: 'Vectra-AlarmsLetters',
          MaxRecords: 1,
        }),
      ).MetricAlarms[0].StateTransitionedTimestamp
    const started = since()
    now += MINUTE_MS
    expect(since()).toBe(started)
    const id = queues.get('Letters').send('a letter')
    expect(since()).toBe(now / 1_000)
    queues.get('Letters').delete(id)
    now += MINUTE_MS
    expect(since()).toBe(now / 1_000)
  })

  it('are all that the local run supports of CloudWatch', () => {
    expect(alarms.call('GraniteServiceVersion20100801.PutMetricData', {})).toBeNull()
  })
})

import * as z from 'zod'
import { SECOND_MS } from '../../../shared/time.ts'
import type { StackAlarm, StackMetric } from '../stack/read-alarms.ts'
import type { Queues } from './queues.ts'

type AlarmDeps = {
  alarms: readonly StackAlarm[]
  queues: Queues
  now: () => number
}
type StateValue = 'ALARM' | 'OK' | 'INSUFFICIENT_DATA'

const DescribeAlarms = z.object({ AlarmNamePrefix: z.string(), MaxRecords: z.number().int().max(100) })
/** `StartTime` in epoch seconds. */
const GetMetricData = z.object({ StartTime: z.number() })
export type Alarms = ReturnType<typeof createAlarms>

/**
 * CloudWatch's alarms on this machine, judged when somebody asks, and the errors of functions. It measures queues and those
 * errors; an alarm for anything else has no data.
 */
export function createAlarms({ alarms, queues, now }: AlarmDeps) {
  const failures = new Map<string, number[]>()
  const states = new Map<string, { value: StateValue; since: number }>()

  const MEASURED: Record<string, (metric: StackMetric) => number> = {
    'AWS/SQS ApproximateNumberOfMessagesVisible': ({ subject }) => queues.get(subject ?? '').waiting().length,
    'AWS/SQS ApproximateAgeOfOldestMessage': ({ subject }) =>
      queues
        .get(subject ?? '')
        .waiting()
        .reduce((oldest, { sentAt }) => Math.max(oldest, (now() - sentAt) / SECOND_MS), 0),
    'AWS/Lambda Errors': ({ subject, periodS }) =>
      (failures.get(subject ?? '') ?? []).filter((at) => at > now() - periodS * SECOND_MS).length,
    // a function here has as many instances as it needs
    'AWS/Lambda Throttles': () => 0,
  }

  function measure({ measures }: StackAlarm): number | null {
    if (measures === null) return null
    const values = measures.metrics.map((metric) => MEASURED[`${metric.namespace} ${metric.name}`]?.(metric))
    if (!values.every((value) => value !== undefined)) return null
    return measures.combine === 'max' ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0)
  }

  function stateOf(alarm: StackAlarm): { value: StateValue; since: number } {
    const measured = measure(alarm)
    const value: StateValue =
      measured === null ? 'INSUFFICIENT_DATA' : measured > alarm.threshold ? 'ALARM' : 'OK'
    const before = states.get(alarm.name)
    if (before?.value === value) return before
    const state = { value, since: now() }
    states.set(alarm.name, state)
    return state
  }

  /** The only metric that is asked for, each function's as one value. */
  const errorsSince = ({ StartTime }: z.infer<typeof GetMetricData>) => ({
    MetricDataResults: [...failures].map(([functionId, times]) => ({
      Id: 'errors',
      Label: `Vectra-${functionId}`,
      Values: [times.filter((at) => at / SECOND_MS > StartTime).length],
    })),
  })

  return {
    noteFailure(functionId: string): void {
      failures.set(functionId, [...(failures.get(functionId) ?? []).slice(-FAILURES_KEPT), now()])
    },

    /** The reply to a call of CloudWatch; `null` for one that is not supported. */
    call(target: string, input: unknown): object | null {
      if (target === 'GraniteServiceVersion20100801.GetMetricData')
        return errorsSince(GetMetricData.parse(input))
      if (target !== 'GraniteServiceVersion20100801.DescribeAlarms') return null
      const { AlarmNamePrefix } = DescribeAlarms.parse(input)
      return {
        MetricAlarms: alarms
          .filter(({ name }) => name.startsWith(AlarmNamePrefix))
          .map((alarm) => {
            const { value, since } = stateOf(alarm)
            return {
              AlarmName: alarm.name,
              AlarmDescription: alarm.description,
              StateValue: value,
              StateTransitionedTimestamp: since / SECOND_MS,
            }
          }),
      }
    },
  }
}

/** Far above the threshold of any alarm. */
const FAILURES_KEPT = 1_000

import * as z from 'zod'
import { type Names, resolve } from './resolve.ts'
import { resourcesOfType, type Template } from './template.ts'

const MetricOf = z.object({
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
})
const Query = z.object({
  Id: z.string(),
  Expression: z.string().optional(),
  MetricStat: z.object({ Metric: MetricOf, Period: z.number() }).optional(),
})
const Alarm = z.object({
  AlarmDescription: z.string(),
  Threshold: z.number(),
  ComparisonOperator: z.literal('GreaterThanThreshold'),
  TreatMissingData: z.literal('notBreaching'),
  Period: z.number().optional(),
  Metrics: z.array(Query).optional(),
  ...MetricOf.partial().shape,
})

/** `subject` is the queue, function or table that is measured; `null` for a metric of the whole stack. */
export type StackMetric = { namespace: string; name: string; subject: string | null; periodS: number }
export type StackAlarm = {
  name: string
  description: string
  /** The alarm is raised above it. */
  threshold: number
  /** What it measures: one metric, or the largest or the sum of several. `null`: an expression of CloudWatch's own. */
  measures: { combine: 'max' | 'sum'; metrics: StackMetric[] } | null
}

/** The alarms of the stack. */
export const readAlarms = (template: Template, names: Names): StackAlarm[] =>
  resourcesOfType(template, 'AWS::CloudWatch::Alarm').map(([logicalId, resource]) => {
    const alarm = Alarm.parse(resolve(resource.Properties, names))
    return {
      name: `Vectra-${logicalId}`,
      description: alarm.AlarmDescription,
      threshold: alarm.Threshold,
      measures: measuresOf(alarm),
    }
  })

function measuresOf({ Metrics, Period, ...alarm }: z.infer<typeof Alarm>): StackAlarm['measures'] {
  if (Metrics === undefined)
    return { combine: 'sum', metrics: [stackMetric(MetricOf.parse(alarm), Period ?? 0)] }
  const expression = Metrics.find(({ Expression }) => Expression !== undefined)?.Expression ?? ''
  if (expression.startsWith('SELECT')) return null
  const metrics = Metrics.flatMap(({ MetricStat }) =>
    MetricStat === undefined ? [] : [stackMetric(MetricStat.Metric, MetricStat.Period)],
  )
  return { combine: expression.startsWith('MAX') ? 'max' : 'sum', metrics }
}

const stackMetric = (
  { Namespace, MetricName, Dimensions }: z.infer<typeof MetricOf>,
  periodS: number,
): StackMetric => ({
  namespace: Namespace,
  name: MetricName,
  subject: Dimensions[0]?.Value.replace(/\.QueueName$/, '') ?? null,
  periodS,
})

import * as z from 'zod'
import { functionIdOf } from './local-names.ts'
import { type Names, resolve } from './resolve.ts'
import { resourcesOfType, type Template } from './template.ts'

export type StackQueue = {
  name: string
  visibilityTimeoutS: number
  /** Where messages go that were received `maxReceiveCount` times. */
  redrive: { deadLetterQueue: string; maxReceiveCount: number } | null
}
/** A function that Lambda invokes with batches of a queue. */
export type StackEventSource = { queue: string; functionId: string; batchSize: number }
/** A function that EventBridge invokes every `everyMinutes`. */
export type StackSchedule = { name: string; functionId: string; everyMinutes: number }

/** SQS's default for `VisibilityTimeout`. */
const VISIBILITY_TIMEOUT_S = 30
/** Lambda's default for `BatchSize`. */
const BATCH_SIZE = 10

const Queue = z.object({
  VisibilityTimeout: z.number().default(VISIBILITY_TIMEOUT_S),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
})

const EventSource = z.object({
  EventSourceArn: z.string().regex(/^arn:aws:sqs:/, 'only queues are supported'),
  FunctionName: z.string(),
  BatchSize: z.number().default(BATCH_SIZE),
  FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
})

const Schedule = z.object({
  ScheduleExpression: z.string().regex(/^rate\(\d+ minutes?\)$/),
  State: z.literal('ENABLED'),
  Targets: z.tuple([z.object({ Arn: z.string(), Input: z.never().optional() })]),
})

/** Where EventBridge passes on what SES reports of these kinds. */
export type StackFeedback = { queue: string; detailTypes: readonly string[] }

const Rule = z.object({ EventPattern: z.unknown().optional() })
const Feedback = z.object({
  EventPattern: z.object({ source: z.tuple([z.literal('aws.ses')]), 'detail-type': z.array(z.string()) }),
  State: z.literal('ENABLED'),
  Targets: z.tuple([z.object({ Arn: z.string(), Input: z.never().optional() })]),
})

/** The rules of EventBridge that wait for events, or those that run on a schedule. */
const rulesOf = (template: Template, names: Names, kind: 'events' | 'schedule') =>
  resourcesOfType(template, 'AWS::Events::Rule')
    .map(([name, resource]) => [name, resolve(resource.Properties, names)] as const)
    .filter(([, properties]) => (Rule.parse(properties).EventPattern === undefined) === (kind === 'schedule'))

const queueNameOf = (arn: string) => arn.split(':').at(-1) ?? ''

export const readQueues = (template: Template, names: Names): StackQueue[] =>
  resourcesOfType(template, 'AWS::SQS::Queue').map(([name, resource]) => {
    const { VisibilityTimeout, RedrivePolicy } = Queue.parse(resolve(resource.Properties, names))
    return {
      name,
      visibilityTimeoutS: VisibilityTimeout,
      redrive: RedrivePolicy
        ? {
            deadLetterQueue: queueNameOf(RedrivePolicy.deadLetterTargetArn),
            maxReceiveCount: RedrivePolicy.maxReceiveCount,
          }
        : null,
    }
  })

export const readEventSources = (template: Template, names: Names): StackEventSource[] =>
  resourcesOfType(template, 'AWS::Lambda::EventSourceMapping').map(([, resource]) => {
    const { EventSourceArn, FunctionName, BatchSize } = EventSource.parse(resolve(resource.Properties, names))
    return { queue: queueNameOf(EventSourceArn), functionId: FunctionName, batchSize: BatchSize }
  })

export const readSchedules = (template: Template, names: Names): StackSchedule[] =>
  rulesOf(template, names, 'schedule').map(([name, properties]) => {
    const { ScheduleExpression, Targets } = Schedule.parse(properties)
    return {
      name,
      functionId: functionIdOf(Targets[0].Arn, names),
      everyMinutes: Number.parseInt(ScheduleExpression.slice('rate('.length), 10),
    }
  })

export const readFeedback = (template: Template, names: Names): StackFeedback[] =>
  rulesOf(template, names, 'events').map(([, properties]) => {
    const { EventPattern, Targets } = Feedback.parse(properties)
    return { queue: queueNameOf(Targets[0].Arn), detailTypes: EventPattern['detail-type'] }
  })

import * as z from 'zod'
import { SECOND_MS } from '../../../shared/time.ts'
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
export type StackStream = { name: string; shardCount: number }
/** A function that Lambda invokes with batches of each shard of a stream. */
export type StackStreamSource = {
  stream: string
  functionId: string
  batchSize: number
  windowMs: number
  retriesMax: number
}
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

/** A new stream with on-demand capacity has four. */
const Stream = z.object({ ShardCount: z.number().default(4) })

const EventSource = z.object({
  EventSourceArn: z.string().regex(/^arn:aws:(sqs|kinesis):/, 'only queues and streams are supported'),
  FunctionName: z.string(),
  BatchSize: z.number().default(BATCH_SIZE),
  FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
})
const StreamSource = EventSource.extend({
  MaximumBatchingWindowInSeconds: z.number(),
  MaximumRetryAttempts: z.number(),
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
const streamNameOf = (arn: string) => arn.split('/').at(-1) ?? ''

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

export const readStreams = (template: Template, names: Names): StackStream[] =>
  resourcesOfType(template, 'AWS::Kinesis::Stream').map(([name, resource]) => {
    const { ShardCount } = Stream.parse(resolve(resource.Properties, names))
    return { name, shardCount: ShardCount }
  })

const sourcesOf = (template: Template, names: Names, service: 'sqs' | 'kinesis') =>
  resourcesOfType(template, 'AWS::Lambda::EventSourceMapping')
    .map(([, resource]) => resolve(resource.Properties, names))
    .filter((properties) => EventSource.parse(properties).EventSourceArn.startsWith(`arn:aws:${service}:`))

export const readEventSources = (template: Template, names: Names): StackEventSource[] =>
  sourcesOf(template, names, 'sqs').map((properties) => {
    const { EventSourceArn, FunctionName, BatchSize } = EventSource.parse(properties)
    return { queue: queueNameOf(EventSourceArn), functionId: FunctionName, batchSize: BatchSize }
  })

export const readStreamSources = (template: Template, names: Names): StackStreamSource[] =>
  sourcesOf(template, names, 'kinesis').map((properties) => {
    const source = StreamSource.parse(properties)
    return {
      stream: streamNameOf(source.EventSourceArn),
      functionId: source.FunctionName,
      batchSize: source.BatchSize,
      windowMs: source.MaximumBatchingWindowInSeconds * SECOND_MS,
      retriesMax: source.MaximumRetryAttempts,
    }
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

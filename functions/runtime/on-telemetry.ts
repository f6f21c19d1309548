import middy from '@middy/core'
import * as z from 'zod'
import { log, reasonOf } from './log.ts'
import { parsedJson } from './parse-json.ts'

/** What the IoT rules of `lib/mqtt/telemetry.ts` select. */
export const RuleEvent = z.object({
  body: z.string(),
  topic: z.string(),
  client: z.string(),
  receivedAt: z.number(),
})
export type RuleEvent = z.infer<typeof RuleEvent>

/** What a stream gives: many of them, each as base64 of its JSON. */
const StreamEvent = z.object({
  Records: z.array(z.object({ kinesis: z.object({ sequenceNumber: z.string(), data: z.base64() }) })),
})
type StreamRecord = z.infer<typeof StreamEvent>['Records'][number]['kinesis']

export type TelemetryMessage = { bytes: Uint8Array; topic: string; clientId: string; receivedAt: number }

/** Names what is to be tried again; the rest of the batch is stored. */
type Failures = { batchItemFailures: { itemIdentifier: string }[] }

export type Ingest = {
  one: (message: TelemetryMessage) => Promise<void>
  /** Answers what became of each, in their order. */
  many: (messages: readonly TelemetryMessage[]) => Promise<PromiseSettledResult<void>[]>
}

/**
 * The Lambda handler behind the IoT rules, or behind the stream that they write to. A message that could not be
 * stored is tried again, and ends as a dead letter: a throw says so for one, its number for one of many.
 */
export function onTelemetry(ingest: Ingest) {
  return middy<unknown, Failures | undefined>()
    .use({ onError: ({ error }) => log('error', 'telemetry-failed', { reason: reasonOf(error) }) })
    .handler(async (event) => {
      const stream = StreamEvent.safeParse(event)
      if (stream.success)
        return ingestRecords(
          stream.data.Records.map(({ kinesis }) => kinesis),
          ingest,
        )
      await ingest.one(messageOf(RuleEvent.parse(event)))
    })
}

async function ingestRecords(records: readonly StreamRecord[], { many }: Ingest): Promise<Failures> {
  const readable = records.flatMap((record) => {
    const message = messageIn(record)
    return message === null ? [] : [{ message, sequenceNumber: record.sequenceNumber }]
  })
  const outcomes = await many(readable.map(({ message }) => message))
  const batchItemFailures = outcomes.flatMap((outcome, index) => {
    const record = readable[index]
    if (outcome.status === 'fulfilled' || record === undefined) return []
    log('error', 'telemetry-failed', { reason: reasonOf(outcome.reason) })
    return [{ itemIdentifier: record.sequenceNumber }]
  })
  return { batchItemFailures }
}

/** What no rule of ours has written: no trial would make it one, and the stream must go on behind it. */
function messageIn({ sequenceNumber, data }: StreamRecord): TelemetryMessage | null {
  const event = RuleEvent.safeParse(parsedJson(Buffer.from(data, 'base64').toString()))
  if (event.success) return messageOf(event.data)
  log('error', 'telemetry-record-unknown', { sequenceNumber })
  return null
}

const messageOf = ({ body, topic, client, receivedAt }: RuleEvent): TelemetryMessage => ({
  bytes: Buffer.from(body, 'base64'),
  topic,
  clientId: client,
  receivedAt,
})

import middy from '@middy/core'
import * as z from 'zod'
import { parseJson } from '../../shared/json.ts'
import { log, reasonOf } from './log.ts'

/** The message that the IoT rules in `lib/mqtt/telemetry.ts` select. */
export const RuleEvent = z.object({
  body: z.string(),
  topic: z.string(),
  client: z.string(),
  receivedAt: z.number(),
})
export type RuleEvent = z.infer<typeof RuleEvent>

/** A batch from the Kinesis stream; each record is a rule event as base64 of its JSON. */
const StreamEvent = z.object({
  Records: z.array(z.object({ kinesis: z.object({ sequenceNumber: z.string(), data: z.base64() }) })),
})
type StreamRecord = z.infer<typeof StreamEvent>['Records'][number]['kinesis']

export type TelemetryMessage = { bytes: Uint8Array; topic: string; clientId: string; receivedAt: number }

/** The messages that could not be stored, with the reason of each. */
export type Failures = ReadonlyMap<TelemetryMessage, unknown>
/** The records that Lambda retries; the rest of the batch is stored. */
type RecordFailures = { batchItemFailures: { itemIdentifier: string }[] }

export type Ingest = {
  one: (message: TelemetryMessage) => Promise<void>
  many: (messages: readonly TelemetryMessage[]) => Promise<Failures>
}

/**
 * The Lambda handler behind the IoT rules, or behind the stream that they write to. A message that could not be
 * stored is retried and ends as a dead letter: a single message throws, a stream record is named in the answer.
 */
export function onTelemetry(ingest: Ingest) {
  return middy<unknown, RecordFailures | undefined>()
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

async function ingestRecords(records: readonly StreamRecord[], { many }: Ingest): Promise<RecordFailures> {
  const readable = records.flatMap((record) => {
    const message = messageIn(record)
    return message === null ? [] : [{ message, sequenceNumber: record.sequenceNumber }]
  })
  const failures = await many(readable.map(({ message }) => message))
  const batchItemFailures = readable.flatMap(({ message, sequenceNumber }) => {
    if (!failures.has(message)) return []
    log('error', 'telemetry-failed', { reason: reasonOf(failures.get(message)) })
    return [{ itemIdentifier: sequenceNumber }]
  })
  return { batchItemFailures }
}

/** `null` for a record that none of our rules wrote: a retry cannot help, and the stream must not stop at it. */
function messageIn({ sequenceNumber, data }: StreamRecord): TelemetryMessage | null {
  const event = RuleEvent.safeParse(parseJson(Buffer.from(data, 'base64').toString()))
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

import * as z from 'zod'
import { RuleEvent } from '../../functions/runtime/on-telemetry.ts'

/** Where in a stream the records of a failed batch are. */
export type RecordRange = {
  streamArn: string
  shardId: string
  /** The sequence numbers of the first and of the last. */
  first: string
  last: string
  count: number
}

/** What a dead letter asks for. */
export type DeadLetter =
  | { kind: 'message'; event: RuleEvent }
  | { kind: 'records'; place: RecordRange }
  | { kind: 'unknown' }

/** A topic rule could not call the function, or write to the stream: its error action. */
const RuleFailure = z.object({
  topic: z.string(),
  clientId: z.string(),
  base64OriginalPayload: z.string(),
})

/** The function failed at a message, three times. */
const CallFailure = z.object({ requestPayload: RuleEvent })

/** It failed at records of the stream. They are not in the letter, only where they are. */
const BatchFailure = z.object({
  KinesisBatchInfo: z.object({
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
    batchSize: z.number().int(),
    streamArn: z.string(),
  }),
})

/**
 * Reads a message of the dead-letter queue. `sentAt` (epoch ms) is when it came there: of what a rule could not hand
 * on, nobody has written down when it was received, and that is nearest to it.
 */
export function readDeadLetter(body: string, sentAt: number): DeadLetter {
  const parsed = parsedJson(body)
  const call = CallFailure.safeParse(parsed)
  if (call.success) return { kind: 'message', event: call.data.requestPayload }
  const rule = RuleFailure.safeParse(parsed)
  if (rule.success) {
    const { topic, clientId, base64OriginalPayload } = rule.data
    return {
      kind: 'message',
      event: { body: base64OriginalPayload, topic, client: clientId, receivedAt: sentAt },
    }
  }
  const batch = BatchFailure.safeParse(parsed)
  if (!batch.success) return { kind: 'unknown' }
  const { streamArn, shardId, startSequenceNumber, endSequenceNumber, batchSize } =
    batch.data.KinesisBatchInfo
  return {
    kind: 'records',
    place: { streamArn, shardId, first: startSequenceNumber, last: endSequenceNumber, count: batchSize },
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import * as z from 'zod'
import { RuleEvent } from '../../functions/runtime/on-telemetry.ts'
import { parseJson } from '../../shared/json.ts'

/** The records of a failed batch, as positions in the stream. */
export type RecordRange = {
  streamArn: string
  shardId: string
  /** Sequence numbers. */
  first: string
  last: string
  count: number
}

/** The message to reprocess. */
export type DeadLetter =
  | { kind: 'message'; event: RuleEvent }
  | { kind: 'records'; range: RecordRange }
  | { kind: 'unknown' }

/** From the error action of a topic rule that could not call the function or write to the stream. */
const RuleFailure = z.object({
  topic: z.string(),
  clientId: z.string(),
  base64OriginalPayload: z.string(),
})

/** From Lambda, when the function failed on a message three times. */
const CallFailure = z.object({ requestPayload: RuleEvent })

/** From Lambda, when the function failed on records of the stream. It has their range, not their content. */
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
 * Reads a message of the dead-letter queue. `sentAt` (epoch ms) is when it reached the queue. The error action of a
 * rule does not contain when the message was received, and this is the closest known time.
 */
export function readDeadLetter(body: string, sentAt: number): DeadLetter {
  const parsed = parseJson(body)
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
    range: { streamArn, shardId, first: startSequenceNumber, last: endSequenceNumber, count: batchSize },
  }
}

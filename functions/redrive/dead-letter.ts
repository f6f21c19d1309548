import * as z from 'zod'
import { parseJson } from '../../shared/json.ts'
import type { RecordRange } from '../outside/read-records.ts'
import { RuleEvent } from '../runtime/on-telemetry.ts'

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

const Reason = z.union([
  z
    .object({ responsePayload: z.object({ errorMessage: z.string() }) })
    .transform(({ responsePayload }) => responsePayload.errorMessage),
  z
    .object({ failures: z.array(z.object({ errorMessage: z.string() })).min(1) })
    .transform(({ failures }) => failures.map(({ errorMessage }) => errorMessage).join('; ')),
  z
    .object({ requestContext: z.object({ condition: z.string() }) })
    .transform(({ requestContext }) => requestContext.condition),
])

/** Why a letter of Lambda or of a topic rule failed, as they say it; `null` for another letter. */
export const failureIn = (body: string): string | null => Reason.safeParse(parseJson(body)).data ?? null

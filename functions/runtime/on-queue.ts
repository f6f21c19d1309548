import middy from '@middy/core'
import * as z from 'zod'
import { log, reasonOf } from './log.ts'

const QueueEvent = z.object({
  Records: z.array(
    z.object({
      messageId: z.string(),
      receiptHandle: z.string(),
      body: z.string(),
      attributes: z.object({ ApproximateReceiveCount: z.coerce.number() }),
    }),
  ),
})

/** How a message arrived: what names this delivery to the queue, and how often it was delivered, this time included. */
export type Delivery = { receiptHandle: string; receiveCount: number }

/** The messages that the queue delivers again; the others are done. */
type Failures = { batchItemFailures: { itemIdentifier: string }[] }

/** The Lambda handler behind a queue. A message whose handling throws stays in the queue and is delivered again. */
export function onQueue(handle: (body: string, delivery: Delivery) => Promise<void>) {
  return middy<unknown, Failures>()
    .use({ onError: ({ error }) => log('error', 'batch-failed', { reason: reasonOf(error) }) })
    .handler(async (event) => {
      const { Records } = QueueEvent.parse(event)
      const outcomes = await Promise.allSettled(
        Records.map(({ body, receiptHandle, attributes }) =>
          handle(body, { receiptHandle, receiveCount: attributes.ApproximateReceiveCount }),
        ),
      )
      const batchItemFailures = outcomes.flatMap((outcome, index) => {
        const record = Records[index]
        if (outcome.status === 'fulfilled' || record === undefined) return []
        log('error', 'message-failed', { reason: reasonOf(outcome.reason) })
        return [{ itemIdentifier: record.messageId }]
      })
      return { batchItemFailures }
    })
}

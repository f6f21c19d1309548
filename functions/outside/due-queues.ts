import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { DueItem } from '../stores/due.ts'

/** Due work on its way to the function that does it, with its key in the table, where it stays until it is done. */
export const DueMessage = DueItem.omit({ dueAt: true })
export type DueMessage = Pick<DueItem, 'minute' | 'dueKey' | 'putId' | 'work'>

/** SQS's limit. */
const BATCH_SIZE = 10
/** The batches that are sent side by side. */
const BATCHES_AT_ONCE = 16

/** The queue of a load of due work. */
export function dueQueue(queueUrl: string) {
  const client = new SQSClient({ retryMode: 'standard', endpoint: new URL(queueUrl).origin })

  async function sendBatch(items: readonly DueItem[]): Promise<void> {
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: queueUrl,
        Entries: items.map(({ minute, dueKey, putId, work }, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify({ minute, dueKey, putId, work } satisfies DueMessage),
        })),
      }),
    )
    const [failed] = Failed
    if (failed) throw new Error(`SQS refused ${Failed.length} of ${items.length} messages: ${failed.Code}`)
  }

  return {
    /** Throws if any could not be sent. Others of them may have been. */
    async send(items: readonly DueItem[]): Promise<void> {
      const step = BATCH_SIZE * BATCHES_AT_ONCE
      for (let from = 0; from < items.length; from += step) {
        const now = items.slice(from, from + step)
        const batches = Array.from({ length: Math.ceil(now.length / BATCH_SIZE) }, (_, batch) =>
          now.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
        )
        await Promise.all(batches.map(sendBatch))
      }
    },
  }
}
export type DueQueue = ReturnType<typeof dueQueue>

import * as z from 'zod'
import { SECOND_MS } from '../../../shared/time.ts'
import type { QueuedMessage } from '../engines/queue.ts'
import { md5, type Queues } from '../engines/queues.ts'
import { localArn } from '../stack/local-arn.ts'
import type { StackEventSource } from '../stack/read-messaging.ts'
import type { Stack } from '../stack/read-stack.ts'

/** Lambda starts with five pollers for a queue. */
const BATCHES_AT_A_TIME = 5
/** How often to look for messages that have become visible again. */
const POLL_MS = SECOND_MS

/** What a function answers that reports which of a batch it could not process. */
export const BatchOutcome = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) })

type ReceivedMessage = QueuedMessage & { receiveCount: number }

type EventSourceDeps = {
  source: StackEventSource
  stack: Pick<Stack, 'queues'>
  queues: Queues
  invoke: (functionId: string, event: unknown) => Promise<unknown>
}

/** Lambda's event source mapping for a queue: invokes the function with batches and deletes what it has processed. */
export function startEventSource({ source, stack, queues, invoke }: EventSourceDeps): () => void {
  const queue = queues.get(source.queue)
  const declared = stack.queues.find(({ name }) => name === source.queue)
  if (!declared) throw new Error(`The template has no queue ${source.queue}`)
  const visibilityTimeoutMs = declared.visibilityTimeoutS * SECOND_MS
  let running = 0
  let isStopped = false

  function poll(): void {
    while (!isStopped && running < BATCHES_AT_A_TIME) {
      const batch = queue.receive(source.batchSize, visibilityTimeoutMs)
      if (batch.length === 0) return
      running++
      deliver(batch)
        .catch(
          (error: unknown) => !isStopped && console.error(`${source.functionId} failed: ${String(error)}`),
        )
        .finally(() => {
          running--
          poll()
        })
    }
  }

  async function deliver(batch: readonly ReceivedMessage[]): Promise<void> {
    const { batchItemFailures } = BatchOutcome.parse(
      await invoke(source.functionId, queueEvent(batch, source.queue)),
    )
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    for (const { messageId } of batch) if (!failed.has(messageId)) queue.delete(messageId)
  }

  queue.onSend(() => queueMicrotask(poll))
  const timer = setInterval(poll, POLL_MS)
  poll()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}

/** The event with which Lambda invokes the function behind a queue. */
export const queueEvent = (batch: readonly ReceivedMessage[], queue: string) => ({
  Records: batch.map(({ messageId, sentAt, body, receiveCount }) => ({
    messageId,
    receiptHandle: messageId,
    body,
    md5OfBody: md5(body),
    attributes: { ApproximateReceiveCount: String(receiveCount), SentTimestamp: String(sentAt) },
    messageAttributes: {},
    eventSource: 'aws:sqs',
    eventSourceARN: localArn('sqs', queue),
    awsRegion: 'us-east-1',
  })),
})

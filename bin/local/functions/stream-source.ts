import { setTimeout as delay } from 'node:timers/promises'
import { SECOND_MS } from '../../../shared/time.ts'
import type { Queue, QueuedMessage } from '../engines/queue.ts'
import type { Stream } from '../engines/stream.ts'
import type { StackStreamSource } from '../stack/read-messaging.ts'
import { deadLetterOf } from './dead-letter.ts'
import { BatchOutcome } from './event-sources.ts'

const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 5_000

type StreamSourceDeps = {
  source: StackStreamSource
  stream: Stream
  invoke: (functionId: string, event: unknown) => Promise<unknown>
  deadLetters: Queue
}

/**
 * Lambda's event source mapping for a stream: invokes the function with batches of each shard in their order. The
 * records from the first failure on are delivered again, and one that fails too often becomes a dead letter.
 */
export function startStreamSource({ source, stream, invoke, deadLetters }: StreamSourceDeps): () => void {
  const stopped = new AbortController()
  for (const shard of stream.shards)
    readShard(shard).catch((error: unknown) => {
      if (!stopped.signal.aborted) console.error(`${source.functionId} stopped reading: ${String(error)}`)
    })
  return () => stopped.abort()

  async function readShard(shard: Queue): Promise<void> {
    let wake = () => {}
    shard.onSend(() => wake())
    stopped.signal.addEventListener('abort', () => wake())
    let failures = 0
    while (!stopped.signal.aborted) {
      const batch = shard.receive(source.batchSize, Number.POSITIVE_INFINITY)
      if (batch.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        await delay(source.windowMs, undefined, { signal: stopped.signal })
        continue
      }
      const { index, reason } = await firstFailure(batch)
      for (const { messageId } of batch.slice(0, index)) shard.delete(messageId)
      const [failed, ...after] = batch.slice(index)
      failures = failed === undefined ? 0 : index > 0 ? 1 : failures + 1
      if (failed === undefined) continue
      for (const { messageId } of [failed, ...after]) shard.changeVisibility(messageId, 0)
      if (failures > source.retriesMax) {
        deadLetters.send(deadLetterOf(source.functionId, JSON.parse(failed.body), reason))
        shard.delete(failed.messageId)
        failures = 0
      } else await delay(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1)))
    }
  }

  /** The index of the first record that was not processed; the length of the batch if all were. */
  async function firstFailure(batch: readonly QueuedMessage[]): Promise<{ index: number; reason: unknown }> {
    try {
      const { batchItemFailures } = BatchOutcome.parse(await invoke(source.functionId, streamEvent(batch)))
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
      const index = batch.findIndex(({ messageId }) => failed.has(messageId))
      return { index: index === -1 ? batch.length : index, reason: 'named among the failures of its batch' }
    } catch (reason) {
      return { index: 0, reason }
    }
  }
}

const streamEvent = (batch: readonly QueuedMessage[]) => ({
  Records: batch.map(({ messageId, body, sentAt }) => ({
    kinesis: {
      sequenceNumber: messageId,
      data: Buffer.from(body).toString('base64'),
      approximateArrivalTimestamp: sentAt / SECOND_MS,
    },
    eventSource: 'aws:kinesis',
    awsRegion: 'us-east-1',
  })),
})

import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StackStream } from '../stack/read-messaging.ts'
import { createQueue, type Queue } from './queue.ts'

/** A stream of Kinesis on this machine. */
export type Stream = {
  /** Returns after the record is on disk. The records of a key are in one shard, in their order. */
  put: (partitionKey: string, data: string) => void
  shards: readonly Queue[]
}

/** The streams of the stack by name, each shard with a file in the folder. */
export function createStreams(declared: readonly StackStream[], folder: string, now = Date.now) {
  mkdirSync(folder, { recursive: true })
  const streams = new Map(declared.map((stream) => [stream.name, createStream(stream, folder, now)]))
  return {
    get(name: string): Stream {
      const stream = streams.get(name)
      if (!stream) throw new Error(`There is no stream ${name}`)
      return stream
    },
  }
}
export type Streams = ReturnType<typeof createStreams>

function createStream({ name, shardCount }: StackStream, folder: string, now: () => number): Stream {
  const shards = Array.from({ length: shardCount }, (_, index) =>
    createQueue(join(folder, `${name}-${index}.jsonl`), now),
  )
  return {
    shards,
    put: (partitionKey, data) =>
      void shards[createHash('md5').update(partitionKey).digest().readUInt32BE() % shardCount]?.send(data),
  }
}

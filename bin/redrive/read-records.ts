import {
  GetRecordsCommand,
  GetShardIteratorCommand,
  type KinesisClient,
  ShardIteratorType,
} from '@aws-sdk/client-kinesis'
import type { RecordRange } from './dead-letter.ts'
import type { StreamRecord } from './redrive.ts'

/** The records of a range that the stream still has. */
export async function readRecords(
  kinesis: KinesisClient,
  { streamArn, shardId, first, last }: RecordRange,
): Promise<StreamRecord[]> {
  const { ShardIterator } = await kinesis.send(
    new GetShardIteratorCommand({
      StreamARN: streamArn,
      ShardId: shardId,
      ShardIteratorType: ShardIteratorType.AT_SEQUENCE_NUMBER,
      StartingSequenceNumber: first,
    }),
  )
  const records: StreamRecord[] = []
  let next = ShardIterator
  while (next !== undefined) {
    const {
      Records = [],
      NextShardIterator,
      MillisBehindLatest,
    } = await kinesis.send(new GetRecordsCommand({ ShardIterator: next, StreamARN: streamArn }))
    for (const { SequenceNumber = '', Data } of Records) {
      if (BigInt(SequenceNumber) > BigInt(last)) return records
      records.push({ sequenceNumber: SequenceNumber, data: Buffer.from(Data ?? []).toString('base64') })
    }
    if (records.at(-1)?.sequenceNumber === last || MillisBehindLatest === 0) return records
    next = NextShardIterator
  }
  return records
}

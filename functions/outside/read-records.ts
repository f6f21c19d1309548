import {
  GetRecordsCommand,
  GetShardIteratorCommand,
  type GetShardIteratorCommandInput,
  type KinesisClient,
  ResourceNotFoundException,
  ShardIteratorType,
} from '@aws-sdk/client-kinesis'

/** Records of a failed batch, as positions in the stream. */
export type RecordRange = {
  streamArn: string
  shardId: string
  /** Sequence numbers. */
  first: string
  last: string
  count: number
}

/** `data` is base64. */
export type StreamRecord = { sequenceNumber: string; data: string }

/** The records of a range that the stream still has. */
export async function readRecords(
  kinesis: KinesisClient,
  { streamArn, shardId, first, last }: RecordRange,
): Promise<StreamRecord[]> {
  const records: StreamRecord[] = []
  let next = await iteratorAt(kinesis, {
    StreamARN: streamArn,
    ShardId: shardId,
    ShardIteratorType: ShardIteratorType.AT_SEQUENCE_NUMBER,
    StartingSequenceNumber: first,
  })
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

/** `undefined` where the stream or its shard is gone. */
async function iteratorAt(kinesis: KinesisClient, position: GetShardIteratorCommandInput) {
  try {
    const { ShardIterator } = await kinesis.send(new GetShardIteratorCommand(position))
    return ShardIterator
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

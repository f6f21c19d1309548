import {
  GetRecordsCommand,
  GetShardIteratorCommand,
  KinesisClient,
  ProvisionedThroughputExceededException,
  ResourceNotFoundException,
} from '@aws-sdk/client-kinesis'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import { readRecords } from './read-records.ts'

const SHARD = { streamArn: 'arn:aws:kinesis:us-east-1:123456789012:stream/Messages', shardId: 'shardId-1' }
const RECORDS_PER_RESPONSE = 2

/** A client of a shard that returns two records per response. */
function aShard(sequenceNumbers: readonly string[]) {
  const client = new KinesisClient()
  const kinesis = mockClient(client)
  kinesis.on(GetShardIteratorCommand).callsFake(({ StartingSequenceNumber }) => ({
    ShardIterator: String(sequenceNumbers.indexOf(StartingSequenceNumber)),
  }))
  kinesis.on(GetRecordsCommand).callsFake(({ ShardIterator }) => {
    const next = Number(ShardIterator) + RECORDS_PER_RESPONSE
    return {
      Records: sequenceNumbers.slice(Number(ShardIterator), next).map((SequenceNumber) => ({
        SequenceNumber,
        Data: Buffer.from(`record ${SequenceNumber}`),
      })),
      NextShardIterator: String(next),
      MillisBehindLatest: next >= sequenceNumbers.length ? 0 : 1_000,
    }
  })
  return { client, kinesis }
}

const readFrom = (client: KinesisClient, first: string, last: string) =>
  readRecords(client, { ...SHARD, first, last, count: 0 })

const read = async (sequenceNumbers: readonly string[], first: string, last: string) =>
  (await readFrom(aShard(sequenceNumbers).client, first, last)).map(({ data }) =>
    Buffer.from(data, 'base64').toString(),
  )

it('reads the records from the first to the last, over several responses', async () => {
  expect(await read(['8', '9', '10', '11', '12'], '9', '11')).toEqual(['record 9', 'record 10', 'record 11'])
})

it('stops at the end of a stream that no longer has the last record', async () => {
  expect(await read(['9', '10'], '9', '12')).toEqual(['record 9', 'record 10'])
})

it('returns no part of a range of which a response is throttled', async () => {
  const { client, kinesis } = aShard(['8', '9', '10', '11', '12'])
  const throttled = new ProvisionedThroughputExceededException({ message: 'Rate exceeded', $metadata: {} })
  kinesis.on(GetRecordsCommand, { ShardIterator: '2' }).rejects(throttled)
  await expect(readFrom(client, '8', '11')).rejects.toThrow(throttled)
  expect(kinesis).toHaveReceivedCommandTimes(GetRecordsCommand, 2)
})

it('returns nothing of a stream that is gone', async () => {
  const { client, kinesis } = aShard([])
  kinesis
    .on(GetShardIteratorCommand)
    .rejects(new ResourceNotFoundException({ message: 'gone', $metadata: {} }))
  expect(await readFrom(client, '8', '11')).toEqual([])
})

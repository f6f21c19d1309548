import { createServer } from 'node:http2'
import { KinesisClient } from '@aws-sdk/client-kinesis'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { clientConfigFor } from '../../test/make/local/client-config.ts'
import { readRecords } from './read-records.ts'

const PLACE = { streamArn: 'arn:aws:kinesis:us-east-1:123456789012:stream/Messages', shardId: 'shardId-1' }
const PER_ANSWER = 2

/** A shard that gives two records an answer, and the client of it. */
async function aShard(sequenceNumbers: readonly string[]) {
  const server = createServer((request, response) => {
    let asked = ''
    request.on('data', (part: Buffer) => {
      asked += part.toString()
    })
    request.on('end', () => {
      const answer = String(request.headers['x-amz-target']).endsWith('GetShardIterator')
        ? { ShardIterator: String(sequenceNumbers.indexOf(startIn(asked))) }
        : recordsFrom(Number(z.object({ ShardIterator: z.string() }).parse(JSON.parse(asked)).ShardIterator))
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(JSON.stringify(answer))
    })
  })
  const recordsFrom = (from: number) => ({
    Records: sequenceNumbers.slice(from, from + PER_ANSWER).map((SequenceNumber) => ({
      SequenceNumber,
      Data: Buffer.from(`record ${SequenceNumber}`).toString('base64'),
      PartitionKey: 'SEA240',
    })),
    NextShardIterator: String(from + PER_ANSWER),
    MillisBehindLatest: from + PER_ANSWER >= sequenceNumbers.length ? 0 : 1_000,
  })
  const startIn = (asked: string) =>
    z.object({ StartingSequenceNumber: z.string() }).parse(JSON.parse(asked)).StartingSequenceNumber
  const client = new KinesisClient(await clientConfigFor(server))
  onTestFinished(() => client.destroy())
  return client
}

const read = async (sequenceNumbers: readonly string[], first: string, last: string) =>
  (await readRecords(await aShard(sequenceNumbers), { ...PLACE, first, last, count: 0 })).map(({ data }) =>
    Buffer.from(data, 'base64').toString(),
  )

it('reads the records from the first to the last, over as many answers as it takes', async () => {
  expect(await read(['8', '9', '10', '11', '12'], '9', '11')).toEqual(['record 9', 'record 10', 'record 11'])
})

it('ends where the stream ends, when it no longer has the last', async () => {
  expect(await read(['9', '10'], '9', '12')).toEqual(['record 9', 'record 10'])
})

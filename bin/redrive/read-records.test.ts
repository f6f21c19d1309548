import { createServer } from 'node:http2'
import { KinesisClient } from '@aws-sdk/client-kinesis'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { clientConfigFor } from '../../test/make/local/client-config.ts'
import { readRecords } from './read-records.ts'

const SHARD = { streamArn: 'arn:aws:kinesis:us-east-1:123456789012:stream/Messages', shardId: 'shardId-1' }
const RECORDS_PER_RESPONSE = 2

/** A client of a shard that returns two records per response. */
async function aShard(sequenceNumbers: readonly string[]) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      const responseBody = String(request.headers['x-amz-target']).endsWith('GetShardIterator')
        ? { ShardIterator: String(sequenceNumbers.indexOf(startIn(body))) }
        : recordsFrom(Number(z.object({ ShardIterator: z.string() }).parse(JSON.parse(body)).ShardIterator))
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(JSON.stringify(responseBody))
    })
  })
  const recordsFrom = (from: number) => ({
    Records: sequenceNumbers.slice(from, from + RECORDS_PER_RESPONSE).map((SequenceNumber) => ({
      SequenceNumber,
      Data: Buffer.from(`record ${SequenceNumber}`).toString('base64'),
      PartitionKey: 'SEA240',
    })),
    NextShardIterator: String(from + RECORDS_PER_RESPONSE),
    MillisBehindLatest: from + RECORDS_PER_RESPONSE >= sequenceNumbers.length ? 0 : 1_000,
  })
  const startIn = (body: string) =>
    z.object({ StartingSequenceNumber: z.string() }).parse(JSON.parse(body)).StartingSequenceNumber
  const client = new KinesisClient(await clientConfigFor(server))
  onTestFinished(() => client.destroy())
  return client
}

const read = async (sequenceNumbers: readonly string[], first: string, last: string) =>
  (await readRecords(await aShard(sequenceNumbers), { ...SHARD, first, last, count: 0 })).map(({ data }) =>
    Buffer.from(data, 'base64').toString(),
  )

it('reads the records from the first to the last, over several responses', async () => {
  expect(await read(['8', '9', '10', '11', '12'], '9', '11')).toEqual(['record 9', 'record 10', 'record 11'])
})

it('stops at the end of a stream that no longer has the last record', async () => {
  expect(await read(['9', '10'], '9', '12')).toEqual(['record 9', 'record 10'])
})

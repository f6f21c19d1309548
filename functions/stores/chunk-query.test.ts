import { createServer } from 'node:http'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, it, onTestFinished } from 'vitest'
import { chunkPages } from './chunk-query.ts'

const page = (points: string, more = {}) => ({
  status: 200,
  body: { Items: [{ points: { B: points } }], ...more },
})
const busy = { status: 400, body: { __type: 'com.amazonaws.dynamodb#ThrottlingException' } }
const missing = { status: 400, body: { __type: 'com.amazonaws.dynamodb#ResourceNotFoundException' } }

/** All that a store finds which gives these answers one after another. */
async function chunksOf(...answers: { status: number; body: object }[]) {
  const server = createServer((_request, response) => {
    const answer = answers.shift() ?? missing
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  const chunks: number[][] = []
  for await (const found of chunkPages(DynamoDBDocumentClient.from(client), { TableName: 'trails' }))
    chunks.push(...found.map((chunk) => [...Buffer.from(chunk, 'base64')]))
  return chunks
}

it('reads the chunks of all pages', async () => {
  const next = { LastEvaluatedKey: { trackId: { S: 't' }, itemKey: { S: 'p#1' } } }
  expect(await chunksOf(page('AQI=', next), page('Aw=='))).toEqual([[1, 2], [3]])
  expect(await chunksOf({ status: 200, body: { Items: [] } })).toEqual([])
})

it('tries a throttled page again, and tells what is wrong with others', async () => {
  expect(await chunksOf(busy, page('Aw=='))).toEqual([[3]])
  await expect(chunksOf(missing)).rejects.toThrow(
    expect.objectContaining({ name: 'ResourceNotFoundException' }),
  )
})

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import { batchGet } from './batch-get.ts'

const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }))
const sent = mockClient(client)
const keysOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `k${index}` }))

it('asks for at most 100 keys a call, and again for what was left out', async () => {
  sent.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    const keys: { id: string }[] = RequestItems.T.Keys
    expect(keys.length).toBeLessThanOrEqual(100)
    const [first, ...rest] = keys
    const left = rest.slice(60)
    return {
      Responses: { T: [first, ...rest.slice(0, 60)] },
      ...(left.length > 0 ? { UnprocessedKeys: { T: { Keys: left } } } : {}),
    }
  })
  const items = await batchGet(client, 'T', keysOf(250))
  expect(items.map((item) => item.id).toSorted()).toEqual(
    keysOf(250)
      .map((key) => key.id)
      .toSorted(),
  )
  expect(await batchGet(client, 'T', [])).toEqual([])
})

import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { aStoreServer, refusal } from '../../../test/make/local/a-store-server.ts'
import { responseText } from './response-text.ts'

/** The raw JSON of a query that the store answers like this, one response after another. */
async function queried(...responses: object[]) {
  const config = await aStoreServer(() => responses.shift() ?? refusal('ResourceNotFoundException'))
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(config))
  return responseText(client, new QueryCommand({ TableName: 'T' }))
}

it('is the response as it was sent', async () => {
  const sent = { Items: [{ id: { S: 'Müller' }, points: { B: 'AQI=' } }], Count: 1 }
  expect(await queried(sent)).toBe(JSON.stringify(sent))
})

it('F08 is that of the last try after a throttled one', async () => {
  expect(await queried(refusal('ThrottlingException'), { Items: [] })).toBe('{"Items":[]}')
})

it('is an error of the SDK if the store refuses the query', async () => {
  await expect(queried()).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})

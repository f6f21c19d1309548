import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aStoreServer, refusal } from '../../../test/make/local/a-store-server.ts'

const THROTTLED = refusal('ThrottlingException')
const LOST_RESPONSE = { status: 500, body: { __type: 'com.amazonaws.dynamodb#InternalServerError' } }
const PUT = new PutCommand({ TableName: 'T', Item: { id: 'a', absent: undefined } })

/** The functions' client of a store that fails in this way before it answers. */
async function failing(times: number, failure: object) {
  const requests: unknown[] = []
  const { endpoint, region, credentials } = await aStoreServer((request) =>
    requests.push(request) <= times ? failure : {},
  )
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint)
  vi.stubEnv('AWS_REGION', region)
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  // each instance of a function has one client
  vi.resetModules()
  const { documentClient } = await import('./document-client.ts')
  const client = documentClient()
  onTestFinished(() => {
    client.destroy()
    vi.unstubAllEnvs()
  })
  return { client, requests }
}

describe('a call of the store', () => {
  it.each([
    ['is throttled', THROTTLED],
    ['has lost its response', LOST_RESPONSE],
    ['meets a transaction on its item', refusal('TransactionConflictException')],
  ])('F08 F09 that %s is repeated eleven times, and then an outage', async (_, failure) => {
    const recovered = await failing(11, failure)
    await recovered.client.send(PUT)
    expect(recovered.requests).toEqual(Array(12).fill({ TableName: 'T', Item: { id: { S: 'a' } } }))

    const down = await failing(12, failure)
    await expect(down.client.send(PUT)).rejects.toMatchObject({ name: 'StoreUnavailable' })
    expect(down.requests).toHaveLength(12)
  })

  it('F09 that has lost its response is repeated with the token by which DynamoDB knows the transaction', async () => {
    const { client, requests } = await failing(1, LOST_RESPONSE)
    await client.send(new TransactWriteCommand({ TransactItems: [{ Put: PUT.input }] }))
    expect(requests).toHaveLength(2)
    expect(requests[0]).toMatchObject({ ClientRequestToken: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(requests[1]).toEqual(requests[0])
  })

  it('whose condition fails is not repeated, and has the stored item', async () => {
    const Item = { id: { S: 'a' } }
    const { client, requests } = await failing(1, refusal('ConditionalCheckFailedException', { Item }))
    const failed = client.send(new DeleteCommand({ TableName: 'T', Key: { id: 'a' } }))
    await expect(failed).rejects.toBeInstanceOf(ConditionalCheckFailedException)
    await expect(failed).rejects.toMatchObject({ Item })
    expect(requests).toHaveLength(1)
  })
})

import { Readable } from 'node:stream'
import { DynamoDBClient, type ServiceInputTypes, type ServiceOutputTypes } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type AwsCommand, mockClient } from 'aws-sdk-client-mock'

type MockStore = ReturnType<typeof aMockStore>['store']

/** A client of the stores, and the mock that answers its calls. */
export function aMockStore() {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient())
  return { client, store: mockClient(client) }
}

/**
 * Answers a command that is sent by `responseText`, with JSON as DynamoDB sends it. The mock stands in for `send`, where
 * the SDK would run the middleware that takes the JSON off the response.
 */
export function answerJson<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
  store: MockStore,
  Command: new (input: Input) => AwsCommand<Input, Output>,
  respond: (input: Input) => object,
) {
  store.on(Command).callsFake(async (input: Input) => {
    const command = store.send.lastCall.args[0]
    const response = { statusCode: 200, headers: {}, body: Readable.from([JSON.stringify(respond(input))]) }
    const handler = command.middlewareStack.resolve(async () => ({ response, output: { $metadata: {} } }), {})
    return (await handler({ input })).output
  })
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

let made: DynamoDBDocumentClient | undefined

/** One for the whole function: its connections are kept open. */
export function documentClient(): DynamoDBDocumentClient {
  made ??= newDocumentClient()
  return made
}

/** Standard mode with 6 tries outlives a store that throttles 30 % of its calls; adaptive mode does not. */
function newDocumentClient(): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ retryMode: 'standard', maxAttempts: 6 })
  // it walks through every value of an answer to hide secrets from a log that nobody keeps: 2 ms of a trail
  client.middlewareStack.remove('loggerMiddleware')
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** Standard mode with 6 tries outlives a store that throttles 30 % of its calls; adaptive mode does not. */
export function documentClient(): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ retryMode: 'standard', maxAttempts: 6 })
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

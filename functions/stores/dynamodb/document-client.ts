import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { storeRetries } from './store-retries.ts'
import { StoreUnavailable } from './store-unavailable.ts'

let made: DynamoDBDocumentClient | undefined

/** One for the whole function: its connections are kept open. */
export function documentClient(): DynamoDBDocumentClient {
  made ??= newDocumentClient()
  return made
}

/**
 * A store that is silent is not waited for. Connecting takes longer, because it counts the wait for a free connection
 * where many calls are made at once.
 */
const PATIENCE = { socketTimeout: 5_000, connectionTimeout: 10_000 }

function newDocumentClient(): DynamoDBDocumentClient {
  const retries = storeRetries(Date.now, Math.random)
  const client = new DynamoDBClient({ retryStrategy: retries, requestHandler: PATIENCE })
  // it walks through every value of an answer to hide secrets from a log that nobody keeps: 2 ms of a trail
  client.middlewareStack.remove('loggerMiddleware')
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        throw retries.gaveUp(error)
          ? new StoreUnavailable(`The store does not answer: ${String(error)}`)
          : error
      }
    },
    { name: 'tellOutages', step: 'initialize', priority: 'high' },
  )
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

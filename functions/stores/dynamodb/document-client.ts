import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { storeRetries } from './store-retries.ts'
import { StoreUnavailable } from './store-unavailable.ts'

let shared: DynamoDBDocumentClient | undefined

/** One client per function instance, so that connections are reused. */
export function documentClient(): DynamoDBDocumentClient {
  shared ??= newDocumentClient()
  return shared
}

/** The connection timeout is longer: under many parallel calls it includes the wait for a free connection. */
const TIMEOUTS = { socketTimeout: 5_000, connectionTimeout: 10_000 }

function newDocumentClient(): DynamoDBDocumentClient {
  const retries = storeRetries(Date.now, Math.random)
  const client = new DynamoDBClient({ retryStrategy: retries, requestHandler: TIMEOUTS })
  // The logger middleware redacts every value of a response for a log that we do not write: 2 ms of a trail.
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
    { name: 'reportOutages', step: 'initialize', priority: 'high' },
  )
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

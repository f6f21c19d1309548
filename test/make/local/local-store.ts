import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { storeRetries } from '../../../functions/stores/dynamodb/store-retries.ts'

export type LocalStore = Awaited<ReturnType<typeof localStore>>

/** The endpoint of a local run's store, from the run's output. */
export const storeEndpointIn = (output: string) => /Store at (http:\S+)/.exec(output)?.[1] ?? ''

export function storeClient(endpoint: string): DynamoDBDocumentClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  // as the functions, for stores that refuse calls
  const retryStrategy = storeRetries(Date.now, Math.random)
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials, retryStrategy })
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

/** A local run's store, with its table names by what they hold. */
export async function localStore(endpoint: string) {
  const client = storeClient(endpoint)
  const { TableNames = [] } = await client.send(new ListTablesCommand({}))
  const tableOf = (kind: string) => {
    const name = TableNames.find((one) => one.includes(kind))
    if (name === undefined) throw new Error(`The store has no ${kind} table`)
    return name
  }
  return {
    client,
    tables: {
      accounts: tableOf('Accounts'),
      billingLog: tableOf('BillingLog'),
      commands: tableOf('Commands'),
      devices: tableOf('Devices'),
      due: tableOf('Due'),
      events: tableOf('Events'),
      geofences: tableOf('Geofences'),
      orders: tableOf('Orders'),
      reports: tableOf('Reports'),
      rules: tableOf('Rules'),
      schedules: tableOf('Schedules'),
      shares: tableOf('Shares'),
      subscriptions: tableOf('Subscriptions'),
      trackers: tableOf('Trackers'),
      trails: tableOf('Trails'),
      usage: tableOf('Usage'),
    },
  }
}

/** DynamoDB's limit for one BatchWriteItem call. */
const BATCH_SIZE = 25

export async function putItems(
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly object[],
): Promise<void> {
  for (let first = 0; first < items.length; first += BATCH_SIZE) {
    const requests = items
      .slice(first, first + BATCH_SIZE)
      .map((Item) => ({ PutRequest: { Item: { ...Item } } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }))
  }
}

import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

export type LocalStore = Awaited<ReturnType<typeof localStore>>

/** Where the store of a local run listens, by what the run has printed. */
export const storeEndpointIn = (output: string) => /Store at (http:\S+)/.exec(output)?.[1] ?? ''

/** The store of a local run with its tables by their kind. */
export async function localStore(endpoint: string) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }),
  )
  const { TableNames = [] } = await client.send(new ListTablesCommand({}))
  const named = (kind: string) => {
    const name = TableNames.find((one) => one.includes(kind))
    if (name === undefined) throw new Error(`The store has no table of ${kind}`)
    return name
  }
  return {
    client,
    tables: {
      accounts: named('Accounts'),
      commands: named('Commands'),
      devices: named('Devices'),
      shares: named('Shares'),
      subscriptions: named('Subscriptions'),
      trackers: named('Trackers'),
      trails: named('Trails'),
    },
  }
}

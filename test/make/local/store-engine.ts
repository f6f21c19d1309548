import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createTables, startDynamodb } from '../../../bin/local/dynamodb.ts'
import { childProcesses } from '../../../bin/local/process/children.ts'
import type { StackTable } from '../../../bin/local/stack/read-stack.ts'

export type StoreEngine = Awaited<ReturnType<typeof storeEngine>>

/** The store of the local run, or the one that DYNAMODB_ENDPOINT names: both must answer the same. */
export async function storeEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-store-'))
  const children = childProcesses(folder)
  const endpoint = await startDynamodb(children, join(folder, 'store.db'))
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }),
    { marshallOptions: { removeUndefinedValues: true } },
  )
  return {
    client,

    /** Makes the table under a name that no other test has; answers that name. */
    async createTable(table: StackTable): Promise<string> {
      const name = `${table.name}-${randomUUID()}`
      await createTables(endpoint, [{ ...table, name }])
      return name
    },

    stop(): Promise<void> {
      client.destroy()
      return children.stopAll()
    },
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTables, startDynamodb } from '../../../bin/local/dynamodb.ts'
import { childProcesses } from '../../../bin/local/process/children.ts'
import type { StackTable } from '../../../bin/local/stack/read-stack.ts'
import { storeClient } from './local-store.ts'

export type StoreEngine = Awaited<ReturnType<typeof storeEngine>>

/** The DynamoDB engine of the local run, or the one at DYNAMODB_ENDPOINT. The tests pass on both. */
export async function storeEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-store-'))
  const children = childProcesses(folder)
  const endpoint = await startDynamodb(children, join(folder, 'store.db'))
  const client = storeClient(endpoint)
  return {
    client,
    endpoint,

    /** Creates the table under a unique name, which it returns. */
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

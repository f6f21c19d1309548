import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTables, startDynamodb } from './dynamodb.ts'
import { childProcesses } from './process/children.ts'
import type { StackTable } from './stack/read-stack.ts'

const aTable = (key: string): StackTable => ({
  name: 'Boats',
  AttributeDefinitions: [{ AttributeName: key, AttributeType: 'S' }],
  KeySchema: [{ AttributeName: key, KeyType: 'HASH' }],
})
const INDEXED: StackTable = {
  ...aTable('boat'),
  GlobalSecondaryIndexes: [
    {
      IndexName: 'ByBoat',
      KeySchema: [{ AttributeName: 'boat', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
}

/** The bundled store in a folder of its own, whatever else the environment names. */
function aFolder() {
  vi.stubEnv('DYNAMODB_ENDPOINT', '')
  const folder = mkdtempSync(join(tmpdir(), 'vectra-dynamodb-'))
  const children = childProcesses(folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await children.stopAll()
  })
  return { children, file: join(folder, 'store.db') }
}

it('tables that are there already are kept; those with other keys or indexes stop the start', async () => {
  const { children, file } = aFolder()
  const endpoint = await startDynamodb(children, file)
  const make = (table: StackTable) => createTables(endpoint, [table])
  await make(aTable('boat'))
  await make(aTable('boat'))
  const otherVersion = 'The table Boats in the store is another version’s. Start with --fresh'
  await expect(make(aTable('owner'))).rejects.toThrow(otherVersion)
  await expect(make(INDEXED)).rejects.toThrow(otherVersion)
})

it('a store that does not start says why at once', async () => {
  const { children, file } = aFolder()
  writeFileSync(file, 'no database '.repeat(100))
  await expect(startDynamodb(children, file)).rejects.toThrow(/not a valid SQLite database.*\n.*--fresh/)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTables, startDynamodb } from './dynamodb.ts'
import { claimStoreVersion, versionFileOf } from './files/store-version.ts'
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

/** A new folder for the bundled store, even if the environment sets another one. */
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

it('existing tables are accepted; those with other keys or indexes stop the start', async () => {
  const { children, file } = aFolder()
  const endpoint = await startDynamodb(children, file)
  const create = (table: StackTable) => createTables(endpoint, [table])
  await create(aTable('boat'))
  await create(aTable('boat'))
  const otherVersion =
    'The table Boats in the store was created by another version of Vectra. Start with --fresh'
  await expect(create(aTable('owner'))).rejects.toThrow(otherVersion)
  await expect(create(INDEXED)).rejects.toThrow(otherVersion)
})

it('a store of an earlier version is refused', async () => {
  const { children, file } = aFolder()
  await startDynamodb(children, file)
  rmSync(versionFileOf(file))
  await expect(startDynamodb(children, file)).rejects.toThrow(
    `${file} was written by another version of Vectra. Start with --fresh`,
  )
})

it('a store that does not start reports the reason immediately', async () => {
  const { children, file } = aFolder()
  claimStoreVersion(file)
  writeFileSync(file, 'no database '.repeat(100))
  await expect(startDynamodb(children, file)).rejects.toThrow(/not a valid SQLite database.*\n.*--fresh/)
})

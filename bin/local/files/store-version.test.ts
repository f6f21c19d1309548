import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { UserError } from '../../cli/user-error.ts'
import { claimStoreVersion, STORE_VERSION, versionFileOf } from './store-version.ts'

const aStoreFile = () => join(mkdtempSync(join(tmpdir(), 'vectra-version-')), 'store.db')

it('a new store is marked with this version, and accepted at the next start', () => {
  const file = aStoreFile()
  claimStoreVersion(file)
  writeFileSync(file, 'items')
  expect(() => claimStoreVersion(file)).not.toThrow()
})

it.each([null, '1', String(STORE_VERSION + 1), ''])('a store of version %j is refused', (version) => {
  const file = aStoreFile()
  writeFileSync(file, 'items')
  if (version !== null) writeFileSync(versionFileOf(file), version)
  expect(() => claimStoreVersion(file)).toThrow(UserError)
  expect(() => claimStoreVersion(file)).toThrow(
    `${file} was written by another version of Vectra. Start with --fresh to delete the data in this folder, or choose another folder with --data.`,
  )
})

it('a version without its store, as of a start that was killed, does not refuse the next', () => {
  const file = aStoreFile()
  writeFileSync(versionFileOf(file), '1')
  claimStoreVersion(file)
  writeFileSync(file, 'items')
  expect(() => claimStoreVersion(file)).not.toThrow()
})

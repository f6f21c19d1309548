import { existsSync, readFileSync } from 'node:fs'
import { UserError } from '../../cli/user-error.ts'
import { replaceFile, START_FRESH } from './stored-file.ts'

/** Raise it when stored items change in a way that this version's functions cannot read. */
export const STORE_VERSION = 2

/** The first version had no mark. */
const UNMARKED = '1'

/** The version of the items in a store's file is in another file beside it. */
export const versionFileOf = (storeFile: string) => `${storeFile}.version`

/** Marks a new store with this version. It is an error if the store was written by another version. */
export function claimStoreVersion(storeFile: string): void {
  const versionFile = versionFileOf(storeFile)
  const version = String(STORE_VERSION)
  if (!existsSync(storeFile)) {
    replaceFile(versionFile, version)
    return
  }
  const stored = existsSync(versionFile) ? readFileSync(versionFile, 'utf8') : UNMARKED
  if (stored !== version)
    throw new UserError(`${storeFile} was written by another version of Vectra. ${START_FRESH}`)
}

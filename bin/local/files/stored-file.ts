import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type * as z from 'zod'
import { parseJson } from '../../../shared/json.ts'
import { UserError } from '../../cli/user-error.ts'

export const OWNER_ONLY = 0o600
export const START_FRESH =
  'Start with --fresh to delete the data in this folder, or choose another folder with --data.'

/** The JSON file of an earlier run; `null` without a file. A file that does not fit the schema is an error. */
export function readStoredFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  advice = START_FRESH,
): z.infer<Schema> | null {
  if (!existsSync(file)) return null
  const stored = schema.safeParse(parseJson(readFileSync(file, 'utf8')))
  if (!stored.success)
    throw new UserError(`${file} is damaged, or was written by another version of Vectra. ${advice}`)
  return stored.data
}

/** Replaces a file atomically, readable by its owner only: a kill or a full disk leaves the old file or the new one. */
export function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.unfinished`
  writeFileSync(unfinished, text, { mode: OWNER_ONLY })
  renameSync(unfinished, file)
}

/** Creates a file. Returns `false` if it exists. */
export function createFile(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

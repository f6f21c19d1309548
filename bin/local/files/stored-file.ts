import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type * as z from 'zod'
import { UserError } from '../../cli/user-error.ts'

export const OWNER_ONLY = 0o600
const FORGET = 'Start with --fresh to forget what the folder holds, or name another by --data.'

/** What an earlier run kept in a file of JSON; `null` where there is none. One that cannot be read stops the start. */
export function readStoredFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  remedy = FORGET,
): z.infer<Schema> | null {
  if (!existsSync(file)) return null
  const kept = schema.safeParse(parsedJson(readFileSync(file, 'utf8')))
  if (!kept.success) throw new UserError(`${file} is broken, or another version’s. ${remedy}`)
  return kept.data
}

/** Replaces the file whole, for its owner's eyes only: a kill or a full disk leaves the old one or the new. */
export function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.unfinished`
  writeFileSync(unfinished, text, { mode: OWNER_ONLY })
  renameSync(unfinished, file)
}

/** Makes a file that must not be there. Answers whether it was not. */
export function makeFile(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** `undefined` for what is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

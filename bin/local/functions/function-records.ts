import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Worker } from 'node:worker_threads'

export const RECORDS_FOLDER = 'VECTRA_RECORDS'
export const callsFileIn = (folder: string) => join(folder, 'calls.jsonl')
export const outputFileIn = (folder: string) => join(folder, 'output.log')

/** What functions ask of AWS and what they print, kept for who looks at a whole suite when it is over. */
export function functionRecords(folder: string | undefined) {
  if (!folder) return null
  mkdirSync(folder, { recursive: true })
  const output = resolve(outputFileIn(folder))
  const keep = (part: Buffer) => appendFileSync(output, part)
  return {
    callsFile: resolve(callsFileIn(folder)),
    keepOutput({ stdout, stderr }: Worker): void {
      stdout.on('data', keep)
      stderr.on('data', keep)
    },
  }
}
export type FunctionRecords = NonNullable<ReturnType<typeof functionRecords>>

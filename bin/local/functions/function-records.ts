import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Worker } from 'node:worker_threads'

export const RECORDS_FOLDER = 'VECTRA_RECORDS'
export const callsFileIn = (folder: string) => join(folder, 'calls.jsonl')
export const outputFileIn = (folder: string) => join(folder, 'output.log')

/** Records the functions' calls to AWS and their output, for the checks after a whole test run. */
export function functionRecords(folder: string | undefined) {
  if (!folder) return null
  mkdirSync(folder, { recursive: true })
  const output = resolve(outputFileIn(folder))
  const append = (part: Buffer) => appendFileSync(output, part)
  return {
    callsFile: resolve(callsFileIn(folder)),
    recordOutput({ stdout, stderr }: Worker): void {
      stdout.on('data', append)
      stderr.on('data', append)
    },
  }
}
export type FunctionRecords = NonNullable<ReturnType<typeof functionRecords>>

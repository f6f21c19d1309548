import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { StackOutputs } from '../../../shared/stack-outputs.ts'
import { OWNER_ONLY } from './stored-file.ts'

/** The endpoints and names of a local run, for operator commands on the same machine. */
const LocalRunParts = z.object({
  url: z.url(),
  databaseEndpoint: z.url(),
  dataPlaneEndpoint: z.url(),
  /** Serves the dead-letter queue, the functions, and the operator's calls of the user pool. */
  operatorEndpoint: z.url(),
  names: StackOutputs,
})
export type LocalRunParts = z.infer<typeof LocalRunParts>

const fileIn = (dataFolder: string) => join(dataFolder, 'run.json')

/** Writes the run's file to its data folder. Returns a function that deletes it. */
export function writeRunFile(dataFolder: string, parts: LocalRunParts): () => void {
  writeFileSync(fileIn(dataFolder), JSON.stringify(parts, null, 2), { mode: OWNER_ONLY })
  return () => rmSync(fileIn(dataFolder), { force: true })
}

/** `null` where no run uses the folder, or one of another version. */
export function readRunFile(dataFolder: string): LocalRunParts | null {
  const file = fileIn(dataFolder)
  if (!existsSync(file)) return null
  return LocalRunParts.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { StackOutputs } from '../../../shared/stack-outputs.ts'

/** Where the parts of a local run are, for the operator's commands on the same machine. */
const LocalRunParts = z.object({
  url: z.url(),
  databaseEndpoint: z.url(),
  dataPlaneEndpoint: z.url(),
  /** Where the queue of dead letters and the functions answer. */
  operatorEndpoint: z.url(),
  userPoolFile: z.string(),
  names: StackOutputs,
})
export type LocalRunParts = z.infer<typeof LocalRunParts>

const fileIn = (dataFolder: string) => join(dataFolder, 'run.json')

/** Leaves word in the run's folder. Answers how to take it back when the run ends. */
export function writeRunFile(dataFolder: string, parts: LocalRunParts): () => void {
  writeFileSync(fileIn(dataFolder), JSON.stringify(parts, null, 2), { mode: 0o600 })
  return () => rmSync(fileIn(dataFolder), { force: true })
}

/** What the run on a folder said at its start; `null` where none has said it as we do, or it has ended since. */
export function readRun(dataFolder: string): LocalRunParts | null {
  const file = fileIn(dataFolder)
  if (!existsSync(file)) return null
  return LocalRunParts.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null
}

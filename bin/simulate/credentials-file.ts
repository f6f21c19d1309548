import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { messageOf, UserError } from '../cli/user-error.ts'
import { replaceFile } from '../local/files/stored-file.ts'
import { Credentials } from './tracker/uplink.ts'

const StoredCredentials = z.record(z.string(), Credentials)

export type CredentialsFile = {
  get(trackerId: string): Credentials | undefined
  save(trackerId: string, credentials: Credentials): void
}

/** Stores the trackers' passwords between runs, readable by their owner only; `null`: in memory. */
export function openCredentialsFile(file: string | null): CredentialsFile {
  const stored = new Map(Object.entries(file === null ? {} : readFile(file)))
  return {
    get: (trackerId) => stored.get(trackerId),
    save(trackerId, credentials) {
      stored.set(trackerId, credentials)
      if (file === null) return
      mkdirSync(dirname(file), { recursive: true })
      replaceFile(file, JSON.stringify(Object.fromEntries(stored), null, 2))
    },
  }
}

function readFile(file: string): z.infer<typeof StoredCredentials> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // there is no file before the first run
    return {}
  }
  try {
    return StoredCredentials.parse(JSON.parse(text))
  } catch (error) {
    throw new UserError(
      `${file} does not contain credentials (${messageOf(error)}). Delete it to create new ones.`,
    )
  }
}

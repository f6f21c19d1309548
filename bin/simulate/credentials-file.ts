import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { messageOf, UserError } from '../cli/user-error.ts'
import { Credentials } from './tracker/uplink.ts'

const Kept = z.record(z.string(), Credentials)

export type CredentialsFile = {
  get(trackerId: string): Credentials | undefined
  save(trackerId: string, credentials: Credentials): void
}

/** Keeps the trackers' passwords between runs, readable by their owner only; `null` keeps them in memory. */
export function openCredentialsFile(file: string | null): CredentialsFile {
  const kept = new Map(Object.entries(file === null ? {} : readKept(file)))
  return {
    get: (trackerId) => kept.get(trackerId),
    save(trackerId, credentials) {
      kept.set(trackerId, credentials)
      if (file === null) return
      mkdirSync(dirname(file), { recursive: true })
      const unfinished = `${file}.new`
      writeFileSync(unfinished, JSON.stringify(Object.fromEntries(kept), null, 2), { mode: 0o600 })
      renameSync(unfinished, file)
    },
  }
}

function readKept(file: string): z.infer<typeof Kept> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // the first run
    return {}
  }
  try {
    return Kept.parse(JSON.parse(text))
  } catch (error) {
    throw new UserError(
      `${file} does not hold credentials (${messageOf(error)}). Delete it to take new ones.`,
    )
  }
}

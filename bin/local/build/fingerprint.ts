import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Build = {
  /** Files and folders. */
  sources: readonly string[]
  /** The file that has the fingerprint of the sources of the last build. */
  record: string
  /** Whether its result is there. */
  exists: boolean
  run: () => Promise<void>
}

/** Builds if the sources changed since the last build, or its result is gone. Returns whether it did. */
export async function buildIfChanged({ sources, record, exists, run }: Build): Promise<boolean> {
  const fingerprint = fingerprintOf(sources)
  const last = existsSync(record) ? await readFile(record, 'utf8') : ''
  if (last === fingerprint && exists) return false
  // an interrupted build must not count as the last one
  await rm(record, { force: true })
  await run()
  await writeFile(record, fingerprint)
  return true
}

/**
 * A hash of the content of files and folders, without tests. Thousands of small files are read several times as fast
 * without promises.
 */
function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn).toSorted()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

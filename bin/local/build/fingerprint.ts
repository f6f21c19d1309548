import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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
  const fingerprint = await fingerprintOf(sources)
  const last = existsSync(record) ? await readFile(record, 'utf8') : ''
  if (last === fingerprint && exists) return false
  // an interrupted build must not count as the last one
  await rm(record, { force: true })
  await run()
  await writeFile(record, fingerprint)
  return true
}

/** A hash of the content of files and folders, without tests. */
async function fingerprintOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of await filesOf(paths)) hash.update(path).update(await readFile(path))
  return hash.digest('hex')
}

async function filesOf(paths: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const path of paths) {
    if (!existsSync(path)) continue
    if ((await stat(path)).isFile()) {
      files.push(path)
      continue
    }
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(join(entry.parentPath, entry.name))
  }
  return files.toSorted()
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A hash of the content of files and folders, without tests. */
export async function fingerprintOf(paths: readonly string[]): Promise<string> {
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

import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWNER_ONLY } from '../files/stored-file.ts'

const ID = /^[0-9a-f-]{36}$/

/** The files that sent emails have attached, each a file of this folder. */
export function createAttachments(folder: string) {
  mkdirSync(folder, { recursive: true })
  return {
    /** Returns the id of the file. */
    save(bytes: Uint8Array): string {
      const id = randomUUID()
      writeFileSync(join(folder, id), bytes, { mode: OWNER_ONLY })
      return id
    },
    read(id: string): Uint8Array | null {
      const file = join(folder, id)
      return ID.test(id) && existsSync(file) ? readFileSync(file) : null
    },
  }
}
export type Attachments = ReturnType<typeof createAttachments>

import { createHash, randomUUID } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '../../../../shared/time.ts'
import type { StackBucket } from '../../stack/read-stack.ts'

const UPLOADS = 'uploads'
const OBJECTS = 'objects'
/** The file of an object. Keys become flat file names, so that none is a folder of another. */
const fileOf = (key: string) => encodeURIComponent(key).replaceAll('.', '%2E')

type Lifecycle = Pick<StackBucket, 'expirations'> & { now: () => number }

/**
 * The objects of one bucket, each a file of a folder. An object is there as a whole or not at all, and expires with the
 * bucket's rules: here to the minute, on AWS within a day.
 */
export function objectStore(folder: string, { expirations, now }: Lifecycle) {
  const objects = join(folder, OBJECTS)
  const uploads = join(folder, UPLOADS)
  for (const one of [objects, uploads]) mkdirSync(one, { recursive: true })
  const pathOf = (key: string) => join(objects, fileOf(key))
  const uploadOf = (uploadId: string) => join(uploads, fileOf(uploadId))
  const partOf = (uploadId: string, part: number) => join(uploadOf(uploadId), String(part))

  const hasExpired = (key: string, writtenAt: number) =>
    expirations.some(({ prefix, days }) => key.startsWith(prefix) && writtenAt + days * DAY_MS <= now())

  async function write(path: string, body: Readable): Promise<string> {
    const hash = createHash('md5')
    body.on('data', (part: Buffer) => hash.update(part))
    const unfinished = join(uploads, randomUUID())
    await pipeline(body, createWriteStream(unfinished))
    renameSync(unfinished, path)
    return hash.digest('hex')
  }

  return {
    put: (key: string, body: Readable): Promise<string> => write(pathOf(key), body),

    /** `null` for a key that has no object, or one that has expired. */
    find(key: string): { sizeBytes: number; read: () => Readable } | null {
      const path = pathOf(key)
      if (!existsSync(path)) return null
      const { size, mtimeMs } = statSync(path)
      if (hasExpired(key, mtimeMs)) rmSync(path, { force: true })
      return hasExpired(key, mtimeMs) ? null : { sizeBytes: size, read: () => createReadStream(path) }
    },

    delete: (key: string): void => rmSync(pathOf(key), { force: true }),

    /** In the order of their keys. */
    list: (prefix: string): { key: string; sizeBytes: number }[] =>
      readdirSync(objects)
        .map((name) => ({ key: decodeURIComponent(name), sizeBytes: statSync(join(objects, name)).size }))
        .filter(({ key }) => key.startsWith(prefix))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),

    startUpload(): string {
      const uploadId = randomUUID()
      mkdirSync(uploadOf(uploadId))
      return uploadId
    },

    hasUpload: (uploadId: string): boolean => existsSync(uploadOf(uploadId)),

    putPart: (uploadId: string, part: number, body: Readable): Promise<string> =>
      write(partOf(uploadId, part), body),

    /** Makes an object of the parts, in this order. */
    async completeUpload(key: string, uploadId: string, parts: readonly number[]): Promise<string> {
      async function* content() {
        for (const part of parts) yield* createReadStream(partOf(uploadId, part))
      }
      const unfinished = join(uploads, randomUUID())
      await pipeline(content, createWriteStream(unfinished))
      renameSync(unfinished, pathOf(key))
      rmSync(uploadOf(uploadId), { recursive: true })
      return `${createHash('md5').update(uploadId).digest('hex')}-${parts.length}`
    },

    abortUpload: (uploadId: string): void => rmSync(uploadOf(uploadId), { recursive: true, force: true }),
  }
}
export type ObjectStore = ReturnType<typeof objectStore>

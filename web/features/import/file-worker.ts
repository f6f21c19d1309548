import { toIso } from '../../../shared/time.ts'
import { IMPORTED_AT_ONCE_MAX, type ImportedPosition } from '../../../shared/trails/imported-position.ts'
import type { ReadPosition } from './formats/import-file.ts'
import { type FileContent, readFile } from './read-file.ts'

/** A file to read, or a batch of its positions to send, counted from 0. */
export type ToWorker = { file: File } | { batch: number }
export type FileSummary = Omit<FileContent, 'positions'> & { count: number; from: number; to: number }
export type FromWorker =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; summary: FileSummary }
  | { kind: 'batch'; positions: ImportedPosition[] }
  | { kind: 'failed'; reason: string }

const PROGRESS_EVERY_MS = 100

/** Keeps the positions of a file out of the page, which stays quick while it is read and sent. */
let positions: readonly ReadPosition[] = []

const answer = (message: FromWorker) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('file' in data) void read(data.file)
  else answer({ kind: 'batch', positions: batchOf(data.batch) })
})

async function read(file: File): Promise<void> {
  let reportedAt = 0
  try {
    const content = await readFile(file, (share) => {
      if (Date.now() - reportedAt < PROGRESS_EVERY_MS) return
      reportedAt = Date.now()
      answer({ kind: 'progress', share })
    })
    positions = content.positions
    const summary = {
      problems: content.problems,
      hasTooMany: content.hasTooMany,
      count: positions.length,
      from: positions[0]?.recordedAt ?? 0,
      to: positions.at(-1)?.recordedAt ?? 0,
    }
    answer({ kind: 'read', summary })
  } catch (error) {
    answer({ kind: 'failed', reason: String(error) })
  }
}

const batchOf = (index: number): ImportedPosition[] =>
  positions
    .slice(index * IMPORTED_AT_ONCE_MAX, (index + 1) * IMPORTED_AT_ONCE_MAX)
    .map(({ recordedAt, ...position }) => ({ time: toIso(recordedAt), ...position }))

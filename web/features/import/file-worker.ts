import { toIso } from '../../../shared/time.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import { IMPORTED_AT_ONCE_MAX, type ImportedPosition } from '../../../shared/trails/imported-position.ts'
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
let positions: readonly Position[] = []

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
  positions.slice(index * IMPORTED_AT_ONCE_MAX, (index + 1) * IMPORTED_AT_ONCE_MAX).map(importedPosition)

/** What is not known is left out. */
function importedPosition(position: Position): ImportedPosition {
  const { recordedAt, lat, lng, ignition, ...others } = position
  const readings = Object.entries(others).filter(
    ([name, value]) => SENT.has(name) && typeof value === 'number',
  )
  return {
    time: toIso(recordedAt),
    lat,
    lng,
    ...(ignition !== null && { ignition }),
    ...Object.fromEntries(readings),
  }
}

const SENT: ReadonlySet<string> = new Set<keyof ImportedPosition>([
  'speedKmh',
  'course',
  'altitudeM',
  'accuracyM',
  'satellites',
  'hdop',
  'batteryVolts',
  'batteryPercent',
  'odometerKm',
  'engineHours',
])

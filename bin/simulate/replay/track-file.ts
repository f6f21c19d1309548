import * as z from 'zod'
import { toIso } from '../../../shared/time.ts'
import type { Telemetry } from '../tracker/report.ts'

const COLUMNS = ['t', 'lat', 'lon', 'speed_kmh', 'course', 'hacc_m', 'sats', 'hdop', 'alt_m'] as const
const HEADER = COLUMNS.join(',')

/** A line of a recording. An empty field means that the receiver did not report the value. */
export type Fix = { recordedAt: number; position: Omit<Telemetry, 'time'> }
type Track = { kind: 'track'; fixes: readonly Fix[] } | { kind: 'unreadable'; line: number; reason: string }

const Decimal = z
  .string()
  .trim()
  .regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i)
  .transform(Number)
const OrUnreported = z.union([z.literal('').transform(() => undefined), Decimal])
const Instant = z
  .string()
  .trim()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/)
  .transform((text) => Date.parse(text))
  .refine(Number.isFinite)
const Line = z.object({
  t: Instant,
  lat: Decimal,
  lon: Decimal,
  speed_kmh: OrUnreported,
  course: OrUnreported,
  hacc_m: OrUnreported,
  sats: OrUnreported,
  hdop: OrUnreported,
  alt_m: OrUnreported,
})

function readLine(text: string): { kind: 'fix'; fix: Fix } | { kind: 'unreadable'; reason: string } {
  const fields = text.split(',')
  if (fields.length !== COLUMNS.length)
    return { kind: 'unreadable', reason: `${fields.length} fields instead of ${COLUMNS.length}` }
  const parsed = Line.safeParse(
    Object.fromEntries(COLUMNS.map((column, index) => [column, fields[index]?.trim()])),
  )
  if (!parsed.success) {
    const columns = parsed.error.issues.map(({ path }) => `"${path.join('.')}"`)
    return { kind: 'unreadable', reason: `invalid value in ${columns.join(', ')}` }
  }
  const { t, lat, lon, speed_kmh, course, hacc_m, sats, hdop, alt_m } = parsed.data
  const readings = {
    speedKmh: speed_kmh,
    course,
    accuracyM: hacc_m,
    satellites: sats,
    hdop,
    altitudeM: alt_m,
  }
  return { kind: 'fix', fix: { recordedAt: t, position: { lat, lng: lon, ...readings } } }
}

/** Reads a recording, or reports its first unreadable line, counted from 1. */
export function readTrack(text: string): Track {
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (header?.trim() !== HEADER)
    return { kind: 'unreadable', line: 1, reason: `the header must be ${HEADER}` }
  const fixes: Fix[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const read = readLine(line)
    if (read.kind === 'unreadable') return { ...read, line: index + 2 }
    fixes.push(read.fix)
  }
  if (fixes.length === 0) return { kind: 'unreadable', line: 1, reason: 'no fix after the header' }
  return { kind: 'track', fixes }
}

/** A position of a replay; `afterMs` is the time from the start of the replay to its publication. */
export type Replayed = { afterMs: number; position: Telemetry }

/**
 * Shifts the times of a recording so that its latest fix is dated to its publication: now, or at its time in a paced
 * replay. The order of the file is preserved; a fix older than its predecessor is published directly after it.
 */
export function shiftedToNow(
  fixes: readonly Fix[],
  now: number,
  speedup: number | null,
): readonly Replayed[] {
  const [first] = fixes
  if (first === undefined) return []
  const delayMs = (recordedAt: number) => (speedup === null ? 0 : (recordedAt - first.recordedAt) / speedup)
  const latest = fixes.reduce((newest, { recordedAt }) => Math.max(newest, recordedAt), first.recordedAt)
  const shiftMs = now + delayMs(latest) - latest
  let afterMs = 0
  return fixes.map(({ recordedAt, position }) => {
    afterMs = Math.max(afterMs, delayMs(recordedAt))
    return { afterMs, position: { time: toIso(Math.round(recordedAt + shiftMs)), ...position } }
  })
}

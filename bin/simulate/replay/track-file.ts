import * as z from 'zod'
import { toIso } from '../../../shared/time.ts'
import type { Telemetry } from '../tracker/report.ts'

const COLUMNS = ['t', 'lat', 'lon', 'speed_kmh', 'course', 'hacc_m', 'sats', 'hdop', 'alt_m'] as const
const HEADER = COLUMNS.join(',')

/** One line of a recording; an empty field was not reported by the receiver. */
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
    return { kind: 'unreadable', reason: `${fields.length} fields where ${COLUMNS.length} are due` }
  const parsed = Line.safeParse(
    Object.fromEntries(COLUMNS.map((column, index) => [column, fields[index]?.trim()])),
  )
  if (!parsed.success) {
    const columns = parsed.error.issues.map(({ path }) => `"${path.join('.')}"`)
    return { kind: 'unreadable', reason: `no value can be read from ${columns.join(', ')}` }
  }
  const { t, lat, lon, speed_kmh, course, hacc_m, sats, hdop, alt_m } = parsed.data
  const given = { speedKmh: speed_kmh, course, accuracyM: hacc_m, satellites: sats, hdop, altitudeM: alt_m }
  return { kind: 'fix', fix: { recordedAt: t, position: { lat, lng: lon, ...given } } }
}

/** Reads a recording; the first line that cannot be read is named, counted from 1. */
export function readTrack(text: string): Track {
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (header?.trim() !== HEADER)
    return { kind: 'unreadable', line: 1, reason: `the header has to be ${HEADER}` }
  const fixes: Fix[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const read = readLine(line)
    if (read.kind === 'unreadable') return { ...read, line: index + 2 }
    fixes.push(read.fix)
  }
  if (fixes.length === 0) return { kind: 'unreadable', line: 1, reason: 'no fix follows the header' }
  return { kind: 'track', fixes }
}

/** A message of a replay, and how long after its start it is published. */
export type Replayed = { afterMs: number; position: Telemetry }

/**
 * Moves a recording so that its latest fix happens when it is published: at once, or, paced, when its turn
 * comes. The file's order stays; a fix older than the one before it is published right behind that one.
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

import type { Element } from '../../../../shared/trackers/fix.ts'
import { fixTimeOf } from '../../../../shared/trackers/fix-time.ts'
import { numberOf } from '../../../../shared/trackers/values.ts'
import { IMPORTED_READINGS } from '../../../../shared/trails/imported-position.ts'
import type { ImportElement, ImportProblem, ReadPosition } from './import-file.ts'

const PROBLEMS: Record<string, ImportProblem> = {
  'time-missing': 'time-missing',
  'time-unreadable': 'time-unreadable',
  'tst-missing': 'time-missing',
  'tst-unreadable': 'time-unreadable',
  'lat-missing': 'coordinates-missing',
  'lon-missing': 'coordinates-missing',
  'lat-not-a-number': 'coordinates-unreadable',
  'lon-not-a-number': 'coordinates-unreadable',
}

/** An element of a dialect as one of a file; `null` for contact without a position. */
export function importElement(element: Element<string>): ImportElement | null {
  if ('contact' in element) return null
  if ('problem' in element) return { problem: PROBLEMS[element.problem] ?? 'not-an-object' }
  const { recordedAt, lat, lng } = element.position
  return { position: withKnown({ recordedAt, lat, lng }, element.position) }
}

/** `null` and `undefined` are unknown. */
export type Readings = Partial<Record<(typeof IMPORTED_READINGS)[number], number | null>> & {
  ignition?: boolean | null
}

/** A point with the readings that are known, or why its time or coordinates cannot be read. */
export function importedFix(
  { time, lat, lon }: { time: unknown; lat: unknown; lon: unknown },
  readings: Readings,
): ImportElement {
  const [recordedAt, latitude, longitude] = [fixTimeOf(time), numberOf(lat), numberOf(lon)]
  if (recordedAt === null) return { problem: time === undefined ? 'time-missing' : 'time-unreadable' }
  if (lat === undefined || lon === undefined) return { problem: 'coordinates-missing' }
  if (latitude === null || longitude === null) return { problem: 'coordinates-unreadable' }
  return { position: withKnown({ recordedAt, lat: latitude, lng: longitude }, readings) }
}

function withKnown(position: ReadPosition, readings: Readings): ReadPosition {
  for (const name of IMPORTED_READINGS) {
    const value = readings[name] ?? null
    if (value !== null) position[name] = value
  }
  if (typeof readings.ignition === 'boolean') position.ignition = readings.ignition
  return position
}

import type { FixPoint } from '../judging/fix-order.ts'
import { byteReader, byteWriter } from './bytes.ts'
import { fromSteps, type MeasuredField, toSteps } from './resolution.ts'

const CLOCKS = [null, 'clock', 'weekRepaired'] as const

export type TrackedWriter = ReturnType<typeof trackedWriter>
export type TrackedReader = ReturnType<typeof trackedReader>

/** A `byteWriter` for the kinds of values in a packed state. */
export function trackedWriter() {
  const write = byteWriter()
  return {
    ...write,
    flag: (yes: boolean) => write.count(yes ? 1 : 0),
    measured: (value: number | null, field: MeasuredField) =>
      write.wholeOrNull(value === null ? null : toSteps(value, field)),
  }
}

/** The mirror of `trackedWriter`. Spelled out rather than spread for speed: a list reads ten thousand states. */
export function trackedReader(bytes: Uint8Array) {
  const read = byteReader(bytes)
  return {
    count: read.count,
    whole: read.whole,
    wholeOrNull: read.wholeOrNull,
    text: read.text,
    isAtEnd: read.isAtEnd,
    flag: () => read.count() === 1,
    coordinate: (field: 'lat' | 'lng') => fromSteps(read.whole(), field),
    measured: (field: MeasuredField) => {
      const steps = read.wholeOrNull()
      return steps === null ? null : fromSteps(steps, field)
    },
  }
}

export function writeFixPoint(write: TrackedWriter, { recordedAt, shownAt, clock, lat, lng }: FixPoint) {
  write.whole(recordedAt)
  write.whole(shownAt - recordedAt)
  write.count(CLOCKS.indexOf(clock))
  write.whole(toSteps(lat, 'lat'))
  write.whole(toSteps(lng, 'lng'))
}

export function readFixPoint(read: TrackedReader): FixPoint {
  const recordedAt = read.whole()
  const shownAt = recordedAt + read.whole()
  const clock = CLOCKS[read.count()] ?? null
  return { recordedAt, shownAt, clock, lat: read.coordinate('lat'), lng: read.coordinate('lng') }
}

import { type MeasuredField, roundedCoordinate, toSteps } from './resolution.ts'

/**
 * The packed trail: the version, the number of points, then for each point its differences from the point
 * before. A mask says which fields changed. Numbers are differences in `STEPS`, zigzag, 7 bits a byte; for times and
 * coordinates, the difference from the last difference. Times are milliseconds. A status text that occurred before is
 * given by its number. Any other version is refused.
 */
export const TRAIL_VERSION = 1
/** The same, where a position has a `gForce`. */
export const TRAIL_VERSION_WITH_G_FORCE = 2

/** The measured fields by their bit in the mask, the most variable first, so that most masks take one byte. */
export const FIELDS = [
  'speedKmh',
  'course',
  'altitudeM',
  'accuracyM',
  'satellites',
  'odometerKm',
  'hdop',
  'batteryVolts',
  'cellular',
  'engineHours',
  'reportIntervalSeconds',
] as const satisfies readonly MeasuredField[]

/** The bits of the other fields. */
export const BIT = {
  ignition: 1 << 11,
  statusText: 1 << 12,
  clock: 1 << 13,
  sentAt: 1 << 14,
  relayCut: 1 << 15,
  events: 1 << 16,
  batteryPercent: 1 << 17,
  gForce: 1 << 18,
} as const
export const MEASURED_BITS = (1 << FIELDS.length) - 1

/** The steps of a point in the order of `FIELDS`, all unknown (NaN), as before the first point. */
export const unknownSteps = () => new Float64Array(FIELDS.length).fill(Number.NaN)

export const coordinateSteps = (degrees: number, field: 'lat' | 'lng') =>
  toSteps(roundedCoordinate(degrees, field), field)

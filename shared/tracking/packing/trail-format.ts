import { type MeasuredField, roundedCoordinate, toSteps } from './resolution.ts'

/**
 * The packed trail, version 1: a version, the number of points, then for each point what differs from the
 * point before it. A mask says which fields changed; numbers are differences in `STEPS` (time and place: how
 * far the difference differs from the last one), zigzag and 7 bits a byte; a status text that was there before is named by its place. Times are milliseconds. Another version is
 * refused, never guessed.
 */
export const TRAIL_VERSION = 1

/** The measured fields by their bit in the mask: the most changeable first, so that most masks take one byte. */
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

/** What else a point may have, by its bit. */
export const BIT = {
  ignition: 1 << 11,
  statusText: 1 << 12,
  clock: 1 << 13,
  sentAt: 1 << 14,
  relayCut: 1 << 15,
  events: 1 << 16,
  batteryPercent: 1 << 17,
} as const
export const MEASURED_BITS = (1 << FIELDS.length) - 1

/** A point's numbers in steps, in the order of `FIELDS`; NaN is unknown, as before the first point. */
export const unknownSteps = () => new Float64Array(FIELDS.length).fill(Number.NaN)

export const coordinateSteps = (degrees: number, field: 'lat' | 'lng') =>
  toSteps(roundedCoordinate(degrees, field), field)

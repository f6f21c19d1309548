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
/**
 * The same values column by column: for the coordinates and each measured field the number of steps that all values are
 * multiples of, then for each column the number of its bytes, and these. Differences are in multiples.
 */
export const TRAIL_VERSION_IN_COLUMNS = 3
/** As 1, and as 3, where a position has readings on board: what changed of them, in `on-board-format.ts`. */
export const TRAIL_VERSION_WITH_ON_BOARD = 4
export const TRAIL_VERSION_IN_COLUMNS_WITH_ON_BOARD = 5

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
  onBoard: 1 << 19,
} as const
/** The columns in which values are written: the measured fields by their bit, and all other ones in `rest`. */
export type Columns<Of> = Record<'mask' | 'period' | 'lag' | 'north' | 'east' | 'rest', Of> & {
  fields: readonly Of[]
}

/** Makes the columns in the order in which they are packed. */
export const columnsOf = <Of>(make: () => Of): Columns<Of> => ({
  mask: make(),
  period: make(),
  lag: make(),
  north: make(),
  east: make(),
  fields: FIELDS.map(make),
  rest: make(),
})

export const MEASURED_BITS = (1 << FIELDS.length) - 1

export const coordinateSteps = (degrees: number, field: 'lat' | 'lng') =>
  toSteps(roundedCoordinate(degrees, field), field)

/**
 * Steps in one unit of each measured field. The decoders round to these and the trail is packed in them, so
 * a position reads back from storage exactly as it was judged when it came.
 */
export const STEPS = {
  lat: 1e7,
  lng: 1e7,
  speedKmh: 10,
  course: 10,
  altitudeM: 10,
  accuracyM: 10,
  satellites: 1,
  hdop: 10,
  batteryVolts: 100,
  batteryPercent: 1,
  cellular: 1,
  odometerKm: 100,
  engineHours: 100,
  reportIntervalSeconds: 1,
} as const
export type MeasuredField = keyof typeof STEPS

/** An impossible coordinate is kept no further out than this: it stays impossible and fits the trail's format. */
const COORDINATE_LIMIT = 1000

/** `-0` becomes 0, so that equal values are the same value. */
export const toSteps = (value: number, field: MeasuredField) => Math.round(value * STEPS[field]) + 0
export const fromSteps = (steps: number, field: MeasuredField) => steps / STEPS[field]

/** The value as the trail keeps it. */
export const rounded = (value: number, field: MeasuredField) => fromSteps(toSteps(value, field), field)

export const roundedCoordinate = (degrees: number, field: 'lat' | 'lng') =>
  rounded(Math.min(COORDINATE_LIMIT, Math.max(-COORDINATE_LIMIT, degrees)), field)

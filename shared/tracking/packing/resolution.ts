/**
 * Steps per unit of each measured field. Decoders round to these steps and the trail is packed in them, so a position
 * reads back from storage exactly as it was judged on arrival.
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
  gForce: 100,
  depthM: 10,
  tankLevel: 100,
} as const
export type MeasuredField = keyof typeof STEPS

/** Impossible coordinates are clamped to this: still impossible, and small enough for the packed trail. */
const COORDINATE_LIMIT = 1000

/** A value in whole steps of its field. `-0` becomes 0, so that equal values are identical. */
export const toSteps = (value: number, field: MeasuredField) => Math.round(value * STEPS[field]) + 0
export const fromSteps = (steps: number, field: MeasuredField) => steps / STEPS[field]

/** The value in the resolution of the trail. */
export const rounded = (value: number, field: MeasuredField) => fromSteps(toSteps(value, field), field)

/** The same for a coordinate, clamped to ±1000. */
export const roundedCoordinate = (degrees: number, field: 'lat' | 'lng') =>
  rounded(Math.min(COORDINATE_LIMIT, Math.max(-COORDINATE_LIMIT, degrees)), field)

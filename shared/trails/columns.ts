import { SECOND_MS } from '../time.ts'
import type { StampedPosition } from '../tracking/clock.ts'
import type { TrailColumns } from './trail-columns.ts'

const COORDINATE_STEPS = 1e6
const SPEED_STEPS = 10
const FULL_TURN = 360

/** What a trail in columns says of a point. `shownAt` is in epoch milliseconds, to the second. */
export type ColumnPoint = Pick<
  StampedPosition,
  'shownAt' | 'lat' | 'lng' | 'speedKmh' | 'course' | 'altitudeM'
>

/** The points of a trail as columns of differences. */
export function toColumns(points: readonly ColumnPoint[]): TrailColumns {
  return {
    version: 1,
    count: points.length,
    time: differences(points, ({ shownAt }) => Math.floor(shownAt / SECOND_MS)),
    latitude: differences(points, ({ lat }) => Math.round(lat * COORDINATE_STEPS)),
    longitude: differences(points, ({ lng }) => Math.round(lng * COORDINATE_STEPS)),
    speed: knownDifferences(points, ({ speedKmh }) =>
      speedKmh === null ? null : Math.round(speedKmh * SPEED_STEPS),
    ),
    heading: knownDifferences(points, ({ course }) =>
      course === null ? null : Math.round(course) % FULL_TURN,
    ),
    altitude: knownDifferences(points, ({ altitudeM }) =>
      altitudeM === null ? null : Math.round(altitudeM),
    ),
  }
}

function differences(points: readonly ColumnPoint[], stepsOf: (point: ColumnPoint) => number): number[] {
  let before = 0
  return points.map((point) => {
    const value = stepsOf(point)
    const difference = value - before
    before = value
    return difference
  })
}

function knownDifferences(
  points: readonly ColumnPoint[],
  stepsOf: (point: ColumnPoint) => number | null,
): (number | null)[] {
  let before = 0
  return points.map((point) => {
    const value = stepsOf(point)
    if (value === null) return null
    const difference = value - before
    before = value
    return difference
  })
}

/** The points again; a column that is too short leaves its values unknown, one of place or time ends the trail. */
export function fromColumns(columns: TrailColumns): ColumnPoint[] {
  const points: ColumnPoint[] = []
  let [time, lat, lng, speed, heading, altitude] = [0, 0, 0, 0, 0, 0]
  for (let index = 0; index < columns.time.length; index++) {
    const [later, north, east] = [columns.time[index], columns.latitude[index], columns.longitude[index]]
    if (later === undefined || north === undefined || east === undefined) break
    const [faster, right, up] = [columns.speed[index], columns.heading[index], columns.altitude[index]]
    time += later
    lat += north
    lng += east
    speed += faster ?? 0
    heading += right ?? 0
    altitude += up ?? 0
    points.push({
      shownAt: time * SECOND_MS,
      lat: lat / COORDINATE_STEPS,
      lng: lng / COORDINATE_STEPS,
      speedKmh: isKnown(faster) ? speed / SPEED_STEPS : null,
      course: isKnown(right) ? heading : null,
      altitudeM: isKnown(up) ? altitude : null,
    })
  }
  return points
}

const isKnown = (difference: number | null | undefined) => difference !== null && difference !== undefined

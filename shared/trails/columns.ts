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
  const columns: TrailColumns = {
    version: 1,
    count: points.length,
    time: [],
    latitude: [],
    longitude: [],
    speed: [],
    heading: [],
    altitude: [],
  }
  let [time, lat, lng, speed, heading, altitude] = [0, 0, 0, 0, 0, 0]
  for (const point of points) {
    const second = Math.floor(point.shownAt / SECOND_MS)
    const north = Math.round(point.lat * COORDINATE_STEPS)
    const east = Math.round(point.lng * COORDINATE_STEPS)
    columns.time.push(second - time)
    columns.latitude.push(north - lat)
    columns.longitude.push(east - lng)
    time = second
    lat = north
    lng = east
    const { speedKmh, course, altitudeM } = point
    const fast = speedKmh === null ? speed : Math.round(speedKmh * SPEED_STEPS)
    const right = course === null ? heading : Math.round(course) % FULL_TURN
    const high = altitudeM === null ? altitude : Math.round(altitudeM)
    columns.speed.push(speedKmh === null ? null : fast - speed)
    columns.heading.push(course === null ? null : right - heading)
    columns.altitude.push(altitudeM === null ? null : high - altitude)
    speed = fast
    heading = right
    altitude = high
  }
  return columns
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

import { SECOND_MS } from '../time.ts'
import type { StampedPosition } from '../tracking/judging/clock.ts'
import { deltaColumn } from './delta-column.ts'
import type { TrailColumns } from './trail-columns.ts'

const COORDINATE_STEPS = 1e6
const SPEED_STEPS = 10
const FULL_TURN = 360

/** What a trail in columns says of a point. `shownAt` is in epoch milliseconds, to the second. */
export type ColumnPoint = Pick<
  StampedPosition,
  'shownAt' | 'lat' | 'lng' | 'speedKmh' | 'course' | 'altitudeM'
>

/** The points of a trail as the JSON of `TrailColumns`. */
export function columnsJson(points: readonly ColumnPoint[]): string {
  const [time, latitude, longitude] = [deltaColumn(), deltaColumn(), deltaColumn()]
  const [speed, heading, altitude] = [deltaColumn(), deltaColumn(), deltaColumn()]
  for (const { shownAt, lat, lng, speedKmh, course, altitudeM } of points) {
    time.add(Math.floor(shownAt / SECOND_MS))
    latitude.add(Math.round(lat * COORDINATE_STEPS))
    longitude.add(Math.round(lng * COORDINATE_STEPS))
    speed.add(speedKmh === null ? null : Math.round(speedKmh * SPEED_STEPS))
    heading.add(course === null ? null : Math.round(course) % FULL_TURN)
    altitude.add(altitudeM === null ? null : Math.round(altitudeM))
  }
  return `{"version":1,"count":${points.length},"time":${time.json()},"latitude":${latitude.json()},"longitude":${longitude.json()},"speed":${speed.json()},"heading":${heading.json()},"altitude":${altitude.json()}}`
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

import { SECOND_MS } from '../time.ts'
import type { StampedPosition } from '../tracking/judging/clock.ts'
import { DEGREES_PER_TURN } from '../units.ts'
import { deltaColumn } from './delta-column.ts'
import type { TrailColumns } from './trail-columns.ts'

const COORDINATE_STEPS = 1e6
const SPEED_STEPS = 10

/** A point of a trail in columns. `shownAt` is epoch milliseconds, to the second. */
export type ColumnPoint = Pick<
  StampedPosition,
  'shownAt' | 'lat' | 'lng' | 'speedKmh' | 'course' | 'altitudeM'
>

/** The points of a trail as `TrailColumns` in JSON, rounded to its units. Written for speed. */
export function columnsJson(points: readonly ColumnPoint[]): string {
  const [time, latitude, longitude] = [deltaColumn(), deltaColumn(), deltaColumn()]
  const [speed, heading, altitude] = [deltaColumn(), deltaColumn(), deltaColumn()]
  for (const { shownAt, lat, lng, speedKmh, course, altitudeM } of points) {
    time.add(Math.floor(shownAt / SECOND_MS))
    latitude.add(Math.round(lat * COORDINATE_STEPS))
    longitude.add(Math.round(lng * COORDINATE_STEPS))
    speed.add(speedKmh === null ? null : Math.round(speedKmh * SPEED_STEPS))
    heading.add(course === null ? null : Math.round(course) % DEGREES_PER_TURN)
    altitude.add(altitudeM === null ? null : Math.round(altitudeM))
  }
  return `{"version":1,"count":${points.length},"time":${time.json()},"latitude":${latitude.json()},"longitude":${longitude.json()},"speed":${speed.json()},"heading":${heading.json()},"altitude":${altitude.json()}}`
}

/**
 * The points of a trail in columns. Where the column of times or coordinates is too short, the trail ends; where
 * another is, its values are unknown.
 */
export function fromColumns(columns: TrailColumns): ColumnPoint[] {
  const points: ColumnPoint[] = []
  let [time, lat, lng, speed, heading, altitude] = [0, 0, 0, 0, 0, 0]
  for (let index = 0; index < columns.time.length; index++) {
    const [timeDelta, latDelta, lngDelta] = [
      columns.time[index],
      columns.latitude[index],
      columns.longitude[index],
    ]
    if (timeDelta === undefined || latDelta === undefined || lngDelta === undefined) break
    const speedDelta = columns.speed[index]
    const headingDelta = columns.heading[index]
    const altitudeDelta = columns.altitude[index]
    time += timeDelta
    lat += latDelta
    lng += lngDelta
    speed += speedDelta ?? 0
    heading += headingDelta ?? 0
    altitude += altitudeDelta ?? 0
    points.push({
      shownAt: time * SECOND_MS,
      lat: lat / COORDINATE_STEPS,
      lng: lng / COORDINATE_STEPS,
      speedKmh: isKnown(speedDelta) ? speed / SPEED_STEPS : null,
      course: isKnown(headingDelta) ? heading : null,
      altitudeM: isKnown(altitudeDelta) ? altitude : null,
    })
  }
  return points
}

const isKnown = (delta: number | null | undefined) => delta !== null && delta !== undefined

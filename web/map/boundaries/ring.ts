import { type Line, nearestCopy, unwrapLine } from '../../../shared/geo/antimeridian.ts'
import { destination } from '../../../shared/geo/destination.ts'
import type { Point } from '../../../shared/geo/point.ts'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { RADIANS_PER_DEGREE } from '../../../shared/units.ts'
import { pointOf } from './wire-points.ts'

const CIRCLE_STEPS = 72
const CAP_STEPS = 12
/** A sharp corner of a corridor is cut off at this many half widths. */
const MITRE_MAX = 2

/**
 * The boundary as a closed ring in GeoJSON order. Longitudes continue beyond ±180 across the antimeridian. Empty while
 * there are too few points.
 */
export function ringOf({ shape, points, radius, width }: DrawnShape): Line {
  const places = points.map(pointOf)
  const [first, second] = places
  if (first === undefined) return []
  if (shape === 'circle') return radius === null ? [] : circleRing(first, radius)
  if (second === undefined) return []
  if (shape === 'rectangle') return rectangleRing(first, second)
  if (shape === 'corridor') return width === null ? [] : corridorRing(places, width)
  return unwrapLine([...places, first].map(({ lat, lng }) => [lng, lat]))
}

function circleRing(centre: Point, radiusM: number): Line {
  const line = Array.from({ length: CIRCLE_STEPS }, (_, step) => {
    const { lat, lng } = destination(centre, radiusM, (360 * step) / CIRCLE_STEPS)
    return [lng, lat]
  })
  return [...line, ...line.slice(0, 1)]
}

function rectangleRing(a: Point, b: Point): Line {
  const east = nearestCopy(b.lng, a.lng)
  return [
    [a.lng, a.lat],
    [east, a.lat],
    [east, b.lat],
    [a.lng, b.lat],
    [a.lng, a.lat],
  ]
}

/** Along one side, around the end, back along the other, and around the start. */
function corridorRing(places: readonly Point[], widthM: number): Line {
  const line = unwrapLine(places.map(({ lat, lng }) => [lng, lat])).map(([lng = 0, lat = 0]) => ({
    lng,
    lat,
  }))
  const courses = line.slice(1).map((to, index) => planeCourse(line[index] ?? to, to))
  const half = widthM / 2
  const side = (sign: 1 | -1) =>
    line.map((at, index) => {
      const before = courses[index - 1] ?? courses[index] ?? 0
      const after = courses[index] ?? before
      const turn = turnBetween(before, after)
      const reach = Math.min(MITRE_MAX, 1 / Math.max(0.01, Math.cos((turn / 2) * RADIANS_PER_DEGREE)))
      return destination(at, half * reach, before + turn / 2 + sign * 90)
    })
  const [start, end] = [line[0], line.at(-1)]
  if (start === undefined || end === undefined) return []
  const ring = [
    ...side(-1),
    ...cap(end, half, (courses.at(-1) ?? 0) - 90),
    ...side(1).toReversed(),
    ...cap(start, half, (courses[0] ?? 0) + 90),
  ].map(({ lat, lng }) => [lng, lat])
  return [...ring, ...ring.slice(0, 1)]
}

const cap = (centre: Point, metres: number, from: number): Point[] =>
  Array.from({ length: CAP_STEPS - 1 }, (_, step) =>
    destination(centre, metres, from + (180 * (step + 1)) / CAP_STEPS),
  )

/** The course on the map, in degrees from north: what the eye sees of a short line. */
function planeCourse(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos(((from.lat + to.lat) / 2) * RADIANS_PER_DEGREE)
  return Math.atan2(east, to.lat - from.lat) / RADIANS_PER_DEGREE
}

/** From -180 to below 180. */
const turnBetween = (before: number, after: number) => ((((after - before + 180) % 360) + 360) % 360) - 180

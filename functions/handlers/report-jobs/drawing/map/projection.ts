import { boundsAround, type Line, nearestCopy, unwrapLine } from '../../../../../shared/geo/antimeridian.ts'
import type { Bounds } from '../../../../../shared/geo/bounds.ts'
import { METRES_PER_DEGREE } from '../../../../../shared/geo/distance.ts'
import type { Point } from '../../../../../shared/geo/point.ts'
import { METRES_PER_KM, RADIANS_PER_DEGREE } from '../../../../../shared/units.ts'
import { DRAWING_WIDTH } from '../svg.ts'

export const MAP_HEIGHT = 340
const PADDING = 56
/** A map is at least so wide: closer, the ground shows nothing. */
const MIN_WIDTH_KM = 5
/** Where Mercator's maps end. */
const LAT_MAX = 85

export type Projection = {
  /** The bounds of the map, in degrees. Across the antimeridian an edge lies beyond ±180. */
  bounds: Bounds
  /** The position on the drawing, measured from its top left corner. */
  project: (lng: number, lat: number) => { x: number; y: number }
  /** At the middle of the map, where its scale applies. */
  kmPerPixel: number
  /** A line without jumps across the antimeridian, near the middle of the map. */
  lineOf: (points: readonly Point[]) => Line
}

/** Mercator's projection around some lines, with the same scale in both directions; `null` without a point. */
export function projectionAround(lines: readonly (readonly Point[])[]): Projection | null {
  const around = boundsAround(lines)
  if (around === null) return null
  const middleLng = (around.west + around.east) / 2
  const [south, north] = [northing(around.south), northing(around.north)]
  const middleNorthing = (south + north) / 2
  const middleLat = latOf(middleNorthing)
  const kmPerRadian = kmPerDegree(middleLat) / RADIANS_PER_DEGREE
  const pixelsPerRadian = Math.min(
    (DRAWING_WIDTH - 2 * PADDING) / ((around.east - around.west) * RADIANS_PER_DEGREE),
    (MAP_HEIGHT - 2 * PADDING) / (north - south),
    (DRAWING_WIDTH * kmPerRadian) / MIN_WIDTH_KM,
  )
  const halfTurn = DRAWING_WIDTH / 2 / pixelsPerRadian / RADIANS_PER_DEGREE
  const halfNorthing = MAP_HEIGHT / 2 / pixelsPerRadian
  return {
    bounds: {
      west: middleLng - halfTurn,
      east: middleLng + halfTurn,
      south: latOf(middleNorthing - halfNorthing),
      north: latOf(middleNorthing + halfNorthing),
    },
    project: (lng, lat) => ({
      x: DRAWING_WIDTH / 2 + (lng - middleLng) * RADIANS_PER_DEGREE * pixelsPerRadian,
      y: MAP_HEIGHT / 2 - (northing(lat) - middleNorthing) * pixelsPerRadian,
    }),
    kmPerPixel: kmPerRadian / pixelsPerRadian,
    lineOf: ([first, ...rest]) =>
      first === undefined
        ? []
        : unwrapLine([
            [nearestCopy(first.lng, middleLng), first.lat],
            ...rest.map(({ lng, lat }) => [lng, lat]),
          ]),
  }
}

const kmPerDegree = (lat: number) => (METRES_PER_DEGREE / METRES_PER_KM) * Math.cos(lat * RADIANS_PER_DEGREE)

/** How far north a latitude is on a map by Mercator, in radians of the equator. */
const northing = (lat: number) =>
  Math.asinh(Math.tan(Math.min(LAT_MAX, Math.max(-LAT_MAX, lat)) * RADIANS_PER_DEGREE))

const latOf = (northingRadians: number) => Math.atan(Math.sinh(northingRadians)) / RADIANS_PER_DEGREE

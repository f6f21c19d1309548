import { haversineMetres, METRES_PER_DEGREE } from '../geo/distance.ts'
import { degreesEast } from '../geo/longitude.ts'
import type { Point } from '../geo/point.ts'
import { RADIANS_PER_DEGREE } from '../units.ts'
import type { Geofence, GeofencePoint } from './geofence.ts'

/**
 * The edge of a geofence, as the rules use it. A rectangle is a polygon of its four corners. Longitudes are continuous
 * along a ring or a line, so they may be beyond ±180°.
 */
export type Boundary =
  | { shape: 'polygon'; ring: readonly Point[] }
  | { shape: 'circle'; centre: Point; radiusM: number }
  | { shape: 'corridor'; line: readonly Point[]; widthM: number }

export type DrawnShape = Pick<Geofence, 'shape' | 'points' | 'radius' | 'width'>

/**
 * The boundary of a geofence without `boundaryProblems`; of others it is a boundary that contains nothing. The last
 * corner of a polygon may repeat the first, as in GeoJSON. Edges take the short way across the antimeridian.
 */
export function boundaryOf({ shape, points, radius, width }: DrawnShape): Boundary {
  const line = continuous(points)
  switch (shape) {
    case 'polygon':
      return { shape, ring: withoutClosing(line) }
    case 'rectangle':
      return { shape: 'polygon', ring: cornersOf(line) }
    case 'circle':
      return { shape, centre: line[0] ?? NOWHERE, radiusM: radius ?? 0 }
    case 'corridor':
      return { shape, line, widthM: width ?? 0 }
  }
}

const NOWHERE: Point = { lat: 0, lng: 0 }

/** The points with longitudes that continue each other across the antimeridian. */
function continuous(points: readonly GeofencePoint[]): Point[] {
  let before: number | null = null
  return points.map(({ latitude, longitude }) => {
    const lng: number = before === null ? longitude : before + degreesEast(before, longitude)
    before = lng
    return { lat: latitude, lng }
  })
}

function withoutClosing(ring: Point[]): Point[] {
  const [first, last] = [ring[0], ring.at(-1)]
  const closed = ring.length > 1 && first?.lat === last?.lat && first?.lng === last?.lng
  return closed ? ring.slice(0, -1) : ring
}

function cornersOf([a, b]: readonly Point[]): Point[] {
  if (a === undefined || b === undefined) return []
  return [a, { lat: a.lat, lng: b.lng }, b, { lat: b.lat, lng: a.lng }]
}

/**
 * How deep a point is inside the boundary, in metres: positive inside, negative outside, 0 at the edge. Edges are
 * straight in longitude and latitude, as in GeoJSON (RFC 7946, 3.1.1). A circle is measured by the haversine formula,
 * the others on a plane around the point: within 0.05 % of it for edges up to 5 km away, below 70° of latitude.
 */
export function metresInside(boundary: Boundary, point: Point): number {
  switch (boundary.shape) {
    case 'circle':
      return boundary.radiusM - haversineMetres(boundary.centre, point)
    case 'corridor':
      return boundary.widthM / 2 - edgeDistance(boundary.line, false, point).metres
    case 'polygon': {
      const { metres, inside } = edgeDistance(boundary.ring, true, point)
      return inside ? metres : -metres
    }
  }
}

/**
 * The distance to the nearest edge, and whether a ray to the east crosses an odd number of them. One pass, without an
 * allocation for each edge: a fix may be compared with hundreds of corners.
 */
function edgeDistance(points: readonly Point[], closed: boolean, { lat, lng }: Point) {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return { metres: Number.POSITIVE_INFINITY, inside: false }
  const metresEast = METRES_PER_DEGREE * Math.cos(lat * RADIANS_PER_DEGREE)
  const east = first.lng + degreesEast(first.lng, lng)
  const start = closed ? last : first
  let [ax, ay] = [(start.lng - east) * metresEast, (start.lat - lat) * METRES_PER_DEGREE]
  let square = Number.POSITIVE_INFINITY
  let inside = false
  for (const corner of points) {
    const bx = (corner.lng - east) * metresEast
    const by = (corner.lat - lat) * METRES_PER_DEGREE
    square = Math.min(square, squareToOrigin(ax, ay, bx, by))
    if (ay > 0 !== by > 0 && ax - (ay * (bx - ax)) / (by - ay) > 0) inside = !inside
    ax = bx
    ay = by
  }
  return { metres: Math.sqrt(square), inside }
}

/** The squared distance of the origin from the straight line between a and b. */
function squareToOrigin(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  const [x, y] = [ax + part * dx, ay + part * dy]
  return x * x + y * y
}

import { METRES_PER_DEGREE } from '../geo/distance.ts'
import type { Point } from '../geo/point.ts'
import { METRES_PER_KM, RADIANS_PER_DEGREE } from '../units.ts'
import { type Boundary, boundaryOf, type DrawnShape } from './boundary.ts'
import { type GeofenceShape, VERTICES } from './geofence.ts'
import { firstSelfIntersection, type PlanePoint } from './self-intersection.ts'

/** A square of this side is the smallest area. */
const SMALLEST_SIDE_M = 20
/** From west to east and from south to north. */
const ACROSS_MAX_M = 6_000 * METRES_PER_KM

export type BoundaryProblem = { path: string; code: BoundaryProblemCode }
type BoundaryProblemCode =
  | 'too-few-points'
  | 'too-many-points'
  | 'duplicate-point'
  | 'self-intersection'
  | 'too-small'
  | 'too-large'
  | 'radius-required'
  | 'width-required'

const POINTS: Record<GeofenceShape, { min: number; max: number }> = {
  polygon: VERTICES,
  circle: { min: 1, max: 1 },
  rectangle: { min: 2, max: 2 },
  corridor: { min: 2, max: VERTICES.max },
}

/** What is wrong with a geofence's boundary, by field or point (`points.3`); empty if it is valid. */
export function boundaryProblems(geofence: DrawnShape): BoundaryProblem[] {
  const { shape, points, radius, width } = geofence
  const problems: BoundaryProblem[] = []
  if (shape === 'circle' && radius === null) problems.push({ path: 'radius', code: 'radius-required' })
  if (shape === 'corridor' && width === null) problems.push({ path: 'width', code: 'width-required' })
  const boundary = boundaryOf(geofence)
  const drawn = shape === 'polygon' ? pointsOf(boundary) : points
  if (drawn.length < POINTS[shape].min) return [...problems, { path: 'points', code: 'too-few-points' }]
  if (drawn.length > POINTS[shape].max) return [...problems, { path: 'points', code: 'too-many-points' }]
  return [...problems, ...outlineProblems(shape, boundary)]
}

const pointsOf = (boundary: Boundary): readonly Point[] => {
  if (boundary.shape === 'circle') return [boundary.centre]
  return boundary.shape === 'polygon' ? boundary.ring : boundary.line
}

function outlineProblems(shape: GeofenceShape, boundary: Boundary): BoundaryProblem[] {
  if (boundary.shape === 'circle') return []
  const points = onPlane(pointsOf(boundary))
  if (acrossMetres(points) > ACROSS_MAX_M) return [{ path: 'points', code: 'too-large' }]
  if (shape !== 'rectangle') {
    const duplicate = firstDuplicate(points, boundary.shape === 'polygon')
    if (duplicate !== null) return [{ path: `points.${duplicate}`, code: 'duplicate-point' }]
  }
  if (boundary.shape === 'corridor') return []
  const crossing = shape === 'polygon' ? firstSelfIntersection(points) : null
  if (crossing !== null) return [{ path: `points.${crossing}`, code: 'self-intersection' }]
  return areaSquareMetres(points) < SMALLEST_SIDE_M ** 2 ? [{ path: 'points', code: 'too-small' }] : []
}

/** Metres from the first point, at the middle latitude. */
function onPlane(points: readonly Point[]): PlanePoint[] {
  const latitudes = points.map(({ lat }) => lat)
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2
  const metresEast = METRES_PER_DEGREE * Math.cos(middle * RADIANS_PER_DEGREE)
  const [first] = points
  return points.map(({ lat, lng }) => ({
    x: (lng - (first?.lng ?? lng)) * metresEast,
    y: (lat - (first?.lat ?? lat)) * METRES_PER_DEGREE,
  }))
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

const acrossMetres = (points: readonly PlanePoint[]) =>
  Math.max(spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y)))

/** The index of the first point at the place of an earlier one; of a line, at that of the one before. */
function firstDuplicate(points: readonly PlanePoint[], closed: boolean): number | null {
  const index = points.findIndex((point, at) =>
    points.slice(closed ? 0 : Math.max(0, at - 1), at).some(({ x, y }) => x === point.x && y === point.y),
  )
  return index === -1 ? null : index
}

/** By the shoelace formula. */
function areaSquareMetres(points: readonly PlanePoint[]): number {
  let twice = 0
  for (const [index, { x, y }] of points.entries()) {
    const next = points[(index + 1) % points.length]
    if (next !== undefined) twice += x * next.y - next.x * y
  }
  return Math.abs(twice) / 2
}

import { nearestCopy } from '../../../shared/geo/antimeridian.ts'
import { destination } from '../../../shared/geo/destination.ts'
import { haversineMetres } from '../../../shared/geo/distance.ts'
import type { Point } from '../../../shared/geo/point.ts'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { RADIUS_M, VERTICES } from '../../../shared/geofences/geofence.ts'
import { pointOf, wirePoint } from '../boundaries/wire-points.ts'

/** A point to drag: a corner, the middle of a side (which becomes a corner), a centre, or the edge of a circle. */
export type Handle = { key: string; kind: 'corner' | 'middle' | 'centre' | 'edge'; index: number; at: Point }

/** The minimum number of points of each shape. */
const POINTS_MIN = { polygon: VERTICES.min, corridor: 2, rectangle: 2, circle: 1 }
/** More handles than this would hide the boundary. */
const MIDDLES_MAX = 80

export function handlesOf({ shape, points, radius }: DrawnShape): Handle[] {
  const places = points.map(pointOf)
  const [first] = places
  if (shape === 'circle') {
    if (first === undefined || radius === null) return []
    return [
      { key: 'centre', kind: 'centre', index: 0, at: first },
      { key: 'edge', kind: 'edge', index: 0, at: destination(first, radius, 90) },
    ]
  }
  const corners = places.map((at, index): Handle => ({ key: `corner-${index}`, kind: 'corner', index, at }))
  const hasMiddles = shape !== 'rectangle' && places.length <= MIDDLES_MAX
  return hasMiddles ? [...corners, ...middlesOf(places, shape === 'polygon')] : corners
}

function middlesOf(places: readonly Point[], isClosed: boolean): Handle[] {
  return places.flatMap((from, index) => {
    const to = places[index + 1] ?? (isClosed ? places[0] : undefined)
    if (to === undefined) return []
    const lng = (from.lng + nearestCopy(to.lng, from.lng)) / 2
    return { key: `middle-${index}`, kind: 'middle', index, at: { lat: (from.lat + to.lat) / 2, lng } }
  })
}

/** The boundary after a handle was moved. The middle of a side becomes a corner there. */
export function movedHandle(boundary: DrawnShape, { kind, index }: Handle, to: Point): DrawnShape {
  const { points } = boundary
  const at = wirePoint(to)
  const centre = points[0]
  if (kind === 'edge' && centre !== undefined) {
    const radius = Math.round(haversineMetres(pointOf(centre), to))
    return { ...boundary, radius: Math.min(RADIUS_M.max, Math.max(RADIUS_M.min, radius)) }
  }
  if (kind === 'middle') return { ...boundary, points: points.toSpliced(index + 1, 0, at) }
  return { ...boundary, points: points.with(index, at) }
}

/** The boundary without a corner, or unchanged where that corner is needed. */
export function withoutHandle(boundary: DrawnShape, { kind, index }: Handle): DrawnShape {
  const { shape, points } = boundary
  if (kind !== 'corner' || points.length <= POINTS_MIN[shape]) return boundary
  return { ...boundary, points: points.toSpliced(index, 1) }
}

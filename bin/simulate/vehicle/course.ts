import type { Point } from '../../../shared/geo/point.ts'
import type { Waypoint } from './roads.ts'

type Vertex = Waypoint & { alongM: number; courseDegrees: number }
/** Where the vehicle has to slow down or may halt. */
export type Mark = { alongM: number; turnDegrees: number; halt: Waypoint['halt'] }
export type Course = { lengthM: number; vertices: readonly Vertex[]; marks: readonly Mark[] }

const METRES_PER_DEGREE = 111_195
const eastMetresPerDegree = (lat: number) => METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)

/** The offset between two points on a plane, in metres; accurate to centimetres within a city. */
const offsetM = (from: Point, to: Point) => ({
  northM: (to.lat - from.lat) * METRES_PER_DEGREE,
  eastM: (to.lng - from.lng) * eastMetresPerDegree(from.lat),
})

export const distanceM = (from: Point, to: Point) => {
  const { northM, eastM } = offsetM(from, to)
  return Math.hypot(northM, eastM)
}

export const movedBy = (from: Point, { northM, eastM }: { northM: number; eastM: number }): Point => ({
  lat: from.lat + northM / METRES_PER_DEGREE,
  lng: from.lng + eastM / eastMetresPerDegree(from.lat),
})

const courseDegrees = (from: Point, to: Point) => {
  const { northM, eastM } = offsetM(from, to)
  return ((Math.atan2(eastM, northM) * 180) / Math.PI + 360) % 360
}

const turnBetween = (before: number, after: number) => Math.abs(((after - before + 540) % 360) - 180)

/** Chaikin's corner cutting. The result stays inside the ring's corners, so a course over water stays on water. */
export function rounded(ring: readonly Waypoint[]): readonly Waypoint[] {
  return ring.flatMap((corner, index) => {
    const next = ring.at((index + 1) % ring.length) ?? corner
    const between = (share: number) => ({
      lat: corner.lat + (next.lat - corner.lat) * share,
      lng: corner.lng + (next.lng - corner.lng) * share,
    })
    return [
      { ...corner, ...between(0.25) },
      { ...corner, ...between(0.75), halt: 'none' as const },
    ]
  })
}

/** Measures a closed ring of waypoints, and marks where to slow down. */
export function courseOf(ring: readonly Waypoint[]): Course {
  let lengthM = 0
  const vertices = ring.map((waypoint, index) => {
    const next = ring.at((index + 1) % ring.length) ?? waypoint
    const vertex = { ...waypoint, alongM: lengthM, courseDegrees: courseDegrees(waypoint, next) }
    lengthM += distanceM(waypoint, next)
    return vertex
  })
  const marks = vertices.map(({ alongM, halt, courseDegrees }, index) => ({
    alongM,
    halt,
    turnDegrees: turnBetween(vertices.at(index - 1)?.courseDegrees ?? courseDegrees, courseDegrees),
  }))
  return { lengthM, vertices, marks }
}

/** The start of the leg at a distance along the ring. */
export function legAt({ vertices, lengthM }: Course, alongM: number): Vertex {
  const wrappedM = alongM % lengthM
  const leg = vertices.findLast((vertex) => vertex.alongM <= wrappedM)
  if (leg === undefined) throw new RangeError('A course needs at least one vertex')
  return leg
}

/** The point at a distance along the ring, and the course of its leg. */
export function placeAlong(course: Course, alongM: number) {
  const leg = legAt(course, alongM)
  const beyondM = (alongM % course.lengthM) - leg.alongM
  const radians = (leg.courseDegrees * Math.PI) / 180
  const point = movedBy(leg, { northM: Math.cos(radians) * beyondM, eastM: Math.sin(radians) * beyondM })
  return { point, courseDegrees: leg.courseDegrees }
}

const RESUME_STEP_M = 10

/** The distance along the ring to the place nearest to a point, to within `RESUME_STEP_M`. */
export function nearestAlong(course: Course, point: Point): number {
  let nearest = { alongM: 0, distance: Number.POSITIVE_INFINITY }
  for (let alongM = 0; alongM < course.lengthM; alongM += RESUME_STEP_M) {
    const distance = distanceM(placeAlong(course, alongM).point, point)
    if (distance < nearest.distance) nearest = { alongM, distance }
  }
  return nearest.alongM
}

import type { Point } from '../../../shared/geo/point.ts'
import type { Halt, Way } from '../routes/way.ts'

/** A point of a course; `limitKmh` applies to the leg that starts here. */
type Waypoint = Point & { limitKmh: number; halt: Halt }
type Vertex = Waypoint & { alongM: number; courseDegrees: number }
/** Where the vehicle has to slow down or may halt. */
export type Mark = { alongM: number; turnDegrees: number; halt: Halt }
/** A route from its start to its end, measured. */
export type Course = { lengthM: number; vertices: readonly Vertex[]; marks: readonly Mark[] }

const METRES_PER_DEGREE = 111_195
const eastMetresPerDegree = (lat: number) => METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
/** Points closer than this are one. */
const SAME_PLACE_M = 1

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

/** The halt where two ways meet: a stop rather than a traffic light, and that rather than nothing. */
const strongerHalt = (before: Halt, after: Halt): Halt =>
  after === 'none' || (after === 'light' && before !== 'none') ? before : after

/** The waypoints of consecutive ways, each place once. Of two ways that meet, the one that goes on has the limit. */
function waypointsOf(route: readonly Way[]): Waypoint[] {
  const waypoints: Waypoint[] = []
  for (const { limitKmh, halt, points } of route)
    for (const [lat, lng] of points) {
      const before = waypoints.at(-1)
      const isSame = before !== undefined && distanceM(before, { lat, lng }) < SAME_PLACE_M
      if (isSame) waypoints.pop()
      waypoints.push({ lat, lng, limitKmh, halt: isSame ? strongerHalt(before.halt, halt) : halt })
    }
  return waypoints
}

const CORNER_CUTS = 2
const CUT_SHARE = 0.25

/** Chaikin's corner cutting: between its ends, the line stays inside its corners, so one over water stays on water. */
function rounded(line: readonly Waypoint[]): readonly Waypoint[] {
  return line.flatMap((corner, index) => {
    const [before, after] = [line[index - 1], line[index + 1]]
    if (before === undefined || after === undefined || corner.halt !== 'none') return [corner]
    const towards = (other: Point) => ({
      lat: corner.lat + (other.lat - corner.lat) * CUT_SHARE,
      lng: corner.lng + (other.lng - corner.lng) * CUT_SHARE,
    })
    return [
      { ...corner, limitKmh: before.limitKmh, ...towards(before) },
      { ...corner, ...towards(after) },
    ]
  })
}

/** Measures a route, and marks where to slow down. On water, its corners are rounded. */
export function courseOf(route: readonly Way[], medium: 'road' | 'water'): Course {
  let line: readonly Waypoint[] = waypointsOf(route)
  if (medium === 'water') for (let cut = 0; cut < CORNER_CUTS; cut++) line = rounded(line)
  let lengthM = 0
  let heading = 0
  const vertices = line.map((waypoint, index): Vertex => {
    const next = line[index + 1]
    // the end keeps the course of the last leg
    if (next !== undefined) heading = courseDegrees(waypoint, next)
    const vertex = { ...waypoint, alongM: lengthM, courseDegrees: heading }
    if (next !== undefined) lengthM += distanceM(waypoint, next)
    return vertex
  })
  const marks = vertices.map(({ alongM, halt, courseDegrees: after }, index) => ({
    alongM,
    halt,
    turnDegrees: turnBetween(vertices[index - 1]?.courseDegrees ?? after, after),
  }))
  return { lengthM, vertices, marks }
}

/** The start of the leg at a distance along the course. */
export function legAt({ vertices }: Course, alongM: number): Vertex {
  let low = 0
  let high = vertices.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((vertices[middle]?.alongM ?? 0) <= alongM) low = middle
    else high = middle - 1
  }
  const leg = vertices[low]
  if (leg === undefined) throw new RangeError('A course needs at least one vertex')
  return leg
}

/** The point at a distance along the course, and the direction of its leg. */
export function placeAlong(course: Course, alongM: number): { point: Point; courseDegrees: number } {
  const leg = legAt(course, alongM)
  const beyondM = Math.min(alongM, course.lengthM) - leg.alongM
  const radians = (leg.courseDegrees * Math.PI) / 180
  const point = movedBy(leg, { northM: Math.cos(radians) * beyondM, eastM: Math.sin(radians) * beyondM })
  return { point, courseDegrees: leg.courseDegrees }
}

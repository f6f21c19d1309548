import type { Bounds } from './bounds.ts'
import type { Point } from './point.ts'

/** A line or ring in GeoJSON order: longitude, latitude. */
export type Line = number[][]

export const FULL_TURN = 360
const HALF_TURN = 180
const SOUTH_POLE = -90

/**
 * The longitude, at most half a turn from `near`, that stands for the same meridian as `lng`, in degrees. It lies
 * beyond ±180 where the short way between the two crosses the antimeridian.
 */
export const nearestCopy = (lng: number, near: number): number =>
  Math.abs(near - lng) <= HALF_TURN ? lng : lng + FULL_TURN * Math.round((near - lng) / FULL_TURN)

/** A line without jumps across the antimeridian: its longitudes continue beyond ±180 instead. */
export function unwrapLine(line: Line): Line {
  let before: number | undefined
  return line.map(([lng = 0, lat = 0]) => {
    before = before === undefined ? lng : nearestCopy(lng, before)
    return [before, lat]
  })
}

/** The same for a ring. A ring around the South Pole (Antarctica) is closed along the pole. */
export function unwrapRing(ring: Line): Line {
  const line = unwrapLine(ring)
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || first[0] === last[0]) return line
  return [...line, [last[0] ?? 0, SOUTH_POLE], [first[0] ?? 0, SOUTH_POLE], first]
}

/**
 * The narrowest box around all lines, in degrees; `null` without a point. A box across the antimeridian has an east
 * edge beyond 180. A line of one point is a place.
 */
export function boundsAround(lines: readonly (readonly Point[])[]): Bounds | null {
  const spans = lines.filter(({ length }) => length > 0).map(spanOf)
  if (spans.length === 0) return null
  const west = westEdge(spans)
  const bounds = { west, south: Number.POSITIVE_INFINITY, east: west, north: Number.NEGATIVE_INFINITY }
  for (const span of spans) {
    const east = span.west < west ? span.east + FULL_TURN : span.east
    bounds.south = Math.min(bounds.south, span.south)
    bounds.north = Math.max(bounds.north, span.north)
    bounds.east = Math.min(west + FULL_TURN, Math.max(bounds.east, east))
  }
  return bounds
}

/** The box of one line; its west edge is at least -180 and below 180. */
function spanOf(line: readonly Point[]): Bounds {
  let near = line[0]?.lng ?? 0
  let [west, south, east, north] = [near, Number.POSITIVE_INFINITY, near, Number.NEGATIVE_INFINITY]
  for (const { lng, lat } of line) {
    near = nearestCopy(lng, near)
    west = Math.min(west, near)
    east = Math.max(east, near)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  const turn = FULL_TURN * Math.floor((west + HALF_TURN) / FULL_TURN)
  return { west: west - turn, south, east: east - turn, north }
}

/** The narrowest box starts where the widest gap between the spans ends. */
function westEdge(spans: readonly Bounds[]): number {
  const eastward = spans.toSorted((a, b) => a.west - b.west)
  let coveredTo = eastward.reduce((east, span) => Math.max(east, span.east), -HALF_TURN) - FULL_TURN
  let widestGap = Number.NEGATIVE_INFINITY
  let edge = 0
  for (const { west, east } of eastward) {
    if (west - coveredTo > widestGap) {
      widestGap = west - coveredTo
      edge = west
    }
    coveredTo = Math.max(coveredTo, east)
  }
  return edge
}

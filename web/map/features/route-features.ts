import type { Feature, FeatureCollection, LineString, MultiPoint } from 'geojson'
import { simplifyLine } from '../../../shared/geo/simplify.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../shared/trails/export-track.ts'
import { unwrapLine } from '../base/unwrap.ts'
import { SIMPLIFY_TOLERANCE_M } from './trail-features.ts'

/** A route and how it is drawn. `colour` null: by speed. `chosen` null: all of it is. */
export type DrawnRoute = {
  deviceId: string
  colour: string | null
  chosen: { from: number; to: number } | null
  points: readonly ColumnPoint[]
}
type Piece = { deviceId: string; colour: string | null; chosen: boolean; speedKmh: number }
export type RouteFeatures = FeatureCollection<LineString | MultiPoint, Piece>

/** The colours differ little within such a step. */
const SPEED_STEP_KMH = 10

/**
 * Routes as lines of one colour each, simplified, which meet in a common point; and all of their points, those of one
 * colour as one feature. A silence of more than an hour cuts the line. Across the date line both go on beyond 180
 * degrees.
 */
export function routeFeatures(routes: readonly DrawnRoute[]): RouteFeatures {
  return {
    type: 'FeatureCollection',
    features: routes.flatMap((route) => {
      const places = placesOf(route.points)
      return [...linesOf(route, places), ...dotsOf(route, places)]
    }),
  }
}

type Place = { lat: number; lng: number }

function placesOf(points: readonly ColumnPoint[]): Place[] {
  return unwrapLine(points.map(({ lng, lat }) => [lng, lat])).map(([lng = 0, lat = 0]) => ({ lng, lat }))
}

function linesOf(route: DrawnRoute, places: readonly Place[]): Feature<LineString, Piece>[] {
  const lines: Feature<LineString, Piece>[] = []
  let first = 0
  let look = 0
  /** The line from `first` to a point, both included. */
  const close = (last: number) => {
    if (last > first) lines.push(lineOf(route, places.slice(first, last + 1), look))
    first = last
  }
  for (const [index, point] of route.points.entries()) {
    const before = route.points[index - 1]
    if (before === undefined) continue
    if (point.shownAt - before.shownAt > SEGMENT_GAP_MS) {
      close(index - 1)
      first = index
      continue
    }
    const next = lookOf(route, point)
    if (next !== look) close(index - 1)
    look = next
  }
  close(route.points.length - 1)
  return lines
}

const lineOf = (route: DrawnRoute, places: readonly Place[], look: number): Feature<LineString, Piece> => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: simplifyLine(places, SIMPLIFY_TOLERANCE_M).map(pairOf) },
  properties: pieceOf(route, look),
})

function dotsOf(route: DrawnRoute, places: readonly Place[]): Feature<MultiPoint, Piece>[] {
  const byLook = new Map<number, Place[]>()
  for (const [index, point] of route.points.entries()) {
    const place = places[index]
    if (place === undefined) continue
    const look = lookOf(route, point)
    const alike = byLook.get(look)
    if (alike === undefined) byLook.set(look, [place])
    else alike.push(place)
  }
  return [...byLook].map(([look, alike]) => ({
    type: 'Feature',
    geometry: { type: 'MultiPoint', coordinates: alike.map(pairOf) },
    properties: pieceOf(route, look),
  }))
}

const pairOf = ({ lng, lat }: Place) => [lng, lat]

/** How a point is drawn, as one number: with an object for each of a week's points this takes twice as long. */
function lookOf({ colour, chosen }: DrawnRoute, { shownAt, speedKmh }: ColumnPoint): number {
  const inside = chosen === null || (shownAt >= chosen.from && shownAt <= chosen.to)
  const steps = colour === null ? Math.round((speedKmh ?? 0) / SPEED_STEP_KMH) : 0
  return 2 * steps + (inside ? 1 : 0)
}

const pieceOf = ({ deviceId, colour }: DrawnRoute, look: number): Piece => ({
  deviceId,
  colour,
  chosen: look % 2 === 1,
  speedKmh: Math.floor(look / 2) * SPEED_STEP_KMH,
})

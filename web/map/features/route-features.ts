import type { Feature, FeatureCollection, LineString, MultiPoint } from 'geojson'
import { unwrapLine } from '../../../shared/geo/antimeridian.ts'
import { simplifyLine } from '../../../shared/geo/simplify.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../shared/trails/export-track.ts'
import { SIMPLIFY_TOLERANCE_M } from './trail-features.ts'

/** A route and how it is drawn. `colour` null: by speed. `chosen` null: the whole route. */
export type DrawnRoute = {
  deviceId: string
  colour: string | null
  chosen: { from: number; to: number } | null
  points: readonly ColumnPoint[]
}
type RouteProperties = { deviceId: string; colour: string | null; chosen: boolean; speedKmh: number }
export type RouteFeatures = FeatureCollection<LineString | MultiPoint, RouteProperties>

/** Colours differ little within one step. */
const SPEED_STEP_KMH = 10

/**
 * Routes as simplified lines of one colour each, joined at common points, and as all of their points, one feature per
 * colour. A gap of more than an hour breaks the line. Across the antimeridian longitudes continue beyond ±180.
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

function linesOf(route: DrawnRoute, places: readonly Place[]): Feature<LineString, RouteProperties>[] {
  const lines: Feature<LineString, RouteProperties>[] = []
  let first = 0
  let style = 0
  /** Ends the line that starts at index `first` at index `last`. */
  const close = (last: number) => {
    if (last > first) lines.push(lineOf(route, places.slice(first, last + 1), style))
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
    const next = styleOf(route, point)
    if (next !== style) close(index - 1)
    style = next
  }
  close(route.points.length - 1)
  return lines
}

const lineOf = (
  route: DrawnRoute,
  places: readonly Place[],
  style: number,
): Feature<LineString, RouteProperties> => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: simplifyLine(places, SIMPLIFY_TOLERANCE_M).map(pairOf) },
  properties: propertiesOf(route, style),
})

function dotsOf(route: DrawnRoute, places: readonly Place[]): Feature<MultiPoint, RouteProperties>[] {
  const byStyle = new Map<number, Place[]>()
  for (const [index, point] of route.points.entries()) {
    const place = places[index]
    if (place === undefined) continue
    const style = styleOf(route, point)
    const alike = byStyle.get(style)
    if (alike === undefined) byStyle.set(style, [place])
    else alike.push(place)
  }
  return [...byStyle].map(([style, alike]) => ({
    type: 'Feature',
    geometry: { type: 'MultiPoint', coordinates: alike.map(pairOf) },
    properties: propertiesOf(route, style),
  }))
}

const pairOf = ({ lng, lat }: Place) => [lng, lat]

/** How a point is drawn, as one number. An object for each of a week's points would take twice as long. */
function styleOf({ colour, chosen }: DrawnRoute, { shownAt, speedKmh }: ColumnPoint): number {
  const inside = chosen === null || (shownAt >= chosen.from && shownAt <= chosen.to)
  const steps = colour === null ? Math.round((speedKmh ?? 0) / SPEED_STEP_KMH) : 0
  return 2 * steps + (inside ? 1 : 0)
}

const propertiesOf = ({ deviceId, colour }: DrawnRoute, style: number): RouteProperties => ({
  deviceId,
  colour,
  chosen: style % 2 === 1,
  speedKmh: Math.floor(style / 2) * SPEED_STEP_KMH,
})

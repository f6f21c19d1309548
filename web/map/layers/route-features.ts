import type { Feature, FeatureCollection, LineString, MultiPoint } from 'geojson'
import { simplifyLine } from '../../../shared/geo/simplify.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../shared/trails/export-track.ts'
import { unwrapLine } from '../base/unwrap.ts'

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
/** Less than a pixel at the nearest zoom that a street map has. */
const TOLERANCE_M = 1

/**
 * Routes as lines of one colour each, simplified, which meet in a common point; and all of their points, those of one
 * colour as one feature. A silence of more than an hour cuts the line. Across the date line both go on beyond 180
 * degrees.
 */
export function routeFeatures(routes: readonly DrawnRoute[]): RouteFeatures {
  return {
    type: 'FeatureCollection',
    features: routes.flatMap((route) => [...linesOf(route), ...pointsOf(route)]),
  }
}

type Place = { lat: number; lng: number }

function linesOf(route: DrawnRoute): Feature<LineString, Piece>[] {
  const lines: Feature<LineString, Piece>[] = []
  const places = placesOf(route.points)
  let open: { properties: Piece; places: Place[] } | undefined
  const close = () => {
    if (open === undefined) return
    const coordinates = simplifyLine(open.places, TOLERANCE_M).map(({ lng, lat }) => [lng, lat])
    lines.push({
      type: 'Feature',
      geometry: { type: 'LineString', coordinates },
      properties: open.properties,
    })
    open = undefined
  }
  for (const [index, point] of route.points.entries()) {
    const [before, from, to] = [route.points[index - 1], places[index - 1], places[index]]
    if (before === undefined || from === undefined || to === undefined) continue
    if (point.shownAt - before.shownAt > SEGMENT_GAP_MS) {
      close()
      continue
    }
    const properties = pieceOf(route, point)
    if (open !== undefined && !alike(open.properties, properties)) close()
    open ??= { properties, places: [from] }
    open.places.push(to)
  }
  close()
  return lines
}

function pointsOf(route: DrawnRoute): Feature<MultiPoint, Piece>[] {
  const groups: Feature<MultiPoint, Piece>[] = []
  const places = placesOf(route.points)
  for (const [index, point] of route.points.entries()) {
    const [properties, place] = [pieceOf(route, point), places[index]]
    if (place === undefined) continue
    let group = groups.find((one) => alike(one.properties, properties))
    if (group === undefined) {
      group = { type: 'Feature', geometry: { type: 'MultiPoint', coordinates: [] }, properties }
      groups.push(group)
    }
    group.geometry.coordinates.push([place.lng, place.lat])
  }
  return groups
}

const placesOf = (points: readonly ColumnPoint[]): Place[] =>
  unwrapLine(points.map(({ lng, lat }) => [lng, lat])).map(([lng = 0, lat = 0]) => ({ lng, lat }))

function pieceOf({ deviceId, colour, chosen }: DrawnRoute, { shownAt, speedKmh }: ColumnPoint): Piece {
  return {
    deviceId,
    colour,
    chosen: chosen === null || (shownAt >= chosen.from && shownAt <= chosen.to),
    speedKmh: colour === null ? Math.round((speedKmh ?? 0) / SPEED_STEP_KMH) * SPEED_STEP_KMH : 0,
  }
}

const alike = (a: Piece, b: Piece) => a.speedKmh === b.speedKmh && a.chosen === b.chosen

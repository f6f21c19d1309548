import type { Feature, FeatureCollection, LineString } from 'geojson'
import { simplifyLine } from '../../../shared/geo/simplify.ts'
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { unwrapLine } from '../base/unwrap.ts'

export type DeviceTrail = {
  deviceId: string
  online: boolean
  selected: boolean
  points: readonly ColumnPoint[]
}
type Piece = { deviceId: string; online: boolean; selected: boolean; strength: number; speedKmh: number }
export type TrailFeatures = FeatureCollection<LineString, Piece>

/** The server too begins a new trip after such a silence: what lay between is not known, so no line says it. */
const GAP_MS = HOUR_MS
/** A trail fades in so many steps from its beginning to its end. */
const FADE_STEPS = 8
const SPEED_STEP_KMH = 5
/** No receiver knows its place better: a parked week is a dot, not a scribble of thousands of corners. */
export const SIMPLIFY_TOLERANCE_M = 5

/**
 * Trails as simplified pieces of line, each as strong as it is new (`strength` up to 1), and for the selected device each of
 * one speed. `minutes` is how far back trails go; pieces meet in a common point. Across the date line they go on
 * beyond 180 degrees.
 */
export function trailFeatures(trails: readonly DeviceTrail[], minutes: number, now: number): TrailFeatures {
  return {
    type: 'FeatureCollection',
    features: trails.flatMap((trail) => piecesOf(trail, minutes * MINUTE_MS, now)),
  }
}

function piecesOf({ deviceId, online, selected, points }: DeviceTrail, lengthMs: number, now: number) {
  const pieces: Feature<LineString, Piece>[] = []
  const line = unwrapLine(points.map(({ lng, lat }) => [lng, lat]))
  let open: Feature<LineString, Piece> | undefined
  for (const [index, point] of points.entries()) {
    const [before, from, to] = [points[index - 1], line[index - 1], line[index]]
    if (before === undefined || from === undefined || to === undefined) continue
    if (point.shownAt - before.shownAt > GAP_MS) {
      open = undefined
      continue
    }
    const strength = strengthAt(point.shownAt, lengthMs, now)
    const speedKmh = selected ? Math.round((point.speedKmh ?? 0) / SPEED_STEP_KMH) * SPEED_STEP_KMH : 0
    if (
      open === undefined ||
      open.properties.strength !== strength ||
      open.properties.speedKmh !== speedKmh
    ) {
      open = {
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: [from] },
        properties: { deviceId, online, selected, strength, speedKmh },
      }
      pieces.push(open)
    }
    open.geometry.coordinates.push(to)
  }
  return pieces.map(simplified)
}

function simplified(piece: Feature<LineString, Piece>): Feature<LineString, Piece> {
  const places = piece.geometry.coordinates.map(([lng = 0, lat = 0]) => ({ lng, lat }))
  const coordinates = simplifyLine(places, SIMPLIFY_TOLERANCE_M).map(({ lng, lat }) => [lng, lat])
  return { ...piece, geometry: { type: 'LineString', coordinates } }
}

function strengthAt(shownAt: number, lengthMs: number, now: number): number {
  const newness = 1 - Math.min(1, Math.max(0, (now - shownAt) / lengthMs))
  return Math.max(1, Math.ceil(newness * FADE_STEPS)) / FADE_STEPS
}

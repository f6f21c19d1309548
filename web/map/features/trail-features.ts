import type { Feature, FeatureCollection, LineString } from 'geojson'
import { unwrapLine } from '../../../shared/geo/antimeridian.ts'
import { simplifyLine } from '../../../shared/geo/simplify.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../shared/trails/export-track.ts'

export type DeviceTrail = {
  deviceId: string
  online: boolean
  selected: boolean
  points: readonly ColumnPoint[]
}
type TrailProperties = {
  deviceId: string
  online: boolean
  selected: boolean
  strength: number
  speedKmh: number
}
export type TrailFeatures = FeatureCollection<LineString, TrailProperties>

/** How many steps of opacity a trail has from end to end. */
const FADE_STEPS = 8
const SPEED_STEP_KMH = 5
/** About the accuracy of a receiver. A week of parking becomes a dot instead of a scribble with thousands of points. */
export const SIMPLIFY_TOLERANCE_M = 5

/**
 * Trails as simplified lines that are joined at common points. Newer lines have a higher `strength` (up to 1), and
 * those of the selected device have one speed each. `minutes` is the length of the trails. Across the antimeridian
 * longitudes continue beyond ±180.
 */
export function trailFeatures(trails: readonly DeviceTrail[], minutes: number, now: number): TrailFeatures {
  return {
    type: 'FeatureCollection',
    features: trails.flatMap((trail) => linesOf(trail, minutes * MINUTE_MS, now)),
  }
}

function linesOf({ deviceId, online, selected, points }: DeviceTrail, lengthMs: number, now: number) {
  const lines: Feature<LineString, TrailProperties>[] = []
  const coordinates = unwrapLine(points.map(({ lng, lat }) => [lng, lat]))
  let open: Feature<LineString, TrailProperties> | undefined
  for (const [index, point] of points.entries()) {
    const [before, from, to] = [points[index - 1], coordinates[index - 1], coordinates[index]]
    if (before === undefined || from === undefined || to === undefined) continue
    if (point.shownAt - before.shownAt > SEGMENT_GAP_MS) {
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
      lines.push(open)
    }
    open.geometry.coordinates.push(to)
  }
  return lines.map(simplified)
}

function simplified(line: Feature<LineString, TrailProperties>): Feature<LineString, TrailProperties> {
  const places = line.geometry.coordinates.map(([lng = 0, lat = 0]) => ({ lng, lat }))
  const coordinates = simplifyLine(places, SIMPLIFY_TOLERANCE_M).map(({ lng, lat }) => [lng, lat])
  return { ...line, geometry: { type: 'LineString', coordinates } }
}

function strengthAt(shownAt: number, lengthMs: number, now: number): number {
  const newness = 1 - Math.min(1, Math.max(0, (now - shownAt) / lengthMs))
  return Math.max(1, Math.ceil(newness * FADE_STEPS)) / FADE_STEPS
}

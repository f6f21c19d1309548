import type { Map as MapLibreMap } from 'maplibre-gl'
import { boundsAround } from '../../../shared/geo/antimeridian.ts'
import type { Point } from '../../../shared/geo/point.ts'

type Fit = {
  /** The padding of the specification, in pixels. */
  paddingPx: number
  /** The padding takes at most this share of the map's shorter side, which leaves room on small maps. */
  paddingShareMax: number
  maxZoom: number
  durationMs?: number
}
type FittableMap = {
  getContainer: () => Pick<HTMLElement, 'clientWidth' | 'clientHeight'>
  fitBounds: (...args: Parameters<MapLibreMap['fitBounds']>) => unknown
}

/** Moves the map so that all lines are in view. A line of one point is a place. Without a point nothing happens. */
export function fitLines(map: FittableMap, lines: readonly (readonly Point[])[], fit: Fit): void {
  const bounds = boundsAround(lines)
  if (bounds === null) return
  const { paddingPx, paddingShareMax, maxZoom, durationMs } = fit
  const { clientWidth, clientHeight } = map.getContainer()
  map.fitBounds([bounds.west, bounds.south, bounds.east, bounds.north], {
    padding: Math.min(paddingPx, Math.min(clientWidth, clientHeight) * paddingShareMax),
    maxZoom,
    ...(durationMs !== undefined && { duration: durationMs }),
  })
}

import type { Map as MapLibreMap } from 'maplibre-gl'
import { nearestCopy } from '../../../shared/geo/antimeridian.ts'
import type { Point } from '../../../shared/geo/point.ts'

/**
 * Whether a point is in the visible map, without its padding. `reachOf` says how far from the centre that is, in pixels, for
 * half of the width or height.
 */
export function isInView(map: MapLibreMap, { lng, lat }: Point, reachOf: (half: number) => number): boolean {
  const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding()
  const { clientWidth, clientHeight } = map.getContainer()
  const [halfWidth, halfHeight] = [(clientWidth - left - right) / 2, (clientHeight - top - bottom) / 2]
  const { x, y } = map.project({ lng: nearestCopy(lng, map.getCenter().lng), lat })
  return (
    Math.abs(x - left - halfWidth) <= reachOf(halfWidth) &&
    Math.abs(y - top - halfHeight) <= reachOf(halfHeight)
  )
}

import type { Map as MapLibreMap } from 'maplibre-gl'
import { boundsAround, nearestCopy } from '../../../shared/geo/antimeridian.ts'
import type { Point } from '../../../shared/geo/point.ts'

/** The points stay inside this share of the visible map, around its centre. */
const INNER_SHARE = 0.6
const PAN_MS = 400
/** The distance of the points from the edges of the visible map after a pan. */
const FIT_PADDING_PX = 60

/** Pans, and zooms out if need be, where one of the points is near an edge of the visible map. */
export function keepInView(map: MapLibreMap, points: readonly Point[], reducedMotion: boolean): void {
  if (points.every((point) => isInInnerView(map, point))) return
  const bounds = boundsAround(points.map((point) => [point]))
  if (bounds === null) return
  const { west, south, east, north } = bounds
  const whole = map.cameraForBounds([west, south, east, north], { padding: FIT_PADDING_PX })
  map.easeTo({
    center: { lng: (west + east) / 2, lat: (south + north) / 2 },
    // never zoom in further than the viewer has chosen
    zoom: Math.min(map.getZoom(), whole?.zoom ?? map.getZoom()),
    duration: reducedMotion ? 0 : PAN_MS,
  })
}

function isInInnerView(map: MapLibreMap, { lng, lat }: Point): boolean {
  const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding()
  const { clientWidth, clientHeight } = map.getContainer()
  const [halfWidth, halfHeight] = [(clientWidth - left - right) / 2, (clientHeight - top - bottom) / 2]
  const { x, y } = map.project({ lng: nearestCopy(lng, map.getCenter().lng), lat })
  return (
    Math.abs(x - left - halfWidth) <= halfWidth * INNER_SHARE &&
    Math.abs(y - top - halfHeight) <= halfHeight * INNER_SHARE
  )
}

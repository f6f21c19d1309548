import type { Feature, FeatureCollection } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { FULL_TURN } from '../../../shared/geo/antimeridian.ts'
import type { Bounds } from '../../../shared/geo/bounds.ts'
import { containsBounds, expandBounds, viewBounds } from './bounds.ts'

/** The zoom of the map, and an area around what it shows. */
export type Viewport = { zoom: number; area: Bounds }

/** MapLibre's world at zoom 0, which is one tile. */
const WORLD_PX = 512
/** A smaller move cannot be seen. Half a pixel is 2 km at zoom 5 and 17 m at zoom 12. */
const VISIBLE_MOVE_PX = 0.5
const VISIBLE_TURN_DEGREES = 5
/** After zooming in by this much, half a pixel is still less than one. */
const ZOOM_TOLERANCE = 0.5

export const viewportOf = (map: MapLibreMap): Viewport => ({
  zoom: map.getZoom(),
  area: expandBounds(viewBounds(map)),
})

/** Whether the map still shows nothing outside the viewport, and nothing in more detail. */
export const coversView = ({ zoom, area }: Viewport, map: MapLibreMap): boolean =>
  map.getZoom() <= zoom + ZOOM_TOLERANCE && containsBounds(area, viewBounds(map))

/** Whether a device's feature looks different from the one before it, in this viewport. */
export function isVisibleChange(was: Feature, now: Feature, { zoom, area }: Viewport): boolean {
  const [from, to] = [pointOf(was), pointOf(now)]
  if (from === null || to === null) return true
  if (!isInArea(from, area) && !isInArea(to, area)) return false
  const pxPerDegree = (WORLD_PX * 2 ** zoom) / FULL_TURN
  const east = Math.abs(to.lng - from.lng) * pxPerDegree
  const north = (Math.abs(to.lat - from.lat) * pxPerDegree) / Math.cos((to.lat * Math.PI) / 180)
  return Math.max(east, north) >= VISIBLE_MOVE_PX || looksDifferent(was.properties, now.properties)
}

/** The features in the viewport's area; all lines. */
export const featuresInViewport = (features: FeatureCollection, { area }: Viewport): FeatureCollection => ({
  ...features,
  features: features.features.filter(({ geometry }) => {
    if (geometry.type !== 'Point') return true
    const [lng = 0, lat = 0] = geometry.coordinates
    return isInArea({ lng, lat }, area)
  }),
})

function pointOf({ geometry }: Feature) {
  if (geometry.type !== 'Point') return null
  const [lng = 0, lat = 0] = geometry.coordinates
  return { lng, lat }
}

function isInArea({ lng, lat }: { lng: number; lat: number }, { west, south, east, north }: Bounds): boolean {
  if (lat < south || lat > north) return false
  const eastOfEdge = (((lng - west) % FULL_TURN) + FULL_TURN) % FULL_TURN
  return eastOfEdge <= east - west
}

type Properties = Feature['properties']

function looksDifferent(was: Properties, now: Properties): boolean {
  const turned = Math.abs(Number(was?.heading) - Number(now?.heading))
  return (
    was?.freshness !== now?.freshness ||
    was?.moving !== now?.moving ||
    was?.label !== now?.label ||
    was?.silhouette !== now?.silhouette ||
    Math.min(turned, FULL_TURN - turned) >= VISIBLE_TURN_DEGREES
  )
}

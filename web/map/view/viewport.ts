import type { Feature, FeatureCollection } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { expandBounds, isInside, viewBounds } from './bounds.ts'
import type { Bounds } from './devices-in-view.ts'

/** How near the map is looked at, and an area around what it shows. */
export type Viewport = { zoom: number; area: Bounds }

/** Of a tile at zoom 0, which is the whole world. */
const WORLD_PX = 512
const FULL_TURN = 360
/** Less cannot be told from what was there: at zoom 5 it is 2 km, at zoom 12 it is 17 m. */
const SEEN_FROM_PX = 0.5
const SEEN_FROM_DEGREES = 5
/** So much nearer, half a pixel is still less than one. */
const NEARER_BY = 0.5

export const viewportOf = (map: MapLibreMap): Viewport => ({
  zoom: map.getZoom(),
  area: expandBounds(viewBounds(map)),
})

/** Whether the map still shows no more than it did at that sight. */
export const coversView = ({ zoom, area }: Viewport, map: MapLibreMap): boolean =>
  map.getZoom() <= zoom + NEARER_BY && isInside(viewBounds(map), area)

/** Whether anybody who looks at the map can tell a device's feature from what it was before. */
export function isVisibleChange(was: Feature, now: Feature, { zoom, area }: Viewport): boolean {
  const [from, to] = [placeOf(was), placeOf(now)]
  if (from === null || to === null) return true
  if (!isShown(from, area) && !isShown(to, area)) return false
  const pxPerDegree = (WORLD_PX * 2 ** zoom) / FULL_TURN
  const east = Math.abs(to.lng - from.lng) * pxPerDegree
  const north = (Math.abs(to.lat - from.lat) * pxPerDegree) / Math.cos((to.lat * Math.PI) / 180)
  return Math.max(east, north) >= SEEN_FROM_PX || looksDifferent(was.properties, now.properties)
}

/** Those that the map shows, or is about to. */
export const featuresInViewport = (features: FeatureCollection, { area }: Viewport): FeatureCollection => ({
  ...features,
  features: features.features.filter(({ geometry }) => {
    if (geometry.type !== 'Point') return true
    const [lng = 0, lat = 0] = geometry.coordinates
    return isShown({ lng, lat }, area)
  }),
})

function placeOf({ geometry }: Feature) {
  if (geometry.type !== 'Point') return null
  const [lng = 0, lat = 0] = geometry.coordinates
  return { lng, lat }
}

function isShown({ lng, lat }: { lng: number; lat: number }, { west, south, east, north }: Bounds): boolean {
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
    Math.min(turned, FULL_TURN - turned) >= SEEN_FROM_DEGREES
  )
}

import { useReducedMotion } from '@mantine/hooks'
import { LngLat, LngLatBounds, type Map as MapLibreMap } from 'maplibre-gl'
import { useEffect } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import { unwrapLine } from '../base/unwrap.ts'
import { useMap } from '../map-context.ts'

/** What is followed stays within this part of what is seen of the map. */
const KEPT_WITHIN = 0.6
const PAN_MS = 400
/** So far from the edges of what is seen they are when they have been brought into sight. */
const FIT_PADDING_PX = 60

type Props = {
  /** Tells the instant at once and whenever it moves. Answers what stops it. */
  watch: (watcher: (at: number) => void) => () => void
  /** Where everything that is followed is at an instant. */
  placesAt: (at: number) => readonly Point[]
}

/** Keeps what moves in sight: the map moves only when one of it comes near an edge, as one that always moves cannot be read. */
export function FollowCamera({ watch, placesAt }: Props) {
  const { map } = useMap()
  const still = useReducedMotion()
  useEffect(
    () =>
      watch((at) => {
        if (!map.isMoving()) keepInSight(map, placesAt(at), still)
      }),
    [map, watch, placesAt, still],
  )
  return null
}

function keepInSight(map: MapLibreMap, places: readonly Point[], still: boolean): void {
  const seen = besideCentre(map, places)
  if (seen.every((place) => isWithin(map, place))) return
  const bounds = new LngLatBounds()
  for (const place of seen) bounds.extend(place)
  const whole = map.cameraForBounds(bounds, { padding: FIT_PADDING_PX })
  map.easeTo({
    center: bounds.getCenter(),
    // never nearer than who looks has chosen
    zoom: Math.min(map.getZoom(), whole?.zoom ?? map.getZoom()),
    duration: still ? 0 : PAN_MS,
  })
}

/** Of a place across the date line the one on this side of it is meant. */
function besideCentre(map: MapLibreMap, places: readonly Point[]): LngLat[] {
  const { lng, lat } = map.getCenter()
  return places.map((place) => {
    const [, [besideLng = place.lng] = []] = unwrapLine([
      [lng, lat],
      [place.lng, place.lat],
    ])
    return new LngLat(besideLng, place.lat)
  })
}

function isWithin(map: MapLibreMap, place: LngLat): boolean {
  const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding()
  const { clientWidth, clientHeight } = map.getContainer()
  const [halfWidth, halfHeight] = [(clientWidth - left - right) / 2, (clientHeight - top - bottom) / 2]
  const { x, y } = map.project(place)
  return (
    Math.abs(x - left - halfWidth) <= halfWidth * KEPT_WITHIN &&
    Math.abs(y - top - halfHeight) <= halfHeight * KEPT_WITHIN
  )
}

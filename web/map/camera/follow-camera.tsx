import { useReducedMotion } from '@mantine/hooks'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect } from 'react'
import { boundsAround } from '../../../shared/geo/antimeridian.ts'
import type { Point } from '../../../shared/geo/point.ts'
import { useMap } from '../map-context.ts'
import { isInView } from './is-in-view.ts'

/** Followed points stay inside this share of the visible map, around its centre. */
const INNER_SHARE = 0.6
const PAN_MS = 400
/** The distance of the points from the edges of the visible map after a pan. */
const FIT_PADDING_PX = 60

type Props = {
  /** Calls the watcher with the current instant, and with each new one. Returns a function that stops it. */
  watch: (watcher: (at: number) => void) => () => void
  /** The positions of everything that is followed at an instant. */
  placesAt: (at: number) => readonly Point[]
}

/** Keeps moving points in view. The map pans only when one comes near an edge: a map that always moves is unreadable. */
export function FollowCamera({ watch, placesAt }: Props) {
  const { map } = useMap()
  const reducedMotion = useReducedMotion()
  useEffect(
    () =>
      watch((at) => {
        if (!map.isMoving()) keepInView(map, placesAt(at), reducedMotion ? 0 : PAN_MS)
      }),
    [map, watch, placesAt, reducedMotion],
  )
  return null
}

function keepInView(map: MapLibreMap, points: readonly Point[], duration: number): void {
  if (points.every((point) => isInView(map, point, (half) => half * INNER_SHARE))) return
  const bounds = boundsAround(points.map((point) => [point]))
  if (bounds === null) return
  const { west, south, east, north } = bounds
  const whole = map.cameraForBounds([west, south, east, north], { padding: FIT_PADDING_PX })
  map.easeTo({
    center: { lng: (west + east) / 2, lat: (south + north) / 2 },
    // never zoom in further than the viewer has chosen
    zoom: Math.min(map.getZoom(), whole?.zoom ?? map.getZoom()),
    duration,
  })
}

import { useEffect, useRef } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import { useMap } from '../map-context.ts'
import { fitLines } from './fit-lines.ts'

/** Without geofences and devices: the central United States (specification 3.9). */
const CENTRAL_US = { center: { lng: -98.5795, lat: 39.8283 }, zoom: 4 }
const FIT = { paddingPx: 80, paddingShareMax: 1 / 6, maxZoom: 16, durationMs: 0 }

type Props = {
  /** The subject in view; `null` while it is loading. A new subject is fitted. */
  subject: string | null
  /** Lines to have in view. */
  places: readonly (readonly Point[])[]
  maxZoom: number
}

/** Starts at the central United States, and fits the lines once they are loaded. */
export function GeofenceCamera({ subject, places, maxZoom }: Props) {
  const { map } = useMap()
  const newest = useRef({ places, maxZoom })
  newest.current = { places, maxZoom }

  useEffect(() => {
    map.jumpTo(CENTRAL_US)
  }, [map])

  useEffect(() => {
    if (subject === null) return
    fitLines(map, newest.current.places, { ...FIT, maxZoom: Math.min(FIT.maxZoom, newest.current.maxZoom) })
  }, [map, subject])

  return null
}

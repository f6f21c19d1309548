import { useEffect, useMemo, useState } from 'react'
import { type NearestPlace, nearestPlace } from '../../../shared/geo/nearest-place.ts'
import type { Place } from '../../../shared/geo/places.ts'
import type { Point } from '../../../shared/geo/point.ts'
import { loadTowns } from './towns.ts'

/** The town nearest to a point. `null` until the towns are loaded, and if that fails: the card has coordinates too. */
export function useNearestPlace({ lat, lng }: Point): NearestPlace | null {
  const [towns, setTowns] = useState<readonly Place[]>([])
  useEffect(() => {
    let cancelled = false
    loadTowns().then(
      (loaded) => {
        if (!cancelled) setTowns(loaded)
      },
      (error: unknown) => console.warn('Could not load the towns:', error),
    )
    return () => {
      cancelled = true
    }
  }, [])
  return useMemo(() => nearestPlace(towns, { lat, lng }), [towns, lat, lng])
}

import { useEffect, useMemo, useState } from 'react'
import { type NearestPlace, nearestPlace } from '../../../../shared/geo/nearest-place.ts'
import type { Place } from '../../../../shared/geo/places.ts'
import type { Point } from '../../../../shared/geo/point.ts'
import { loadTowns } from '../../../map/base/towns.ts'

/** The town nearest to a place; null until the towns are read, and where they cannot be: coordinates say it too. */
export function useNearestPlace({ lat, lng }: Point): NearestPlace | null {
  const [towns, setTowns] = useState<readonly Place[]>([])
  useEffect(() => {
    let gone = false
    loadTowns().then(
      (read) => {
        if (!gone) setTowns(read)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return useMemo(() => nearestPlace(towns, { lat, lng }), [towns, lat, lng])
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { ringOf } from '../../map/boundaries/ring.ts'
import { hasPosition } from '../../map/features/device-features.ts'

/** The places that a map of geofences has in view: the geofences, or the devices if there are none. */
export function usePlaces(geofences: readonly DrawnShape[]): { isLoaded: boolean; places: Point[][] } {
  const { client } = useSite()
  const fleet = useQuery(devicesQuery(client))
  const places = useMemo(() => {
    const rings = geofences.map((geofence) => ringOf(geofence).map(([lng = 0, lat = 0]) => ({ lng, lat })))
    if (rings.length > 0) return rings
    return (fleet.data?.devices ?? [])
      .filter(hasPosition)
      .map(({ tracking }) => [{ lat: tracking.latitude, lng: tracking.longitude }])
  }, [geofences, fleet.data])
  return { isLoaded: geofences.length > 0 || !fleet.isPending, places }
}

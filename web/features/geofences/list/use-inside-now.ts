import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { GEOFENCES_POLL_MS } from '../../../geofences/geofences-query.ts'
import { devicesInside } from './devices-inside.ts'

/** Counts the devices inside a geofence now. `null` while the devices are not known. */
export function useInsideNow(): (geofence: Geofence) => number | null {
  const { client } = useSite()
  const { data } = useQuery({ ...devicesQuery(client), refetchInterval: GEOFENCES_POLL_MS })
  return useCallback(
    (geofence) => (data === undefined ? null : devicesInside(geofence, data.devices).length),
    [data],
  )
}

import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { boundaryOf, metresInside } from '../../../../shared/geofences/boundary.ts'
import { coversDevice } from '../../../../shared/geofences/covers-device.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { GEOFENCES_POLL_MS } from '../../../geofences/geofences-query.ts'
import { hasPosition } from '../../../map/features/device-features.ts'

/** Counts the devices inside a geofence now. `null` while the devices are not known. */
export function useInsideNow(): (geofence: Geofence) => number | null {
  const { client } = useSite()
  const { data } = useQuery({ ...devicesQuery(client), refetchInterval: GEOFENCES_POLL_MS })
  return useCallback(
    (geofence) => (data === undefined ? null : devicesInside(geofence, data.devices).length),
    [data],
  )
}

type Covered = Pick<Geofence, 'shape' | 'points' | 'radius' | 'width' | 'deviceIds' | 'plateNumbers'>

/** The devices of a geofence whose last position is inside it. */
export function devicesInside(geofence: Covered, devices: readonly DeviceView[]): DeviceView[] {
  const boundary = boundaryOf(geofence)
  return devices.filter(hasPosition).filter((device) => {
    const { latitude, longitude } = device.tracking
    return coversDevice(geofence, device) && metresInside(boundary, { lat: latitude, lng: longitude }) > 0
  })
}

import type { DeviceView } from '../../../../shared/devices/device.ts'
import { boundaryOf, metresInside } from '../../../../shared/geofences/boundary.ts'
import { coversDevice } from '../../../../shared/geofences/covers-device.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { hasPosition } from '../../../map/features/device-features.ts'

type Covered = Pick<Geofence, 'shape' | 'points' | 'radius' | 'width' | 'deviceIds' | 'plateNumbers'>

/** The devices of a geofence whose last position is inside it. */
export function devicesInside(geofence: Covered, devices: readonly DeviceView[]): DeviceView[] {
  const boundary = boundaryOf(geofence)
  return devices.filter(hasPosition).filter((device) => {
    const { latitude, longitude } = device.tracking
    return coversDevice(geofence, device) && metresInside(boundary, { lat: latitude, lng: longitude }) > 0
  })
}

import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import { wirePoint } from '../map/boundaries/wire-points.ts'
import { hasPosition } from '../map/features/device-features.ts'
import { GeofenceDialog } from './dialog/geofence-dialog.tsx'
import { DWELL_MINUTES, emptyDraft } from './dialog/geofence-draft.ts'

/** Of the circle around the device, metres. */
const RADIUS_M = 200

/** A new geofence around a device: a circle, which can be changed. */
export function FenceHereDialog({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  if (!hasPosition(device)) return null
  const { latitude, longitude } = device.tracking
  return (
    <GeofenceDialog
      title={t('geofences.dialog.createTitle')}
      draft={{
        ...emptyDraft(DWELL_MINUTES.drawn),
        name: t('geofences.fenceName', { name: device.deviceName }),
      }}
      boundary={{
        shape: 'circle',
        points: [wirePoint({ lat: latitude, lng: longitude })],
        radius: RADIUS_M,
        width: null,
      }}
      boundaryField="map"
      edited={null}
      close={close}
    />
  )
}

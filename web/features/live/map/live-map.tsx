import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bounds } from '../../../../shared/geo/bounds.ts'
import { GeofencesOnMap } from '../../../geofences/geofences-on-map.tsx'
import { useBaseStyle } from '../../../map/base/use-base-style.ts'
import { BaseMap } from '../../../map/base-map.tsx'
import { Camera, type CameraProps } from '../../../map/camera/camera.tsx'
import { maxZoomOf } from '../../../map/camera/max-zoom.ts'
import { type DeviceTrail, trailFeatures } from '../../../map/features/trail-features.ts'
import { DeviceHoverLayer } from '../../../map/layers/fleet/device-hover-layer.tsx'
import { DevicesLayer } from '../../../map/layers/fleet/devices-layer.tsx'
import { FirstMarker } from '../../../map/layers/fleet/first-marker.tsx'
import { SelectedDeviceLayer } from '../../../map/layers/fleet/selected-device-layer.tsx'
import { MyLocationLayer } from '../../../map/layers/my-location-layer.tsx'
import { TrailPointLayer } from '../../../map/layers/trail-point-layer.tsx'
import { TrailsLayer } from '../../../map/layers/trails-layer.tsx'
import { MapNotices } from '../../../map/map-notices.tsx'
import type { MapStyle } from '../../../map/map-style.ts'
import { NoMap } from '../../../map/no-map.tsx'
import { ViewListener } from '../../../map/view/view-listener.tsx'
import { DevicePopup, TrailPointPopup } from './popups.tsx'
import { useMarkers } from './use-markers.ts'
import type { useMyLocation } from './use-my-location.ts'

type Props = {
  style: MapStyle
  trails: readonly DeviceTrail[]
  trailMinutes: number
  /** Whether the devices are known. */
  isLoaded: boolean
  /** When the positions were fetched, epoch milliseconds. */
  fetchedAt: number
  /** The instant that ages on the map refer to, epoch milliseconds. */
  agesAsOf: number
  select: (deviceId: string) => void
  /** Called once the first device is drawn. */
  drawn: () => void
  fencesShown: boolean
  myLocation: ReturnType<typeof useMyLocation>
  viewChanged: (view: Bounds) => void
  /** Above the map's own notices. */
  notice: ReactNode
  camera: Omit<CameraProps, 'maxZoom'>
}

export function LiveMap({
  style,
  trails,
  trailMinutes,
  isLoaded,
  fetchedAt,
  agesAsOf,
  select,
  drawn,
  fencesShown,
  myLocation,
  viewChanged,
  notice,
  camera,
}: Props) {
  const { t } = useTranslation()
  const base = useBaseStyle(style.url, style.tone)
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const { devices, selected } = camera
  const markers = useMarkers(devices, selected, agesAsOf)
  const lines = useMemo(
    () => trailFeatures(trails, trailMinutes, fetchedAt),
    [trails, trailMinutes, fetchedAt],
  )
  const maxZoom = maxZoomOf(base)
  const nameOf = (id: string) => devices.find(({ deviceId }) => deviceId === id)?.deviceName ?? id
  const { location } = myLocation

  if (failed) return <NoMap />
  return (
    <>
      <BaseMap base={base} label={t('live.map')} failed={fail} isReady={isLoaded}>
        {/* first, because the worker draws in this order */}
        <DevicesLayer features={markers.others} select={select} />
        <SelectedDeviceLayer features={markers.selected} />
        <FirstMarker hasDevices={devices.length > 0} drawn={drawn} />
        {fencesShown && <GeofencesOnMap />}
        <TrailsLayer features={lines} />
        <TrailPointLayer
          trails={trails}
          describe={(found) => <TrailPointPopup found={found} name={nameOf(found.trail.deviceId)} />}
        />
        {location.kind === 'found' && <MyLocationLayer location={location.point} maxZoom={maxZoom} />}
        <DeviceHoverLayer devices={devices} describe={(device) => <DevicePopup device={device} />} />
        <ViewListener viewChanged={viewChanged} />
        <Camera {...camera} maxZoom={maxZoom} />
      </BaseMap>
      <MapNotices
        keyMissing={style.keyMissing}
        base={base}
        locationError={location.kind === 'failed' ? location.error : null}
        dismissLocationError={myLocation.clear}
      >
        {notice}
      </MapNotices>
    </>
  )
}

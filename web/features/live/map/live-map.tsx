import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { useBaseStyle } from '../../../map/base/use-base-style.ts'
import { BaseMap } from '../../../map/base-map.tsx'
import { Camera, type CameraProps } from '../../../map/camera/camera.tsx'
import { deviceFeatures, memoizedDeviceFeatures } from '../../../map/features/device-features.ts'
import { type DeviceTrail, trailFeatures } from '../../../map/features/trail-features.ts'
import { DeviceHoverLayer } from '../../../map/layers/device-hover-layer.tsx'
import { DevicesLayer } from '../../../map/layers/devices-layer.tsx'
import { MyLocationLayer } from '../../../map/layers/my-location-layer.tsx'
import { SelectedDeviceLayer } from '../../../map/layers/selected-device-layer.tsx'
import { TrailPointLayer } from '../../../map/layers/trail-point-layer.tsx'
import { TrailsLayer } from '../../../map/layers/trails-layer.tsx'
import { MapNotices } from '../../../map/map-notices.tsx'
import type { MapStyle } from '../../../map/map-style.ts'
import { NoMap } from '../../../map/no-map.tsx'
import type { Bounds } from '../../../map/view/devices-in-view.ts'
import { ViewListener } from '../../../map/view/view-listener.tsx'
import { DevicePopup, TrailPointPopup } from './popups.tsx'
import { useMarkerLabel } from './use-marker-label.ts'
import type { useMyLocation } from './use-my-location.ts'

/** Nearer than this the built-in map is a plain colour. */
const BUILT_IN_NEAREST = 13
const NEAREST = 22

type Props = {
  map: MapStyle
  trails: readonly DeviceTrail[]
  trailMinutes: number
  fetchedAt: number
  agesAsOf: number
  select: (deviceId: string) => void
  mine: ReturnType<typeof useMyLocation>
  /** Told what the map shows. */
  viewChanged: (view: Bounds) => void
  camera: Omit<CameraProps, 'maxZoom'>
}

export function LiveMap({
  map,
  trails,
  trailMinutes,
  fetchedAt: readAt,
  agesAsOf: judgedAt,
  select,
  mine,
  viewChanged: rested,
  camera,
}: Props) {
  const { t } = useTranslation()
  const base = useBaseStyle(map.url, map.tone)
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  // Only old positions say how old they are, and by the minute: with each second all labels would be new.
  const labelOf = useMarkerLabel(Math.floor(judgedAt / MINUTE_MS) * MINUTE_MS)
  const { devices, selected } = camera
  const featuresOf = useMemo(() => memoizedDeviceFeatures(labelOf), [labelOf])
  const others = useMemo(
    () => featuresOf(devices.filter(({ deviceId }) => deviceId !== selected?.deviceId)),
    [devices, selected?.deviceId, featuresOf],
  )
  const chosen = useMemo(() => deviceFeatures(selected ? [selected] : [], labelOf), [selected, labelOf])
  const lines = useMemo(() => trailFeatures(trails, trailMinutes, readAt), [trails, trailMinutes, readAt])
  const nearest = base.source === 'builtIn' ? BUILT_IN_NEAREST : NEAREST
  const nameOf = (id: string) => devices.find(({ deviceId }) => deviceId === id)?.deviceName ?? id
  const { location } = mine

  if (failed) return <NoMap />
  return (
    <>
      <BaseMap base={base} label={t('live.map')} failed={fail}>
        <TrailsLayer features={lines} />
        <TrailPointLayer
          trails={trails}
          describe={(found) => <TrailPointPopup found={found} name={nameOf(found.trail.deviceId)} />}
        />
        {location.kind === 'found' && <MyLocationLayer place={location.place} nearest={nearest} />}
        <DevicesLayer features={others} select={select} />
        <SelectedDeviceLayer features={chosen} />
        <DeviceHoverLayer devices={devices} describe={(device) => <DevicePopup device={device} />} />
        <ViewListener rested={rested} />
        <Camera {...camera} maxZoom={nearest} />
      </BaseMap>
      <MapNotices
        keyMissing={map.keyMissing}
        builtIn={base.source === 'builtIn'}
        retry={base.retry}
        locationError={location.kind === 'failed' ? location.trouble : null}
        dismissLocationError={mine.forget}
      />
    </>
  )
}

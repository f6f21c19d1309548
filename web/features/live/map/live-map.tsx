import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bounds } from '../../../../shared/geo/bounds.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { GeofencesOnMap } from '../../../geofences/geofences-on-map.tsx'
import type { BaseState } from '../../../map/base/use-base-style.ts'
import { BaseMap } from '../../../map/base-map.tsx'
import { Camera, type CameraProps } from '../../../map/camera/camera.tsx'
import { maxZoomOf } from '../../../map/camera/max-zoom.ts'
import {
  deviceFeatures,
  memoizedDeviceFeatures,
  type PositionedDevice,
} from '../../../map/features/device-features.ts'
import { type DeviceTrail, trailFeatures } from '../../../map/features/trail-features.ts'
import type { TrailPoint } from '../../../map/features/trail-point.ts'
import { DeviceHoverLayer } from '../../../map/layers/fleet/device-hover-layer.tsx'
import { DevicesLayer } from '../../../map/layers/fleet/devices-layer.tsx'
import { FirstMarker } from '../../../map/layers/fleet/first-marker.tsx'
import { SelectedDeviceLayer } from '../../../map/layers/fleet/selected-device-layer.tsx'
import { TrailPointLayer } from '../../../map/layers/trail-point-layer.tsx'
import { TrailsLayer } from '../../../map/layers/trails-layer.tsx'
import { MapNotices } from '../../../map/map-notices.tsx'
import styles from '../../../map/map-popup.module.css'
import { isCurrent } from '../../../map/markers/is-current.ts'
import { shortName } from '../../../map/markers/marker-names.ts'
import { NoMap } from '../../../map/no-map.tsx'
import { ViewListener } from '../../../map/view/view-listener.tsx'
import { useAgeText } from '../../../ui/times/age.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { useMyLocation } from './use-my-location.ts'

const MyLocationLayer = lazy(() =>
  import('../../../map/layers/my-location-layer.tsx').then((module) => ({ default: module.MyLocationLayer })),
)
const SeamarksLayer = lazy(() =>
  import('../../../map/layers/seamarks-layer.tsx').then((module) => ({ default: module.SeamarksLayer })),
)

type Props = {
  base: BaseState
  /** Whether the operator has no key for satellite images. */
  keyMissing: boolean
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
  /** The tiles to show; `null` for none. */
  seamarks: string | null
  myLocation: ReturnType<typeof useMyLocation>
  viewChanged: (view: Bounds) => void
  /** Above the map's own notices. */
  notice: ReactNode
  camera: Omit<CameraProps, 'maxZoom'>
}

export function LiveMap({
  base,
  keyMissing,
  trails,
  trailMinutes,
  isLoaded,
  fetchedAt,
  agesAsOf,
  select,
  drawn,
  fencesShown,
  seamarks,
  myLocation,
  viewChanged,
  notice,
  camera,
}: Props) {
  const { t } = useTranslation()
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
        <Suspense>{seamarks !== null && <SeamarksLayer tiles={seamarks} />}</Suspense>
        {fencesShown && <GeofencesOnMap />}
        <TrailsLayer features={lines} />
        <TrailPointLayer
          trails={trails}
          describe={(found) => <TrailPointPopup found={found} name={nameOf(found.trail.deviceId)} />}
        />
        <Suspense>
          {location.kind === 'found' && <MyLocationLayer location={location.point} maxZoom={maxZoom} />}
        </Suspense>
        <DeviceHoverLayer devices={devices} describe={(device) => <DevicePopup device={device} />} />
        <ViewListener viewChanged={viewChanged} />
        <Camera {...camera} maxZoom={maxZoom} />
      </BaseMap>
      <MapNotices
        keyMissing={keyMissing}
        base={base}
        locationError={location.kind === 'failed' ? location.error : null}
        dismissLocationError={myLocation.clear}
      >
        {notice}
      </MapNotices>
    </>
  )
}

/** Shown red at or below this voltage (specification 1.9). The card uses other bands. */
const LOW_VOLTS = 11.5

/** A device's name, the time of its position, and its voltage. */
function DevicePopup({ device: { deviceName, tracking } }: { device: PositionedDevice }) {
  const { t } = useTranslation()
  const now = useNow()
  const times = useTimes()
  const { voltageText } = useUnits()
  const { batteryVoltage, GPSTime } = tracking
  const isLow = batteryVoltage !== null && batteryVoltage <= LOW_VOLTS
  return (
    <div className={styles.text}>
      <strong>{deviceName}</strong>
      <span>{GPSTime ? times.withZone(times.exact(GPSTime, now), GPSTime) : t('point.unknownTime')}</span>
      {batteryVoltage !== null && (
        <span className={isLow ? styles.low : undefined}>
          {voltageText(batteryVoltage)}
          {isLow && ` · ${t('point.lowVolts')}`}
        </span>
      )}
    </div>
  )
}

/** The time and speed of a trail point, and the device's name unless it is the selected one. */
function TrailPointPopup({ found: { trail, point }, name }: { found: TrailPoint; name: string }) {
  const { speedText } = useUnits()
  const now = useNow()
  const times = useTimes()
  return (
    <div className={styles.text}>
      {!trail.selected && <strong>{name}</strong>}
      <span>
        {times.withZone(times.exact(point.shownAt, now), point.shownAt)} · {speedText(point.speedKmh)}
      </span>
    </div>
  )
}

/** The features of the selected device and of all others, with labels whose ages are as of `agesAsOf` (epoch ms). */
function useMarkers(
  devices: readonly PositionedDevice[],
  selected: PositionedDevice | undefined,
  agesAsOf: number,
) {
  // Ages in labels count in minutes: with seconds, every label would change every second.
  const labelOf = useMarkerLabel(Math.floor(agesAsOf / MINUTE_MS) * MINUTE_MS)
  const featuresOf = useMemo(() => memoizedDeviceFeatures(labelOf), [labelOf])
  const selectedId = selected?.deviceId
  return {
    others: useMemo(
      () => featuresOf(devices.filter(({ deviceId }) => deviceId !== selectedId)),
      [devices, selectedId, featuresOf],
    ),
    selected: useMemo(() => deviceFeatures(selected ? [selected] : [], labelOf), [selected, labelOf]),
  }
}

/** The text under a marker: the name, and for a position that is not current its age. */
function useMarkerLabel(now: number): (device: PositionedDevice) => string {
  const { t } = useTranslation()
  const ageText = useAgeText()
  const times = useTimes()
  return useCallback(
    ({ deviceName, tracking: { freshness, GPSTime, nextContactAt } }) => {
      const name = shortName(deviceName)
      if (isCurrent(freshness) || GPSTime === null) return name
      if (freshness === 'asleep' && nextContactAt !== null)
        return `${name}\n${t('freshness.asleepUntil', { time: times.short(nextContactAt, now) })}`
      return `${name}\n${ageText(GPSTime, now)}`
    },
    [t, ageText, times, now],
  )
}

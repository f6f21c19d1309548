import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedPoint } from '../../../shared/shares/shared-location.ts'
import type { SiteConfig } from '../../../shared/site-config.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { MOVING_ABOVE_KMH } from '../../../shared/tracking/motion/pace.ts'
import { useBaseStyle } from '../../map/base/use-base-style.ts'
import { BaseMap } from '../../map/base-map.tsx'
import { maxZoomOf } from '../../map/camera/max-zoom.ts'
import { routeFeatures } from '../../map/features/route-features.ts'
import { RouteLinesLayer } from '../../map/layers/route-lines-layer.tsx'
import { RouteMark } from '../../map/layers/route-mark.tsx'
import { TrailPointLayer } from '../../map/layers/trail-point-layer.tsx'
import { mapStyle } from '../../map/map-style.ts'
import { useTone } from '../../theme/use-tone.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { AnchorCirclesLayer } from './anchor-circles-layer.tsx'
import { MapFailed } from './map-failed.tsx'
import styles from './viewer.module.css'
import { ViewerCamera } from './viewer-camera.tsx'
import { anchoredOf, type ViewerDevice } from './viewer-devices.ts'

/** A map that fails to initialize is created a second time after this. */
const RETRY_AFTER_MS = SECOND_MS

type Props = {
  styles: SiteConfig['maps']['styles']
  devices: readonly ViewerDevice[]
  isMultiDevice: boolean
  /** How often Center was clicked. */
  centerClicks: number
  /** Whether the card covers the left side of the map. */
  isCardOverMap: boolean
}

export function ViewerMap({ styles, devices, isMultiDevice, centerClicks, isCardOverMap }: Props) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const times = useTimes()
  const style = mapStyle(undefined, styles, useTone())
  const base = useBaseStyle(style.url, style.tone)
  const { attempt, fail } = useMapAttempts()
  const lines = useMemo(
    () =>
      routeFeatures(
        devices.flatMap(({ key, colour, segments }) =>
          segments.map((points) => ({ deviceId: key, colour, chosen: null, points })),
        ),
      ),
    [devices],
  )
  const trails = useMemo(
    () => devices.map(({ key, points }) => ({ deviceId: key, online: true, selected: true, points })),
    [devices],
  )
  const anchored = useMemo(() => anchoredOf(devices), [devices])
  if (!isUrl(style.url)) return <MapFailed text="mapMisconfigured" />
  if (attempt === 'failed') return <MapFailed text="mapNotMade" />
  if (attempt === 'waiting') return null
  return (
    <BaseMap base={base} label={t('viewer.map')} failed={fail}>
      <AnchorCirclesLayer devices={anchored} />
      <RouteLinesLayer features={lines} />
      <TrailPointLayer
        trails={trails}
        describe={({ point: { shownAt, speedKmh } }) => (
          <span>
            {times.exact(shownAt, Date.now())} · {speedText(speedKmh)}
          </span>
        )}
      />
      {anchored.map(({ key, anchorWatch: { anchor } }) => (
        <RouteMark key={`anchor ${key}`} at={{ lat: anchor.latitude, lng: anchor.longitude }}>
          <AnchorMark />
        </RouteMark>
      ))}
      {devices.map(
        (device) =>
          device.location && (
            <RouteMark key={device.key} at={device.location}>
              <ViewerMark {...device} location={device.location} isNamed={isMultiDevice} />
            </RouteMark>
          ),
      )}
      <ViewerCamera {...{ devices, isMultiDevice, centerClicks, isCardOverMap }} maxZoom={maxZoomOf(base)} />
    </BaseMap>
  )
}

/** A deployment may leave the style URL empty. */
const isUrl = (url: string) => url !== '' && URL.canParse(url, window.location.origin)

/** Allows the map two attempts, as a browser that refuses a WebGL context may grant one a moment later. */
function useMapAttempts() {
  const [attempt, setAttempt] = useState<'first' | 'waiting' | 'second' | 'failed'>('first')
  const fail = useCallback(() => setAttempt((now) => (now === 'first' ? 'waiting' : 'failed')), [])
  useEffect(() => {
    if (attempt !== 'waiting') return
    const retry = window.setTimeout(() => setAttempt('second'), RETRY_AFTER_MS)
    return () => window.clearTimeout(retry)
  }, [attempt])
  return { attempt, fail }
}

/** Beneath the boats: it is drawn before them. */
const AnchorMark = () => (
  <svg
    viewBox="-12 -12 24 24"
    width="24"
    data-mark="anchor"
    aria-hidden="true"
    style={{ filter: 'drop-shadow(0 0 2px var(--paper))' }}
  >
    <path
      d="M-5 -5H5M0 -10V9M-9 0A9 9 0 0 0 9 0"
      fill="none"
      stroke="var(--ink)"
      strokeLinecap="round"
      strokeWidth="2.5"
    />
  </svg>
)

type ViewerMarkProps = { name: string; colour: string; location: SharedPoint; isNamed: boolean }

/** A device in the colour of its trail, with a pointer in its direction while it moves. */
function ViewerMark({ name, colour, location: { speed, heading }, isNamed }: ViewerMarkProps) {
  const isMoving = heading !== null && (speed ?? 0) > MOVING_ABOVE_KMH
  return (
    <span className={styles.mark} data-mark="device">
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        {isMoving && <path d="M20 1 27 11H13Z" fill={colour} transform={`rotate(${heading} 20 20)`} />}
        <circle cx="20" cy="20" r="10" fill={colour} stroke="#ffffff" strokeWidth="3" />
      </svg>
      {isNamed && <b>{name}</b>}
    </span>
  )
}

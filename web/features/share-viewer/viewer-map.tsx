import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteConfig } from '../../../shared/site-config.ts'
import { SECOND_MS } from '../../../shared/time.ts'
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
import { MapFailed } from './map-failed.tsx'
import { ViewerCamera } from './viewer-camera.tsx'
import type { ViewerDevice } from './viewer-devices.ts'
import { ViewerMark } from './viewer-mark.tsx'

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
  if (!isUrl(style.url)) return <MapFailed text="mapMisconfigured" />
  if (attempt === 'failed') return <MapFailed text="mapNotMade" />
  if (attempt === 'waiting') return null
  return (
    <BaseMap base={base} label={t('viewer.map')} failed={fail}>
      <RouteLinesLayer features={lines} />
      <TrailPointLayer
        trails={trails}
        describe={({ point: { shownAt, speedKmh } }) => (
          <span>
            {times.exact(shownAt, Date.now())} · {speedText(speedKmh)}
          </span>
        )}
      />
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

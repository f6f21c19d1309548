import { useComputedColorScheme } from '@mantine/core'
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
import { exactTime } from '../../ui/format.ts'
import { useUnits } from '../../ui/units.tsx'
import { MapFailed } from './map-failed.tsx'
import { ViewerCamera } from './viewer-camera.tsx'
import type { ViewerDevice } from './viewer-devices.ts'
import { ViewerMark } from './viewer-mark.tsx'

/** A map that could not be made is made once more. */
const ONCE_MORE_AFTER_MS = SECOND_MS

/** Else a map in the dark would ask for the light style first. */
const AT_ONCE = { getInitialValueInEffect: false }

type Props = {
  styles: SiteConfig['maps']['styles']
  devices: readonly ViewerDevice[]
  isMultiDevice: boolean
  centerings: number
  /** The card lies over the map's left side. */
  beside: boolean
}

export function ViewerMap({ styles, devices, isMultiDevice, centerings, beside }: Props) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const style = mapStyle(undefined, styles, useComputedColorScheme('light', AT_ONCE))
  const base = useBaseStyle(style.url, style.tone)
  const { making, fail } = useTwoTries()
  const lines = useMemo(
    () =>
      routeFeatures(
        devices.flatMap(({ key, colour, ways }) =>
          ways.map((points) => ({ deviceId: key, colour, chosen: null, points })),
        ),
      ),
    [devices],
  )
  const touched = useMemo(
    () => devices.map(({ key, points }) => ({ deviceId: key, online: true, selected: true, points })),
    [devices],
  )
  if (!isAddress(style.url)) return <MapFailed text="mapMisconfigured" />
  if (making === 'failed') return <MapFailed text="mapNotMade" />
  if (making === 'waiting') return null
  return (
    <BaseMap base={base} label={t('shared.map')} failed={fail}>
      <RouteLinesLayer features={lines} />
      <TrailPointLayer
        trails={touched}
        describe={({ point: { shownAt, speedKmh } }) => (
          <span>
            {exactTime(shownAt, Date.now())} · {speedText(speedKmh)}
          </span>
        )}
      />
      {devices.map(
        (device) =>
          device.location && (
            <RouteMark key={device.key} at={device.location}>
              <ViewerMark {...device} location={device.location} named={isMultiDevice} />
            </RouteMark>
          ),
      )}
      <ViewerCamera {...{ devices, isMultiDevice, centerings, beside }} maxZoom={maxZoomOf(base)} />
    </BaseMap>
  )
}

/** An operator may have left it out. */
const isAddress = (url: string) => url !== '' && URL.canParse(url, window.location.origin)

/** The first try that fails is followed by a second one, as a browser may give a map away a moment later. */
function useTwoTries() {
  const [making, setMaking] = useState<'first' | 'waiting' | 'second' | 'failed'>('first')
  const fail = useCallback(() => setMaking((now) => (now === 'first' ? 'waiting' : 'failed')), [])
  useEffect(() => {
    if (making !== 'waiting') return
    const again = window.setTimeout(() => setMaking('second'), ONCE_MORE_AFTER_MS)
    return () => window.clearTimeout(again)
  }, [making])
  return { making, fail }
}

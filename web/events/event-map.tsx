import { useCallback, useState } from 'react'
import type { Point } from '../../shared/geo/point.ts'
import type { Geofence } from '../../shared/geofences/geofence.ts'
import { useSite } from '../api/site.tsx'
import { useBaseStyle } from '../map/base/use-base-style.ts'
import { BaseMap } from '../map/base-map.tsx'
import { ringOf } from '../map/boundaries/ring.ts'
import { maxZoomOf } from '../map/camera/max-zoom.ts'
import { RouteCamera } from '../map/camera/route-camera.tsx'
import { FixesLayer, type FixMark } from '../map/layers/fixes-layer.tsx'
import { GeofencesLayer } from '../map/layers/geofences-layer.tsx'
import { RouteMark } from '../map/layers/route-mark.tsx'
import { routeMapStyle } from '../map/map-style.ts'
import { NoMap } from '../map/no-map.tsx'
import { PageScrolling } from '../map/preview/page-scrolling.tsx'
import { useTone } from '../theme/use-tone.ts'
import styles from './events.module.css'

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 }

const NO_FIXES: FixMark[] = []

type Props = {
  label: string
  /** The place that is marked, if one is. */
  at: Point | null
  geofences: readonly Geofence[]
  fixes?: readonly FixMark[]
}

/** A place on a small map, with the geofences and the fixes around it. */
export function EventMap({ label, at, geofences, fixes = NO_FIXES }: Props) {
  const { config } = useSite()
  const style = routeMapStyle(config.maps.styles, useTone())
  const base = useBaseStyle(style.url, style.tone)
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const lines = [
    at === null ? fixes : [at, ...fixes],
    ...geofences.map((one) => ringOf(one).map(([lng = 0, lat = 0]) => ({ lng, lat }))),
  ]
  if (failed) return <NoMap />
  return (
    <BaseMap base={base} label={label} failed={fail}>
      <PageScrolling />
      <GeofencesLayer geofences={geofences} />
      <FixesLayer fixes={fixes} />
      {at !== null && (
        <RouteMark at={at}>
          <i className={styles.mark} />
        </RouteMark>
      )}
      <RouteCamera
        subject={[at, ...fixes].map((point) => `${point?.lat},${point?.lng}`).join(' ')}
        routes={lines}
        padding={NO_PADDING}
        maxZoom={maxZoomOf(base)}
      />
    </BaseMap>
  )
}

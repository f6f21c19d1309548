import { IconMapPin } from '@tabler/icons-react'
import type { PaddingOptions } from 'maplibre-gl'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '../../../../shared/geo/point.ts'
import { useBaseStyle } from '../../../map/base/use-base-style.ts'
import { BaseMap } from '../../../map/base-map.tsx'
import { FollowCamera } from '../../../map/camera/follow-camera.tsx'
import { maxZoomOf } from '../../../map/camera/max-zoom.ts'
import { RouteCamera } from '../../../map/camera/route-camera.tsx'
import { routeFeatures } from '../../../map/features/route-features.ts'
import { RouteLinesLayer } from '../../../map/layers/route-lines-layer.tsx'
import { RouteMark } from '../../../map/layers/route-mark.tsx'
import { TrailPointLayer } from '../../../map/layers/trail-point-layer.tsx'
import { MapNotices } from '../../../map/map-notices.tsx'
import type { MapStyle } from '../../../map/map-style.ts'
import { NoMap } from '../../../map/no-map.tsx'
import { Playhead } from '../player/playhead.tsx'
import { pointsWithin, positionAt } from '../player/position-at.ts'
import type { Span } from '../player/quiet-spans.ts'
import type { Playback } from '../player/use-playback.ts'
import type { Leg } from '../trips/trip-days.ts'
import type { HistoryView } from '../use-history-view.ts'
import type { LoadedRoute } from '../use-routes.ts'
import { EndMarks } from './end-marks.tsx'
import styles from './marks.module.css'
import { PointWords } from './point-words.tsx'
import { StopMarks } from './stop-marks.tsx'

/** Beyond this a view of the built-in map rarely contains a town or a coast. */
const BUILT_IN_MAX_ZOOM = 11
const NOTHING = () => undefined

type Props = {
  style: MapStyle
  routes: readonly LoadedRoute[]
  /** The selected stretch; null: all of it is shown. */
  stretch: Span | null
  playback: Playback | null
  legs: readonly Leg[]
  view: HistoryView
  lastKnown: Point | null
  /** What is shown, by a name that changes when it is another. */
  subject: string
  padding: PaddingOptions
  /** Where the devices are, before any route is chosen. */
  fleet: readonly Point[]
}

export function HistoryMap({
  style,
  routes,
  stretch,
  playback,
  legs,
  view,
  lastKnown,
  subject,
  padding,
  fleet,
}: Props) {
  const { t } = useTranslation()
  const base = useBaseStyle(style.url, style.tone)
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const lines = useMemo(
    () =>
      routeFeatures(
        routes.map(({ device, colour, points }) => ({
          deviceId: device.deviceId,
          colour,
          chosen: stretch,
          points,
        })),
      ),
    [routes, stretch],
  )
  const touched = useMemo(
    () =>
      routes.map(({ device: { deviceId }, points }) => ({ deviceId, online: true, selected: true, points })),
    [routes],
  )
  const drawn = useMemo(
    () => routes.map((route) => ({ ...route, shown: pointsWithin(route.points, stretch) })),
    [routes, stretch],
  )
  const placesAt = useCallback(
    (at: number) => routes.flatMap(({ points }) => positionAt(points, at) ?? []),
    [routes],
  )
  if (failed) return <NoMap />
  return (
    <>
      <BaseMap base={base} label={t('history.map')} failed={fail}>
        <RouteLinesLayer features={lines} />
        <TrailPointLayer
          trails={touched}
          describe={({ point, trail }) => (
            <PointWords point={point} name={routes.length > 1 ? nameOf(routes, trail.deviceId) : undefined} />
          )}
        />
        <StopMarks legs={legs} view={view} />
        {drawn.map(({ device, colour, shown }) => (
          <EndMarks key={device.deviceId} points={shown} colour={colour} />
        ))}
        {playback !== null &&
          routes.map((route) => <Playhead key={route.device.deviceId} route={route} playback={playback} />)}
        {playback !== null && view.following && <FollowCamera watch={playback.watch} placesAt={placesAt} />}
        {lastKnown && (
          <RouteMark at={lastKnown}>
            <span className={styles.lastKnown} data-mark="last-known">
              <IconMapPin size={18} stroke={2} />
            </span>
          </RouteMark>
        )}
        <RouteCamera
          subject={subject}
          routes={[
            ...drawn.map(({ shown }) => shown),
            ...(lastKnown ? [lastKnown] : fleet).map((place) => [place]),
          ]}
          padding={padding}
          maxZoom={maxZoomOf(base, BUILT_IN_MAX_ZOOM)}
        />
      </BaseMap>
      <MapNotices
        keyMissing={style.keyMissing}
        builtIn={base.source === 'builtIn'}
        retry={base.retry}
        locationError={null}
        dismissLocationError={NOTHING}
      />
    </>
  )
}

const nameOf = (routes: readonly LoadedRoute[], id: string) =>
  routes.find(({ device }) => device.deviceId === id)?.device.deviceName ?? id

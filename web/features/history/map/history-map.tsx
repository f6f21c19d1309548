import { useReducedMotion } from '@mantine/hooks'
import { IconFlagFilled, IconMapPin, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Marker, PaddingOptions } from 'maplibre-gl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '../../../../shared/geo/point.ts'
import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { GeofencesOnMap } from '../../../geofences/geofences-on-map.tsx'
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
import { silhouetteOf } from '../../../map/markers/silhouette-of.ts'
import { NoMap } from '../../../map/no-map.tsx'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
import { positionAt } from '../player/position-at.ts'
import type { Playback } from '../player/use-playback.ts'
import { pointsWithin, type Span } from '../span.ts'
import type { Leg } from '../trips/trip-days.ts'
import type { HistoryView } from '../use-history-view.ts'
import type { LoadedRoute } from '../use-routes.ts'
import styles from './marks.module.css'
import { PointDetails } from './point-details.tsx'
import { StopMarks } from './stop-marks.tsx'

/** Beyond this a view of the built-in map rarely contains a town or a coast. */
const BUILT_IN_MAX_ZOOM = 11

type Props = {
  style: MapStyle
  routes: readonly LoadedRoute[]
  /** The span of the selected trip or stop; `null` shows the whole route. */
  selectedSpan: Span | null
  playback: Playback | null
  legs: readonly Leg[]
  view: HistoryView
  lastKnown: Point | null
  /** The map fits the route again whenever this changes. */
  fitKey: string
  padding: PaddingOptions
  /** The positions of the devices, until one is selected. */
  fleet: readonly Point[]
}

export function HistoryMap({
  style,
  routes,
  selectedSpan,
  playback,
  legs,
  view,
  lastKnown,
  fitKey,
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
          chosen: selectedSpan,
          points,
        })),
      ),
    [routes, selectedSpan],
  )
  const trails = useMemo(
    () =>
      routes.map(({ device: { deviceId }, points }) => ({ deviceId, online: true, selected: true, points })),
    [routes],
  )
  const shownRoutes = useMemo(
    () => routes.map((route) => ({ ...route, shown: pointsWithin(route.points, selectedSpan) })),
    [routes, selectedSpan],
  )
  const positionsAt = useCallback(
    (at: number) => routes.flatMap(({ points }) => positionAt(points, at) ?? []),
    [routes],
  )
  if (failed) return <NoMap />
  return (
    <>
      <BaseMap base={base} label={t('history.map')} failed={fail}>
        {view.fencesShown && <GeofencesOnMap />}
        <RouteLinesLayer features={lines} />
        <TrailPointLayer
          trails={trails}
          describe={({ point, trail }) => (
            <PointDetails
              point={point}
              name={routes.length > 1 ? nameOf(routes, trail.deviceId) : undefined}
            />
          )}
        />
        <StopMarks legs={legs} view={view} />
        {shownRoutes.map(({ device, colour, shown }) => (
          <EndMarks key={device.deviceId} points={shown} colour={colour} />
        ))}
        {playback !== null &&
          routes.map((route) => <Playhead key={route.device.deviceId} route={route} playback={playback} />)}
        {playback !== null && view.isFollowing && (
          <FollowCamera watch={playback.watch} placesAt={positionsAt} />
        )}
        {lastKnown && (
          <RouteMark at={lastKnown}>
            <span className={styles.lastKnown} data-mark="last-known">
              <IconMapPin size={18} stroke={2} />
            </span>
          </RouteMark>
        )}
        <RouteCamera
          subject={fitKey}
          routes={[...shownRoutes.map(({ shown }) => shown), lastKnown === null ? fleet : [lastKnown]]}
          padding={padding}
          maxZoom={maxZoomOf(base, BUILT_IN_MAX_ZOOM)}
        />
      </BaseMap>
      <MapNotices keyMissing={style.keyMissing} base={base} />
    </>
  )
}

const nameOf = (routes: readonly LoadedRoute[], id: string) =>
  routes.find(({ device }) => device.deviceId === id)?.device.deviceName ?? id

type EndMarksProps = { points: readonly ColumnPoint[]; colour: string | null }

/** The start and the end of a route, distinguished by their icons. */
function EndMarks({ points, colour }: EndMarksProps) {
  const [start, end] = [points[0], points.at(-1)]
  if (start === undefined || end === undefined) return null
  const style = colour === null ? undefined : { borderColor: colour }
  return (
    <>
      <RouteMark at={start}>
        <span className={styles.end} data-mark="start" style={style}>
          <IconPlayerPlayFilled size={12} />
        </span>
      </RouteMark>
      <RouteMark at={end}>
        <span className={styles.end} data-mark="end" style={style}>
          <IconFlagFilled size={13} />
        </span>
      </RouteMark>
    </>
  )
}

type PlayheadProps = { route: LoadedRoute; playback: Playback }

/** The marker of a device at the time of the playback. It moves without a React render. */
function Playhead({ route: { device, colour, points }, playback }: PlayheadProps) {
  const reducesMotion = useReducedMotion()
  const [marker, setMarker] = useState<Marker | null>(null)
  const pointer = useRef<SVGPathElement>(null)
  const { watch, at } = playback
  const first = positionAt(points, at())
  const ready = useCallback((next: Marker | null) => setMarker(next), [])

  useEffect(() => {
    if (marker === null) return
    return watch((now) => {
      const position = positionAt(points, now, !reducesMotion)
      if (position === null) return
      marker.setLngLat([position.lng, position.lat])
      pointer.current?.setAttribute('transform', `rotate(${position.course ?? 0} 20 20)`)
      pointer.current?.setAttribute('opacity', position.course === null ? '0' : '1')
    })
  }, [marker, watch, points, reducesMotion])

  if (first === null) return null
  return (
    <RouteMark at={first} height="playhead" ready={ready}>
      <svg className={styles.playhead} viewBox="0 0 40 40" aria-hidden="true" data-playhead={device.deviceId}>
        <path ref={pointer} d="M20 0l7 10h-14z" className={styles.pointer} />
        <circle cx="20" cy="20" r="13" className={styles.disc} stroke={colour ?? 'var(--brand)'} />
        <path
          d={SILHOUETTES[silhouetteOf(device)]}
          fillRule="evenodd"
          fill="currentColor"
          transform="translate(11 11) scale(0.75)"
        />
      </svg>
    </RouteMark>
  )
}

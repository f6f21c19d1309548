import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Point } from '../../../shared/geo/point.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { sortDevices } from '../../devices/sort-devices.ts'
import { hasPosition } from '../../map/features/device-features.ts'
import { routeMapStyle } from '../../map/map-style.ts'
import { useTone } from '../../theme/use-tone.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import styles from './history-page.module.css'
import { HistoryMap } from './map/history-map.tsx'
import { RoutePanel } from './panel/route-panel.tsx'
import { Player } from './player/player.tsx'
import { quietSpans } from './player/quiet-spans.ts'
import { adjacentPointTime, shownSpan } from './player/shown-span.ts'
import { useHistoryKeys } from './player/use-history-keys.ts'
import { usePlayback } from './player/use-playback.ts'
import { pointsWithin, type Span } from './span.ts'
import { MANY_ROUTES } from './speed/speed-chart.tsx'
import { useLegs } from './trips/use-legs.ts'
import { type HistoryView, type Selection, useHistoryView } from './use-history-view.ts'
import { type LoadedRoute, useRoutes } from './use-routes.ts'

const NO_DEVICES: DeviceView[] = []
const NO_ROUTES: LoadedRoute[] = []
const NO_POINTS: Point[] = []
/** The width that the panel covers of the map on a wide screen. */
const PANEL_PX = 420 + 2 * 12
const PLAYER_PX = { low: 240, high: 340 }
/** Height of the notice and the account button at the top of a phone. */
const NOTICE_PX = 64

export function HistoryPage() {
  const { client, config } = useSite()
  const isNarrow = useNarrow()
  const theme = useTone()
  const view = useHistoryView()
  const fleet = useQuery(devicesQuery(client))
  const devices = useMemo(
    () =>
      sortDevices(
        (fleet.data?.devices ?? NO_DEVICES).filter(({ hasSubscription }) => hasSubscription),
        'name',
      ),
    [fleet.data],
  )
  const selection = useMemo(() => selectionOrOnly(view.selection, devices), [view.selection, devices])
  const query = useRoutes(selection, view.range, devices)
  const { state } = query
  const legs = useLegs(state, view.range, view.legStart)
  const routes = state.kind === 'routes' ? state.routes : NO_ROUTES
  const { span, playback } = usePlayer(routes, legs.selectedSpan, view)
  const selectedSpan = span === null ? null : legs.selectedSpan
  const shownRoutes = useMemo(
    () =>
      span === null
        ? routes
        : routes.map((route) => ({ ...route, points: pointsWithin(route.points, selectedSpan) })),
    [routes, selectedSpan, span],
  )
  const played = useMemo(() => shownRoutes.filter(({ points }) => points.length > 0), [shownRoutes])
  const height = played.length < MANY_ROUTES ? 'low' : 'high'
  const lastKnown = state.kind === 'empty' ? state.lastKnown : null

  const player = span && <Player routes={played} {...{ span, playback, view }} />
  return (
    <div className={styles.page}>
      <div className={styles.map} data-player={span === null ? undefined : height}>
        <HistoryMap
          style={routeMapStyle(config.maps.styles, theme)}
          routes={routes}
          selectedSpan={selectedSpan}
          playback={span && playback}
          legs={legs.all}
          view={view}
          lastKnown={lastKnown && { lat: lastKnown.latitude, lng: lastKnown.longitude }}
          fitKey={JSON.stringify([state.kind, devices.length > 0, selection, view.range, selectedSpan?.from])}
          padding={isNarrow ? { top: NOTICE_PX } : { left: PANEL_PX, bottom: span ? PLAYER_PX[height] : 0 }}
          fleet={state.kind === 'idle' ? positionsOf(devices) : NO_POINTS}
        />
      </div>
      <RoutePanel
        {...{ view: { ...view, selection }, devices, query, legs, shownRoutes, span, playback }}
        fleet={{
          isLoaded: fleet.data !== undefined,
          error: fleet.error,
          retry: () => void fleet.refetch(),
        }}
        player={isNarrow ? player : null}
      />
      {!isNarrow && player && <div className={styles.player}>{player}</div>}
    </div>
  )
}

const positionsOf = (devices: readonly DeviceView[]): Point[] =>
  devices.filter(hasPosition).map(({ tracking }) => ({ lat: tracking.latitude, lng: tracking.longitude }))

/** Selects the only device of an account, so that its owner need not. */
function selectionOrOnly(selection: Selection, devices: readonly DeviceView[]): Selection {
  const [only, other] = devices
  if (selection.kind !== 'none' || only === undefined || other !== undefined) return selection
  return { kind: 'one', deviceId: only.deviceId }
}

const EMPTY_SPAN: Span = { from: 0, to: 0 }

/** The playback of the shown routes: its span, its clock and its keyboard shortcuts. */
function usePlayer(routes: readonly LoadedRoute[], selectedSpan: Span | null, view: HistoryView) {
  const span = useMemo(() => shownSpan(routes, selectedSpan), [routes, selectedSpan])
  const quiet = useMemo(
    () =>
      view.skipsStops && span
        ? quietSpans(
            routes.map(({ points }) => points),
            span,
          )
        : [],
    [routes, span, view.skipsStops],
  )
  const playback = usePlayback({
    span: span ?? EMPTY_SPAN,
    startAt: view.at,
    speed: view.speed,
    quiet,
    saveTime: view.saveTime,
  })
  useHistoryKeys(
    span === null
      ? null
      : {
          toggle: playback.toggle,
          step: (direction) => playback.seek(adjacentPointTime(routes, playback.at(), direction)),
          follow: view.toggleFollow,
        },
  )
  return { span, playback }
}

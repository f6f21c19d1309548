import { useComputedColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Point } from '../../../shared/geo/point.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { sortDevices } from '../../devices/sort-devices.ts'
import { hasPosition } from '../../map/features/device-features.ts'
import { routeMapStyle } from '../../map/map-style.ts'
import { NowProvider } from '../../ui/times/now.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import styles from './history-page.module.css'
import { HistoryMap } from './map/history-map.tsx'
import { RoutePanel } from './panel/route-panel.tsx'
import { Player } from './player/player.tsx'
import { pointsWithin } from './player/position-at.ts'
import { usePlayer } from './player/use-player.ts'
import { useLegs } from './trips/use-legs.ts'
import { type Subject, useHistoryView } from './use-history-view.ts'
import { type LoadedRoute, useRoutes } from './use-routes.ts'

const NO_DEVICES: DeviceView[] = []
const NO_ROUTES: LoadedRoute[] = []
const NO_PLACES: Point[] = []
/** What the panel and the player hide of the map at a desk. */
const PANEL_PX = 420 + 2 * 12
const PLAYER_PX = 240
/** The notice and the account's button at the top of a phone. */
const NOTICE_PX = 64

export function HistoryPage() {
  return (
    <NowProvider>
      <HistoryOfFleet />
    </NowProvider>
  )
}

function HistoryOfFleet() {
  const { client, config } = useSite()
  const narrow = useNarrow()
  const theme = useComputedColorScheme('light')
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
  const subject = useMemo(() => onlyChoice(view.subject, devices), [view.subject, devices])
  const { shown, ...loads } = useRoutes(subject, view.range, devices)
  const legs = useLegs(shown, view.range, view.legStart)
  const routes = shown.kind === 'routes' ? shown.routes : NO_ROUTES
  const { span, playback } = usePlayer(routes, legs.stretch, view)
  const stretch = span === null ? null : legs.stretch
  const parts = useMemo(
    () =>
      span === null
        ? routes
        : routes.map((route) => ({ ...route, points: pointsWithin(route.points, stretch) })),
    [routes, stretch, span],
  )
  const lastKnown = shown.kind === 'empty' ? shown.lastKnown : null

  const bar = span && (
    <Player routes={parts.filter(({ points }) => points.length > 0)} {...{ span, playback, view }} />
  )
  return (
    <div className={styles.page}>
      <div className={styles.map} data-player={span !== null || undefined}>
        <HistoryMap
          style={routeMapStyle(config.maps.styles, theme)}
          routes={routes}
          stretch={stretch}
          playback={span && playback}
          legs={legs.all}
          view={view}
          lastKnown={lastKnown && { lat: lastKnown.latitude, lng: lastKnown.longitude }}
          subject={JSON.stringify([shown.kind, devices.length > 0, subject, view.range, stretch?.from])}
          padding={narrow ? { top: NOTICE_PX } : { left: PANEL_PX, bottom: span ? PLAYER_PX : 0 }}
          fleet={shown.kind === 'idle' ? placesOf(devices) : NO_PLACES}
        />
      </div>
      <RoutePanel
        {...{ view: { ...view, subject }, devices, shown, loads, legs, parts, span, playback }}
        fleet={{ known: fleet.data !== undefined, error: fleet.error, again: () => void fleet.refetch() }}
        player={narrow ? bar : null}
      />
      {!narrow && bar && <div className={styles.player}>{bar}</div>}
    </div>
  )
}

const placesOf = (devices: readonly DeviceView[]): Point[] =>
  devices.filter(hasPosition).map(({ tracking }) => ({ lat: tracking.latitude, lng: tracking.longitude }))

/** Who has one device need not choose it. */
function onlyChoice(subject: Subject, devices: readonly DeviceView[]): Subject {
  const [only, other] = devices
  if (subject.kind !== 'none' || only === undefined || other !== undefined) return subject
  return { kind: 'one', deviceId: only.deviceId }
}

import { Button, Menu, Skeleton, Switch } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { combinedStats, routeStats } from '../../../../shared/trails/route-stats.ts'
import { useOnline } from '../../../pwa/use-online.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { saveFile } from '../../../ui/files/save-file.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { DevicePicker } from '../controls/device-picker.tsx'
import { EXPORT_FORMATS, type ExportFormat, exportFile } from '../controls/export-file.ts'
import { RangePicker } from '../controls/range-picker.tsx'
import { MAX_DEVICES } from '../history-search.ts'
import type { Playback } from '../player/use-playback.ts'
import { spanAt } from '../route-range.ts'
import { pointsWithin, type Span } from '../span.ts'
import { RouteTrips } from '../trips/route-trips.tsx'
import type { useLegs } from '../trips/use-legs.ts'
import type { HistoryView } from '../use-history-view.ts'
import type { LoadedRoute, RoutesQuery } from '../use-routes.ts'
import { ChooseDevice } from './choose-device.tsx'
import deviceLinksStyles from './device-links.module.css'
import { RouteLegend } from './route-legend.tsx'
import { OfflineNote, RouteEmpty, RouteFailed, RouteWarning } from './route-notice.tsx'
import styles from './route-panel.module.css'
import { StatsRow } from './stats-row.tsx'
import { ViewLink } from './view-link.tsx'

type Props = {
  view: HistoryView
  devices: readonly DeviceView[]
  fleet: { isLoaded: boolean; error: unknown; retry: () => void }
  query: RoutesQuery
  legs: ReturnType<typeof useLegs>
  /** The routes, reduced to their shown points. */
  shownRoutes: readonly LoadedRoute[]
  span: Span | null
  playback: Playback
  /** On a phone only, where the player does not fit over the map. */
  player: ReactNode
}

/** The controls and, below them, the loaded route: figures, then trips and stops or the devices on the map. */
export function RoutePanel(props: Props) {
  const { t } = useTranslation()
  const { view, devices, fleet, query } = props
  const { state } = query
  return (
    <section className={styles.panel} aria-label={t('history.title')}>
      <header className={styles.head}>
        <h1>{t('history.title')}</h1>
        {props.span && state.kind === 'routes' && (
          <>
            <ViewLink {...view} loadedAt={state.loadedAt} playback={props.playback} />
            <ExportMenu
              routes={props.shownRoutes}
              span={props.span}
              namedSpan={props.legs.selectedSpan === null ? spanAt(view.range, state.loadedAt) : props.span}
            />
          </>
        )}
      </header>
      {fleet.isLoaded || fleet.error === null ? (
        <div className={styles.controls}>
          <DevicePicker view={view} devices={devices} />
          <RangePicker
            view={view}
            isLoading={query.isLoading}
            load={query.load}
            canLoad={view.selection.kind !== 'none'}
          />
          {view.selection.kind === 'one' && <DeviceLinks {...view.selection} />}
          <Switch
            label={t('geofences.layer.label')}
            checked={view.fencesShown}
            onChange={({ currentTarget }) => view.setFencesShown(currentTarget.checked)}
          />
        </div>
      ) : (
        <ProblemNote error={fleet.error} title={t('history.devicesFailed')}>
          <Button size="xs" variant="default" onClick={fleet.retry}>
            {t('history.tryAgain')}
          </Button>
        </ProblemNote>
      )}
      <div className={styles.result} aria-busy={state.kind === 'loading'}>
        <OfflineNote state={state} />
        <Result {...props} />
      </div>
    </section>
  )
}

function Result(props: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const isOnline = useOnline()
  const { view, devices, fleet, query } = props
  const { state, load, outdatedSince } = query
  if (state.kind === 'idle') return fleet.isLoaded && <ChooseDevice hasDevices={devices.length > 0} />
  if (state.kind === 'loading')
    return (
      <div role="status" aria-label={t('history.loading')}>
        <Skeleton height={62} mb={16} />
        <Skeleton height={180} />
      </div>
    )
  if (state.kind === 'failed') return <RouteFailed error={state.error} retry={load} />
  return (
    <>
      {view.selection.kind === 'all' && devices.length > MAX_DEVICES && (
        <RouteWarning>
          {t('history.firstDevices', { shown: MAX_DEVICES, total: devices.length })}
        </RouteWarning>
      )}
      {state.failedCount > 0 && (
        <RouteWarning>{t('history.someFailed', { count: state.failedCount })}</RouteWarning>
      )}
      {outdatedSince !== null && isOnline && (
        <RouteWarning>{t('history.outdated', { time: times.time(outdatedSince) })}</RouteWarning>
      )}
      {state.kind === 'empty' ? <RouteEmpty lastKnown={state.lastKnown} /> : <Route {...props} />}
    </>
  )
}

function Route({ view, query: { state }, legs, shownRoutes, player }: Props) {
  const { t } = useTranslation()
  const [first, second] = shownRoutes
  const stats = useMemo(
    () =>
      first && !second ? routeStats(first.points) : combinedStats(shownRoutes.map(({ points }) => points)),
    [shownRoutes, first, second],
  )
  return (
    <>
      <StatsRow stats={stats} />
      {player}
      {view.selection.kind !== 'one' && (
        <RouteLegend
          routes={shownRoutes}
          selectOne={(deviceId) => view.selectDevices({ kind: 'one', deviceId })}
        />
      )}
      {legs.error !== null && (
        <ProblemNote error={legs.error} title={t('history.tripsFailed')} context="devices">
          <Button size="xs" variant="default" onClick={legs.retry}>
            {t('history.tryAgain')}
          </Button>
        </ProblemNote>
      )}
      {legs.isLoaded && first && state.kind === 'routes' && (
        <RouteTrips {...{ view, legs }} device={first.device} loadedAt={state.loadedAt} />
      )}
    </>
  )
}

type ExportMenuProps = {
  routes: readonly LoadedRoute[]
  span: Span
  /** The span in the file's name: the whole range, or the selected trip or stop. */
  namedSpan: Span
}

/** Downloads the shown routes as a file. */
function ExportMenu({ routes, span, namedSpan }: ExportMenuProps) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const save = (format: ExportFormat) => {
    const tracks = routes.map(({ device, points }) => ({
      name: device.deviceName,
      points: pointsWithin(points, span),
    }))
    const [only, other] = tracks
    const title = only && !other ? only.name : t('history.severalDevices', { count: tracks.length })
    saveFile(exportFile(format, tracks, { title, span: namedSpan, timeZone: zone }))
  }
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}>
          {t('history.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => save(format)}>
            {t('history.exportAs', { format: format.toUpperCase() })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** From the route of a device to its other pages. */
function DeviceLinks({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  return (
    <nav className={deviceLinksStyles.links} aria-label={t('history.device')}>
      <Link to="/dashboard/live" search={{ deviceId }}>
        {t('device.show')}
      </Link>
      <Link to="/dashboard/devices/$deviceId" params={{ deviceId }}>
        {t('devicePage.open')}
      </Link>
    </nav>
  )
}

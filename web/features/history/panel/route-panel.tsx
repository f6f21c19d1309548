import { Anchor, Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { combinedStats, routeStats } from '../../../../shared/trails/route-stats.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import { DevicePicker } from '../controls/device-picker.tsx'
import { ExportMenu } from '../controls/export-menu.tsx'
import { RangePicker } from '../controls/range-picker.tsx'
import { RouteLegend } from '../map/route-legend.tsx'
import type { Span } from '../player/quiet-spans.ts'
import type { Playback } from '../player/use-playback.ts'
import { TripList } from '../trips/trip-list.tsx'
import type { useLegs } from '../trips/use-legs.ts'
import type { HistoryView } from '../use-history-view.ts'
import { type LoadedRoute, MOST_DEVICES, type Routes, type Shown } from '../use-routes.ts'
import { RouteEmpty, RouteFailed, RouteWarning } from './route-notice.tsx'
import styles from './route-panel.module.css'
import { RoutePicture } from './route-picture.tsx'
import { StatsRow } from './stats-row.tsx'
import { ViewLink } from './view-link.tsx'

type Props = {
  view: HistoryView
  devices: readonly DeviceView[]
  fleet: { known: boolean; error: unknown; again: () => void }
  shown: Shown
  loads: Omit<Routes, 'shown'>
  legs: ReturnType<typeof useLegs>
  /** What is shown of each route. */
  parts: readonly LoadedRoute[]
  span: Span | null
  playback: Playback
  /** On a phone, where it has no place over the map. */
  player: ReactNode
}

/** What is asked for, and what was found: figures, then trips and stops, or the devices that are on the map. */
export function RoutePanel(props: Props) {
  const { t } = useTranslation()
  const { view, devices, fleet, shown, loads } = props
  return (
    <section className={styles.panel} aria-label={t('history.title')}>
      <header className={styles.head}>
        <h1>{t('history.title')}</h1>
        {props.span && shown.kind === 'routes' && (
          <>
            <ViewLink {...view} readAt={shown.readAt} playback={props.playback} />
            <ExportMenu routes={props.parts} span={props.span} />
          </>
        )}
      </header>
      {fleet.known || fleet.error === null ? (
        <div className={styles.controls}>
          <DevicePicker view={view} devices={devices} />
          <RangePicker
            view={view}
            loading={loads.loading}
            load={loads.load}
            ready={view.subject.kind !== 'none'}
          />
        </div>
      ) : (
        <ProblemNote error={fleet.error} title={t('history.devicesFailed')}>
          <Button size="xs" variant="default" onClick={fleet.again}>
            {t('history.tryAgain')}
          </Button>
        </ProblemNote>
      )}
      <div className={styles.found} aria-busy={shown.kind === 'loading'}>
        <Found {...props} />
      </div>
    </section>
  )
}

function Found(props: Props) {
  const { t } = useTranslation()
  const times = useZoneTimes()
  const { view, devices, fleet, shown, loads } = props
  const several = view.subject.kind === 'all'
  if (shown.kind === 'idle') return fleet.known && <Choose anyDevice={devices.length > 0} />
  if (shown.kind === 'loading')
    return (
      <div role="status" aria-label={t('history.loading')}>
        <Skeleton height={62} mb={16} />
        <Skeleton height={180} />
      </div>
    )
  if (shown.kind === 'failed') return <RouteFailed error={shown.error} load={loads.load} />
  return (
    <>
      {several && devices.length > MOST_DEVICES && (
        <RouteWarning>
          {t('history.firstDevices', { shown: MOST_DEVICES, total: devices.length })}
        </RouteWarning>
      )}
      {shown.leftOut > 0 && <RouteWarning>{t('history.leftOut', { count: shown.leftOut })}</RouteWarning>}
      {loads.outdatedSince !== null && (
        <RouteWarning>{t('history.outdated', { time: times.time(loads.outdatedSince) })}</RouteWarning>
      )}
      {shown.kind === 'empty' ? <RouteEmpty lastKnown={shown.lastKnown} /> : <Route {...props} />}
    </>
  )
}

function Route({ view, legs, parts, player }: Props) {
  const { t } = useTranslation()
  const stats = useMemo(() => {
    const [only, other] = parts
    return only && !other ? routeStats(only.points) : combinedStats(parts.map(({ points }) => points))
  }, [parts])
  return (
    <>
      <StatsRow stats={stats} />
      {player}
      {view.subject.kind === 'all' && (
        <RouteLegend routes={parts} showOne={(deviceId) => view.showSubject({ kind: 'one', deviceId })} />
      )}
      {legs.error !== null && (
        <ProblemNote error={legs.error} title={t('history.tripsFailed')}>
          <Button size="xs" variant="default" onClick={legs.again}>
            {t('history.tryAgain')}
          </Button>
        </ProblemNote>
      )}
      {legs.known && <TripList days={legs.days} selectedStart={view.legStart} select={view.selectLeg} />}
    </>
  )
}

function Choose({ anyDevice }: { anyDevice: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.nothing}>
      <RoutePicture />
      <p>{anyDevice ? t('history.choose') : t('history.noDevices')}</p>
      {!anyDevice && (
        <Anchor component={Link} to="/dashboard/live">
          {t('history.toLive')}
        </Anchor>
      )}
    </div>
  )
}

import { Loader } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { IconArrowDown, IconRefresh } from '@tabler/icons-react'
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../../shared/time.ts'
import { OVERVIEW_KEY } from '../../api/day-query.ts'
import { DEVICES_KEY } from '../../api/devices-query.ts'
import { EVENTS_KEY } from '../../api/events-key.ts'
import { useSite } from '../../api/site.tsx'
import { ListProblem } from '../../devices/list/list-problem.tsx'
import { useDeviceList } from '../../devices/list/use-device-list.ts'
import { accountEventsQuery } from '../../events/account-events-query.ts'
import { UndeliveredNote } from '../../events/undelivered/undelivered-note.tsx'
import { eventAddress, eventIcon, useEventText } from '../../events/use-event-text.ts'
import { FirstStepsCard } from '../../first-steps/first-steps-card.tsx'
import { maintenanceQuery } from '../../maintenance/maintenance-query.ts'
import { ToolButton } from '../../ui/buttons/tool-button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { ZoneNote } from '../../ui/times/zone-note.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { Attention } from './attention.tsx'
import { useDeviceDays } from './day/use-device-days.ts'
import { FirstDevices } from './first-devices.tsx'
import { FleetCards } from './fleet-cards.tsx'
import { LiveFigures } from './live-figures.tsx'
import styles from './overview.module.css'
import recentEventsStyles from './recent-events.module.css'
import { usePull } from './use-pull.ts'

export function OverviewPage() {
  const list = useDeviceList()
  const days = useDeviceDays(list)
  const isNarrow = useNarrow()
  // beside the devices, so that what is due appears with them
  usePrefetchQuery(maintenanceQuery(useSite().client))
  const { isSpinning, refresh } = useRefresh()
  const { handlers, ...pull } = usePull(refresh)
  return (
    <div className={styles.root} {...(isNarrow ? handlers : {})}>
      <PullIndicator {...pull} isSpinning={isNarrow && isSpinning} />
      <div className={styles.page}>
        <OverviewHead isSpinning={isSpinning} refresh={refresh} />
        <UndeliveredNote />
        <ListProblem list={list} refresh={refresh} />
        <FirstStepsCard />
        {(list.isLoaded || list.error === null) && (
          <>
            {(list.devices.length > 0 || !list.isLoaded) && <Attention list={list} />}
            <FleetCards list={list} days={days} />
            <LiveFigures list={list} days={days} />
            <FirstDevices list={list} days={days} />
            {/* last, because it is there only once it has events */}
            <RecentEvents />
          </>
        )}
      </div>
    </div>
  )
}

function OverviewHead({ isSpinning, refresh }: { isSpinning: boolean; refresh: () => void }) {
  const { t } = useTranslation()
  return (
    <PageHead title={t('overview.title')} text={t('overview.subtitle')} note={<ZoneNote />}>
      <ToolButton
        label={t('overview.refresh')}
        variant="default"
        size={40}
        loading={isSpinning}
        onClick={refresh}
      >
        <IconRefresh size={20} stroke={1.7} />
      </ToolButton>
    </PageHead>
  )
}

const SPINNER_PX = 48

type Props = { pulledPx: number; refreshesOnRelease: boolean; isSpinning: boolean }

/** The space above the page: an arrow while it is pulled down, then a spinner while it refreshes. */
function PullIndicator({ pulledPx, refreshesOnRelease, isSpinning }: Props) {
  const { t } = useTranslation()
  if (pulledPx === 0 && !isSpinning) return null
  return (
    <div
      className={styles.pull}
      style={{ height: pulledPx || SPINNER_PX }}
      data-refreshes={refreshesOnRelease || undefined}
    >
      {isSpinning ? (
        <Loader size={18} />
      ) : (
        <IconArrowDown className={styles.arrow} size={18} aria-hidden="true" />
      )}
      {!isSpinning && (refreshesOnRelease ? t('overview.release') : t('overview.pull'))}
    </div>
  )
}

const SHOWN_MAX = 5

/** The newest events, with a link to all. Nothing while there are none. */
function RecentEvents() {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const eventText = useEventText()
  const now = useNow()
  const { data } = useQuery(accountEventsQuery(client))
  if (data === undefined || data.events.length === 0) return null
  return (
    <section className={recentEventsStyles.panel} aria-labelledby="overview-events">
      <header>
        <h2 id="overview-events">{t('events.recent.title')}</h2>
        <nav aria-label={t('events.recent.title')}>
          <Link to="/dashboard/alerts/events">{t('events.bell.allAlerts')}</Link>
          <Link to="/dashboard/geofences" search={{ tab: 'events' }}>
            {t('events.bell.allCrossings')}
          </Link>
        </nav>
      </header>
      <ul>
        {data.events.slice(0, SHOWN_MAX).map((event) => {
          const { eventId, timestamp } = event
          const Icon = eventIcon(event)
          return (
            <li key={eventId}>
              <Link {...eventAddress(event)}>
                <Icon size={20} stroke={1.7} aria-hidden />
                <span>{eventText(event)}</span>
                <time dateTime={timestamp} title={times.full(timestamp)}>
                  {times.short(timestamp, now)}
                </time>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const SPINNER_MS = SECOND_MS

/** Refetches everything on the page. The spinner turns for one second, however fast the server answers. */
function useRefresh() {
  const queryClient = useQueryClient()
  const [isSpinning, setSpinning] = useState(false)
  const { start } = useTimeout(() => setSpinning(false), SPINNER_MS)
  const refresh = () => {
    setSpinning(true)
    start()
    for (const queryKey of [DEVICES_KEY, OVERVIEW_KEY, EVENTS_KEY])
      void queryClient.refetchQueries({ queryKey, type: 'active' })
  }
  return { isSpinning, refresh }
}

import { Skeleton } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import { useLivePush } from '../../api/live-push/use-live-push.ts'
import { useSite } from '../../api/site.tsx'
import { countSince } from '../../events/count-since.ts'
import { recentEventsQuery } from '../../geofences/events-query.ts'
import { GEOFENCES_POLL_MS, geofencesQuery } from '../../geofences/geofences-query.ts'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { TabbedPage } from '../../ui/tabbed-page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useNow } from '../../ui/times/now.tsx'
import { EventsTab } from './events/events-tab.tsx'
import styles from './geofences-page.module.css'
import { type GeofencesTab, TABS } from './geofences-search.ts'
import { ListTab } from './list/list-tab.tsx'
import { useGeofencesView } from './use-geofences-view.ts'

const MapTab = lazy(() => import('./map-tab.tsx').then((module) => ({ default: module.MapTab })))

const NONE: Geofence[] = []

/** Geofences on a map, as a list, and what happened at them. */
export function GeofencesPage() {
  const { t } = useTranslation()
  const { client } = useSite()
  const view = useGeofencesView()
  const tab = view.search.tab ?? 'map'
  const query = useQuery({ ...geofencesQuery(client), refetchInterval: GEOFENCES_POLL_MS })
  useLivePush(true)
  const geofences = query.data ?? NONE
  return (
    <TabbedPage
      page="geofences"
      title={t('geofences.title')}
      tabs={<GeofencesTabs tab={tab} />}
      current={tab}
      actions={<RecentAlerts />}
      notice={
        query.error !== null && (
          <QueryProblem
            query={query}
            title={t('geofences.failed.load')}
            stale={t('geofences.stale')}
            context="geofences"
          />
        )
      }
      fills={tab === 'map'}
    >
      {tab === 'map' && (
        <Suspense fallback={<p role="status" aria-label={t('geofences.loading')} />}>
          <MapTab geofences={geofences} isLoaded={!query.isPending} view={view} />
        </Suspense>
      )}
      {tab === 'list' &&
        (query.isPending ? (
          <div className={styles.loading} role="status" aria-label={t('geofences.loading')}>
            <Skeleton height={64} radius={12} />
            <Skeleton height={64} radius={12} />
            <Skeleton height={64} radius={12} />
          </div>
        ) : (
          query.data && <ListTab geofences={geofences} view={view} />
        ))}
      {tab === 'events' && <EventsTab geofences={geofences} view={view} />}
    </TabbedPage>
  )
}

function GeofencesTabs({ tab }: { tab: GeofencesTab }) {
  const { t } = useTranslation()
  return (
    <Tabs page="geofences" label={t('geofences.tabList')} names={TABS} current={tab}>
      {(name, props) => (
        <Link
          key={name}
          {...props}
          from="/dashboard/geofences"
          to="/dashboard/geofences"
          search={{ tab: name === 'map' ? undefined : name }}
        >
          {t(`geofences.tabs.${name}`)}
        </Link>
      )}
    </Tabs>
  )
}

/** How many events there were in the last hour (specification 3.2.1). */
function RecentAlerts() {
  const { t } = useTranslation()
  const { client } = useSite()
  const now = useNow()
  const { data } = useQuery(recentEventsQuery(client))
  const count = data === undefined ? 0 : countSince(data, now - HOUR_MS).count
  if (count === 0) return null
  return (
    <Link className={styles.recent} to="/dashboard/geofences" search={{ tab: 'events' }}>
      <IconBellRinging size={17} stroke={1.7} aria-hidden />
      {t('geofences.recent', { count })}
    </Link>
  )
}

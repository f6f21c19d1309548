import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import { useLivePush } from '../../api/live-push/use-live-push.ts'
import { useSite } from '../../api/site.tsx'
import { GEOFENCES_POLL_MS, geofencesQuery } from '../../geofences/geofences-query.ts'
import { QueryProblem } from '../../ui/feedback/query-problem.tsx'
import { panelId, tabId } from '../../ui/tabs.tsx'
import { EventsTab } from './events/events-tab.tsx'
import styles from './geofences-page.module.css'
import { GeofencesTabs } from './geofences-tabs.tsx'
import { ListTab } from './list/list-tab.tsx'
import { useGeofencesView } from './use-geofences-view.ts'

const MapTab = lazy(() => import('./map/map-tab.tsx').then((module) => ({ default: module.MapTab })))

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
    <div className={styles.page}>
      <GeofencesTabs tab={tab} />
      {query.error !== null && (
        <div className={styles.problem}>
          <QueryProblem
            query={query}
            title={t('geofences.failed.load')}
            stale={t('geofences.stale')}
            context="geofences"
          />
        </div>
      )}
      <div
        className={styles.panel}
        data-tab={tab}
        role="tabpanel"
        id={panelId('geofences', tab)}
        aria-labelledby={tabId('geofences', tab)}
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
      </div>
    </div>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { useSite } from '../../../api/site.tsx'
import { type EventFilter, eventsPageQuery } from '../../../geofences/events-query.ts'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import { DEFAULT_PAGE_SIZE, type GeofencesSearch } from '../geofences-search.ts'
import { Pager } from '../pager.tsx'
import type { GeofencesView } from '../use-geofences-view.ts'
import { EventFilters } from './event-filters.tsx'
import { EventRow } from './event-row.tsx'
import styles from './events.module.css'

type Props = { geofences: readonly Geofence[]; view: GeofencesView }

const NO_FILTER = {
  deviceId: undefined,
  geofenceId: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
} satisfies GeofencesSearch

const filterOf = ({ deviceId, geofenceId, type, from, to }: GeofencesSearch): EventFilter => ({
  deviceId,
  geofenceId,
  eventType: type,
  from,
  to,
})

/** What happened at the geofences, newest first. */
export function EventsTab({ geofences, view }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { search, change } = view
  const filter = filterOf(search)
  const size = search.size ?? DEFAULT_PAGE_SIZE
  const pages = usePages(JSON.stringify([filter, size]))
  const query = useQuery(eventsPageQuery(client, filter, size, pages.cursor))
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const { nextCursor = null, events = [] } = query.data ?? {}
  return (
    <div className={styles.tab}>
      <EventFilters geofences={geofences} view={view} filter={filter} size={size} />
      <ZoneNote />
      <QueryProblem
        query={query}
        title={t('events.loadFailed')}
        stale={t('events.stale')}
        context="geofences"
      />
      {query.isPending && (
        <div role="status" aria-label={t('events.loading')}>
          <Skeleton height={220} radius={12} />
        </div>
      )}
      {query.data && events.length === 0 && <NoEvents clear={isFiltered ? () => change(NO_FILTER) : null} />}
      {events.length > 0 && (
        <ul className={styles.list} aria-label={t('events.label')} aria-busy={query.isPlaceholderData}>
          {events.map((event) => (
            <EventRow
              key={event.eventId}
              event={event}
              geofence={geofences.find(({ geofenceId }) => geofenceId === event.geofenceId)}
              isOpen={search.event === event.eventId}
              setOpen={(isOpen) => change({ event: isOpen ? event.eventId : undefined })}
            />
          ))}
        </ul>
      )}
      {(pages.page > 0 || nextCursor !== null) && (
        <Pager
          page={pages.page}
          newer={pages.page > 0 ? pages.back : null}
          older={nextCursor === null ? null : () => pages.forward(nextCursor)}
        />
      )}
    </div>
  )
}

function NoEvents({ clear }: { clear: (() => void) | null }) {
  const { t } = useTranslation()
  if (clear === null)
    return (
      <EmptyState>
        <h2>{t('events.emptyTitle')}</h2>
        <p>{t('events.empty')}</p>
      </EmptyState>
    )
  return (
    <EmptyState>
      <p role="status">{t('events.noMatch')}</p>
      <Button variant="default" size="xs" onClick={clear}>
        {t('events.clear')}
      </Button>
    </EmptyState>
  )
}

/** The cursors of the pages so far. Other filters start again at the first page. */
function usePages(subject: string) {
  const [state, setState] = useState<{ subject: string; cursors: readonly string[] }>({
    subject,
    cursors: [],
  })
  const cursors = state.subject === subject ? state.cursors : []
  return {
    page: cursors.length,
    cursor: cursors.at(-1),
    back: () => setState({ subject, cursors: cursors.slice(0, -1) }),
    forward: (next: string) => setState({ subject, cursors: [...cursors, next] }),
  }
}

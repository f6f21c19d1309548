import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { useSite } from '../../../api/site.tsx'
import { EventList } from '../../../events/event-list.tsx'
import styles from '../../../events/events.module.css'
import { DEFAULT_PAGE_SIZE } from '../../../events/page-sizes.ts'
import { useCursorPages } from '../../../events/use-cursor-pages.ts'
import { type EventFilter, eventsPageQuery } from '../../../geofences/events-query.ts'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import type { GeofencesSearch } from '../geofences-search.ts'
import type { GeofencesView } from '../use-geofences-view.ts'
import { CrossingRow } from './crossing-row.tsx'
import { EventFilters } from './event-filters.tsx'

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
  const pages = useCursorPages(JSON.stringify([filter, size]))
  const query = useQuery(eventsPageQuery(client, filter, size, pages.cursor))
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <div className={styles.tab}>
      <EventFilters geofences={geofences} view={view} filter={filter} size={size} />
      <ZoneNote />
      <EventList
        label={t('events.label')}
        query={query}
        pages={pages}
        empty={{ title: t('events.emptyTitle'), text: t('events.empty') }}
        clear={isFiltered ? () => change(NO_FILTER) : null}
      >
        {(event) => (
          <CrossingRow
            key={event.eventId}
            event={event}
            geofence={geofences.find(({ geofenceId }) => geofenceId === event.geofenceId)}
            isOpen={search.event === event.eventId}
            setOpen={(isOpen) => change({ event: isOpen ? event.eventId : undefined })}
          />
        )}
      </EventList>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import type { GeofenceEvent, Reason } from '../../../../shared/watching/event.ts'
import { useSite } from '../../../api/site.tsx'
import { EventDetails } from '../../../events/event-details.tsx'
import { EventList } from '../../../events/event-list.tsx'
import { EventRow } from '../../../events/event-row.tsx'
import styles from '../../../events/events.module.css'
import { DEFAULT_PAGE_SIZE } from '../../../events/page-sizes.ts'
import { useCursorPages } from '../../../events/use-cursor-pages.ts'
import { CROSSING_ICONS } from '../../../geofences/crossing-icons.ts'
import { type EventFilter, eventsPageQuery } from '../../../geofences/events-query.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { GeofencesSearch } from '../geofences-search.ts'
import type { GeofencesView } from '../use-geofences-view.ts'
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

/** The events of the geofences, newest first. */
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

type CrossingRowProps = {
  event: GeofenceEvent
  /** Unless it was deleted. */
  geofence: Geofence | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** A crossing, which opens. */
function CrossingRow({ event, geofence, isOpen, setOpen }: CrossingRowProps) {
  const { t } = useTranslation()
  const reasonText = useReasonText()
  const geofences = useMemo(() => (geofence === undefined ? [] : [geofence]), [geofence])
  const { eventType, deviceName, geofenceName, interpolated } = event
  const estimated = interpolated ? t('events.interpolatedWhy') : undefined
  return (
    <EventRow
      event={event}
      icon={CROSSING_ICONS[eventType]}
      text={t(`events.sentence.${eventType}`, { device: deviceName, geofence: geofenceName })}
      estimated={estimated}
      isOpen={isOpen}
      setOpen={setOpen}
    >
      <EventDetails
        event={event}
        geofences={geofences}
        reasons={event.reasons.map((reason) => ({ text: reasonText(reason), at: reason.at }))}
        notes={estimated && <p>{estimated}</p>}
      />
    </EventRow>
  )
}

/** Says one reason of an event in words, in the account's units. */
function useReasonText(): (reason: Reason) => string {
  const { t } = useTranslation()
  const { lengthText } = useUnits()
  return ({ check, saw, limit, unit, accuracyM }) => {
    const text = (value: number | null) => {
      if (value === null) return UNKNOWN
      return unit === 'm' ? lengthText(value) : t('events.minutes', { count: Math.round(value) })
    }
    const reason = t(`events.reason.${check}`, { saw: text(saw), limit: text(limit) })
    if (accuracyM === null) return reason
    return t('events.reason.withAccuracy', { reason, accuracy: lengthText(accuracyM) })
  }
}

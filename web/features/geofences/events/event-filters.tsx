import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CrossingType } from '../../../../shared/geofences/crossing-type.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import type { Client } from '../../../../shared/http/client.ts'
import type { GeofenceEvent } from '../../../../shared/watching/event.ts'
import { EVENTS_PAGE_MAX } from '../../../../shared/watching/events-query.ts'
import { useSite } from '../../../api/site.tsx'
import styles from '../../../events/events.module.css'
import { ChoiceFilter, DeviceFilter, PageSizeFilter, TimeFilters } from '../../../events/filter-fields.tsx'
import type { PageSize } from '../../../events/page-sizes.ts'
import { type EventFilter, readEvents } from '../../../geofences/events-query.ts'
import { useGeofenceNotices } from '../../../geofences/use-geofence-actions.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { saveFile } from '../../../ui/files/save-file.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { UNIT_SYSTEMS } from '../../../ui/units/unit-systems.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { GeofencesView } from '../use-geofences-view.ts'
import { eventsCsv } from './events-csv.ts'
import { WhyGeofence } from './why-geofence.tsx'

type Props = {
  geofences: readonly Geofence[]
  view: GeofencesView
  filter: EventFilter
  size: PageSize
}

/** Narrows the events, and sets how many are on a page. */
export function EventFilters({ geofences, view: { search, change }, filter, size }: Props) {
  const { t } = useTranslation()
  return (
    <search className={styles.filters} aria-label={t('events.filters')}>
      <DeviceFilter value={search.deviceId} choose={(deviceId) => change({ deviceId })} />
      <ChoiceFilter
        label={t('events.geofence')}
        any={t('events.anyGeofence')}
        value={search.geofenceId}
        choose={(geofenceId) => change({ geofenceId })}
        choices={geofences.map(({ geofenceId, name }) => ({ value: geofenceId, label: name }))}
      />
      <ChoiceFilter
        label={t('events.type')}
        any={t('events.anyType')}
        value={search.type}
        choose={(chosen) => change({ type: CrossingType.options.find((type) => type === chosen) })}
        choices={CrossingType.options.map((type) => ({ value: type, label: t(`events.types.${type}`) }))}
      />
      <TimeFilters from={search.from} to={search.to} change={change} />
      <PageSizeFilter size={size} choose={(chosen) => change({ size: chosen })} />
      <EventsExport filter={filter} />
      <WhyGeofence geofences={geofences} search={search} />
    </search>
  )
}

/** More would take minutes to download. */
const EXPORT_MAX = 5_000

/** Downloads the events that match the filters. */
function EventsExport({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { zone, dayOf } = useTimes()
  const { speed } = UNIT_SYSTEMS[useUnits().units]
  const notices = useGeofenceNotices()
  const save = useMutation({
    mutationFn: () => allEvents(client, filter),
    onSuccess: ({ events, isComplete }) => {
      const text = eventsCsv(events, {
        timeZone: zone,
        perKmh: speed.perKmh,
        headText: (column) => t(`events.csv.${column}`, { unit: speed.unit }),
      })
      saveFile({ name: `events_${dayOf(Date.now())}.csv`, type: 'text/csv', text })
      if (!isComplete) notices.done(t('events.exportLimited', { count: EXPORT_MAX }))
    },
    onError: (error) => notices.failed(t('events.exportFailed'), error),
  })
  return (
    <LoadingButton
      variant="default"
      leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('events.export')}
    </LoadingButton>
  )
}

async function allEvents(client: Client, filter: EventFilter) {
  const events: GeofenceEvent[] = []
  let cursor: string | undefined
  do {
    const page = await readEvents(client, filter, EVENTS_PAGE_MAX, cursor)
    events.push(...page.events)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && events.length < EXPORT_MAX)
  return { events: events.slice(0, EXPORT_MAX), isComplete: cursor === undefined }
}

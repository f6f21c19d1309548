import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../../../shared/http/client.ts'
import type { GeofenceEvent } from '../../../../shared/watching/event.ts'
import { EVENTS_PAGE_MAX } from '../../../../shared/watching/events-query.ts'
import { useSite } from '../../../api/site.tsx'
import { type EventFilter, readEvents } from '../../../geofences/events-query.ts'
import { useGeofenceNotices } from '../../../geofences/use-geofence-actions.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { saveFile } from '../../../ui/files/save-file.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { UNIT_SYSTEMS } from '../../../ui/units/unit-systems.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { eventsCsv } from './events-csv.ts'

/** More would take minutes to download. */
const EXPORT_MAX = 5_000

/** Downloads the events that match the filters. */
export function EventsExport({ filter }: { filter: EventFilter }) {
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

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../api/site.tsx'
import { lastEventQuery, recentEventsQuery } from '../../../geofences/events-query.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'

/** The newest event of a geofence. It is fetched only if it is not among the recent events of the account. */
export function LastEvent({ geofenceId }: { geofenceId: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const now = useNow()
  const { data: recent } = useQuery(recentEventsQuery(client))
  const found = recent?.events.find((event) => event.geofenceId === geofenceId)
  const hasAll = recent !== undefined && recent.nextCursor === null
  const { data: last } = useQuery({
    ...lastEventQuery(client, geofenceId),
    enabled: recent !== undefined && found === undefined && !hasAll,
  })
  const event = found ?? (hasAll ? null : last)
  if (event === undefined) return UNKNOWN
  if (event === null) return t('geofences.list.noEvent')
  return (
    <>
      {t(`events.types.${event.eventType}`)}, {event.deviceName}
      <br />
      <time dateTime={event.timestamp} title={times.full(event.timestamp)}>
        {times.short(event.timestamp, now)}
      </time>
    </>
  )
}

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NewGeofence } from '../../../shared/geofences/geofence.ts'
import { geofences } from '../../../shared/geofences/geofences.routes.ts'
import type { Client } from '../../../shared/http/client.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { useSite } from '../../api/site.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import styles from './geofence-dialog.module.css'

const DAYS = 7
const WAIT_MS = 600
const SHOWN_MAX = 50

/** The events that a geofence would have raised in the last days, updated while it is edited. */
export function Rehearsal({ geofence }: { geofence: NewGeofence | null }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const now = useNow()
  const [tried] = useDebouncedValue(geofence, WAIT_MS)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['geofence-rehearsal', tried && decisive(tried)],
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: tried === null ? skipToken : () => rehearse(client, tried),
  })
  if (tried === null) return null
  if (isError) return <p className={styles.note}>{t('geofences.rehearsal.failed', { days: DAYS })}</p>
  if (data === undefined)
    return (
      <p className={styles.rehearsal} role="status">
        {t('geofences.rehearsal.loading', { days: DAYS })}
      </p>
    )
  const { events, suppressed } = data
  const title = t('geofences.rehearsal.title', { days: DAYS, count: events.length })
  return (
    <section className={styles.rehearsal} aria-busy={isFetching} aria-live="polite">
      {events.length === 0 ? (
        <strong>{title}</strong>
      ) : (
        <details>
          <summary>{title}</summary>
          <ul aria-label={t('geofences.rehearsal.list', { days: DAYS })}>
            {events.slice(0, SHOWN_MAX).map(({ eventId, eventType, deviceName, geofenceName, timestamp }) => (
              <li key={eventId}>
                {t(`events.sentence.${eventType}`, { device: deviceName, geofence: geofenceName })}
                <time dateTime={timestamp} title={times.full(timestamp)}>
                  {times.listed(timestamp, now)}
                </time>
              </li>
            ))}
          </ul>
          {events.length > SHOWN_MAX && (
            <p className={styles.note}>
              {t('geofences.rehearsal.more', { count: events.length - SHOWN_MAX })}
            </p>
          )}
        </details>
      )}
      {suppressed.length > 0 && (
        <p className={styles.note}>{t('geofences.rehearsal.suppressed', { count: suppressed.length })}</p>
      )}
    </section>
  )
}

/** The fields that decide what is raised: renaming does not rehearse again. */
const decisive = ({ shape, points, radius, width, deviceIds, plateNumbers, ...rest }: NewGeofence) => [
  { shape, points, radius, width, deviceIds, plateNumbers },
  [rest.alertOnEntry, rest.alertOnExit, rest.alertOnDwell, rest.dwellTimeMinutes],
]

function rehearse(client: Client, geofence: NewGeofence) {
  const now = Date.now()
  const body = { geofence, deviceIds: [], from: toIso(now - DAYS * DAY_MS), to: toIso(now) }
  return client.call(geofences.rehearseGeofence, { body })
}

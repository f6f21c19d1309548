import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import { CROSSING_ICONS } from '../../geofences/crossing-icons.ts'
import { recentEventsQuery } from '../../geofences/events-query.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import styles from './recent-events.module.css'

const SHOWN_MAX = 5

/** The newest events, with a link to all. Nothing while there are none. */
export function RecentEvents() {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const now = useNow()
  const { data } = useQuery(recentEventsQuery(client))
  if (data === undefined || data.events.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="overview-events">
      <header>
        <h2 id="overview-events">{t('events.recent.title')}</h2>
        <Link to="/dashboard/geofences" search={{ tab: 'events' }}>
          {t('events.bell.all')}
        </Link>
      </header>
      <ul>
        {data.events
          .slice(0, SHOWN_MAX)
          .map(({ eventId, eventType, deviceName, geofenceName, timestamp }) => {
            const Icon = CROSSING_ICONS[eventType]
            return (
              <li key={eventId}>
                <Link to="/dashboard/geofences" search={{ tab: 'events', event: eventId }}>
                  <Icon size={20} stroke={1.7} aria-hidden />
                  <span>
                    {t(`events.sentence.${eventType}`, { device: deviceName, geofence: geofenceName })}
                  </span>
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

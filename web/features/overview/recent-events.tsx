import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../api/site.tsx'
import { accountEventsQuery } from '../../events/account-events-query.ts'
import { eventAddress, eventIcon, useEventText } from '../../events/use-event-text.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useNow } from '../../ui/times/now.tsx'
import styles from './recent-events.module.css'

const SHOWN_MAX = 5

/** The newest events, with a link to all. Nothing while there are none. */
export function RecentEvents() {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const eventText = useEventText()
  const now = useNow()
  const { data } = useQuery(accountEventsQuery(client))
  if (data === undefined || data.events.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="overview-events">
      <header>
        <h2 id="overview-events">{t('events.recent.title')}</h2>
        <nav aria-label={t('events.recent.title')}>
          <Link to="/dashboard/alerts/events">{t('events.bell.allAlerts')}</Link>
          <Link to="/dashboard/geofences" search={{ tab: 'events' }}>
            {t('events.bell.allCrossings')}
          </Link>
        </nav>
      </header>
      <ul>
        {data.events.slice(0, SHOWN_MAX).map((event) => {
          const { eventId, timestamp } = event
          const Icon = eventIcon(event)
          return (
            <li key={eventId}>
              <Link {...eventAddress(event)}>
                <Icon size={20} stroke={1.7} aria-hidden />
                <span>{eventText(event)}</span>
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

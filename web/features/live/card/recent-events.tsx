import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'
import { accountEventsQuery } from '../../../events/account-events-query.ts'
import { eventAddress, eventIcon, useDeviceEventText } from '../../../events/use-event-text.ts'
import { AgeText } from '../../../ui/times/age-text.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import styles from './recent-events.module.css'

const SHOWN_MAX = 3

/** What the geofences and rules of a device found in the last 24 hours. Nothing while there is none. */
export function RecentEvents({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const now = useNow()
  const eventText = useDeviceEventText()
  const { data } = useQuery(accountEventsQuery(client))
  const events = (data?.events ?? []).filter(
    (event) => event.deviceId === deviceId && Date.parse(event.timestamp) > now - DAY_MS,
  )
  if (events.length === 0) return null
  return (
    <section className={styles.events} aria-label={t('events.recent.title')}>
      <ul>
        {events.slice(0, SHOWN_MAX).map((event) => {
          const Icon = eventIcon(event)
          return (
            <li key={event.eventId}>
              <Link {...eventAddress(event)}>
                <Icon size={16} stroke={1.7} aria-hidden />
                <span>{eventText(event)}</span>
                <AgeText at={event.timestamp} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

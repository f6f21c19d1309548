import { IconBellRinging } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HOUR_MS } from '../../../shared/time.ts'
import { useSite } from '../../api/site.tsx'
import { countSince } from '../../events/count-since.ts'
import { recentEventsQuery } from '../../geofences/events-query.ts'
import { useNow } from '../../ui/times/now.tsx'
import styles from './geofences-page.module.css'

/** How many events there were in the last hour (specification 3.2.1). */
export function RecentAlerts() {
  const { t } = useTranslation()
  const { client } = useSite()
  const now = useNow()
  const { data } = useQuery(recentEventsQuery(client))
  const count = data === undefined ? 0 : countSince(data, now - HOUR_MS).count
  if (count === 0) return null
  return (
    <Link className={styles.recent} to="/dashboard/geofences" search={{ tab: 'events' }}>
      <IconBellRinging size={17} stroke={1.7} aria-hidden />
      {t('geofences.recent', { count })}
    </Link>
  )
}

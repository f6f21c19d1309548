import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HOUR_MS } from '../../../shared/time.ts'
import { useSite } from '../../api/site.tsx'
import { accountEventsQuery } from '../../events/account-events-query.ts'
import { countSince } from '../../events/count-since.ts'
import { Figure } from '../../ui/figures/figure.tsx'
import { UNKNOWN } from '../../ui/format.ts'
import { useNow } from '../../ui/times/now.tsx'
import { useAsOfText } from './use-as-of-text.ts'

const EVENT_HOURS = 24

/** The number of recent events. A failed call shows a dash, as 0 would mean that there were none. */
export function RecentEventsFigure({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation()
  const asOfText = useAsOfText()
  const { client } = useSite()
  const now = useNow()
  const { data, isError, dataUpdatedAt } = useQuery(accountEventsQuery(client))
  const isOutdated = isError || !isOnline
  const counted = data && countSince(data, (isOutdated ? dataUpdatedAt : now) - EVENT_HOURS * HOUR_MS)
  const value = () => {
    if (counted === undefined) return isOutdated ? UNKNOWN : null
    const { count, isMore } = counted
    return isMore ? t('events.bell.many', { count }) : String(count)
  }
  const caption = () => {
    if (!isOutdated) return t('overview.lastHours', { hours: EVENT_HOURS })
    return counted === undefined ? t('overview.unknown') : asOfText(dataUpdatedAt)
  }
  return (
    <Figure
      label={t('overview.cards.recentEvents')}
      icon={<IconBell size={18} stroke={1.7} aria-hidden="true" />}
      value={value()}
      link={
        counted?.count
          ? (link) =>
              data?.events[0]?.kind === 'rule' ? (
                <Link {...link} to="/dashboard/alerts/events" />
              ) : (
                <Link {...link} to="/dashboard/geofences" search={{ tab: 'events' }} />
              )
          : undefined
      }
      caption={caption()}
    />
  )
}

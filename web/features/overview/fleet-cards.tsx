import { IconAccessPoint, IconBell, IconDeviceMobile, IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HOUR_MS } from '../../../shared/time.ts'
import { useSite } from '../../api/site.tsx'
import type { DeviceList } from '../../devices/list/use-device-list.ts'
import { accountEventsQuery } from '../../events/account-events-query.ts'
import { countSince } from '../../events/count-since.ts'
import { Figure, FigureCards } from '../../ui/figures/figure.tsx'
import { UNKNOWN } from '../../ui/format.ts'
import { useNow } from '../../ui/times/now.tsx'
import { DAY_HOURS, type DaySource, fleetDay } from './day/device-day.ts'
import { SUMMARY_HOURS } from './day/overview-queries.ts'
import { useDayTexts } from './day/use-day-texts.ts'
import type { DeviceDays } from './day/use-device-days.ts'
import { countsOf } from './fleet-counts.ts'
import { liveLink } from './live-link.tsx'
import { useAsOfText } from './use-as-of-text.ts'

const DAY_MINUTES = 1440

type Props = { list: DeviceList; days: DeviceDays }

/** The four cards at the top: devices, online, recent events and distance. */
export function FleetCards({ list, days }: Props) {
  const { t } = useTranslation()
  const asOfText = useAsOfText()
  const { isLoaded, outdatedSince } = list
  const counts = countsOf(list)
  const subscriptions = () => {
    if (counts.devices === 0) return t('overview.cards.noneYet')
    return counts.subscribed === counts.devices
      ? t('overview.cards.allSubscribed')
      : t('overview.cards.subscribed', { count: counts.subscribed })
  }
  const offline = counts.subscribed - counts.online
  const online = () => {
    if (outdatedSince !== null) return asOfText(outdatedSince)
    if (offline === 0) return t('overview.cards.allOnline')
    return (
      <Link to="/dashboard/live" search={{ show: 'offline' }}>
        {t('overview.cards.offline', { count: offline })}
      </Link>
    )
  }
  return (
    <FigureCards label={t('overview.cards.label')}>
      <Figure
        label={t('overview.cards.devices')}
        icon={<IconDeviceMobile size={18} stroke={1.7} aria-hidden="true" />}
        value={isLoaded ? String(counts.devices) : null}
        link={counts.devices > 0 ? (link) => <Link {...link} to="/dashboard/devices" /> : undefined}
        caption={subscriptions()}
      />
      <Figure
        label={t('overview.cards.online')}
        icon={<IconAccessPoint size={18} stroke={1.7} aria-hidden="true" />}
        value={isLoaded ? String(counts.online) : null}
        link={liveLink('online', counts.online)}
        caption={counts.subscribed > 0 && online()}
      />
      <RecentEventsFigure isOnline={list.isOnline} />
      <Distance days={days} isLoaded={isLoaded} />
    </FigureCards>
  )
}

function Distance({ days, isLoaded }: { days: DeviceDays; isLoaded: boolean }) {
  const { t } = useTranslation()
  const asOfText = useAsOfText()
  const dayTexts = useDayTexts()
  const { byDevice, isUnknown, outdatedSince } = days
  const total = isLoaded && byDevice !== null ? fleetDay([...byDevice.values()]) : null
  const period: Record<DaySource, string> = {
    trail: t('overview.lastHours', { hours: DAY_HOURS }),
    summary: t('overview.distance.lastHoursOnly', { hours: SUMMARY_HOURS }),
    estimate: t('overview.distance.estimated'),
  }
  const chips: Record<DaySource, string | null> = {
    trail: null,
    summary: t('overview.distance.hoursChip', { hours: SUMMARY_HOURS }),
    estimate: t('overview.distance.estimateChip'),
  }
  const chip = total && chips[total.source]
  const caption = () => {
    if (isUnknown) return t('overview.unknown')
    if (outdatedSince !== null) return asOfText(outdatedSince)
    return period[total?.source ?? 'trail']
  }
  return (
    <Figure
      label={t('overview.cards.distance')}
      icon={<IconRoute size={18} stroke={1.7} aria-hidden="true" />}
      value={isUnknown ? UNKNOWN : total && dayTexts.distanceOf(total.source, total.distanceKm)}
      link={
        byDevice?.size
          ? (link) => (
              <Link {...link} to="/dashboard/history" search={{ devices: 'all', range: DAY_MINUTES }} />
            )
          : undefined
      }
      caption={caption()}
      chip={chip === null ? null : { text: chip, why: t('overview.distance.why', { hours: DAY_HOURS }) }}
    />
  )
}

const EVENT_HOURS = 24

/** The number of recent events. A failed call shows a dash, as 0 would mean that there were none. */
function RecentEventsFigure({ isOnline }: { isOnline: boolean }) {
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

import { IconAccessPoint, IconBell, IconDeviceMobile, IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toIso } from '../../../shared/time.ts'
import { useSite } from '../../api/site.tsx'
import { shortTime, UNKNOWN } from '../../ui/format.ts'
import { useNow } from '../../ui/times/now.tsx'
import { useUnits } from '../../ui/units.tsx'
import { fleetDay } from './day/device-day.ts'
import { alertCountQuery } from './day/overview-queries.ts'
import type { Day } from './day/use-day.ts'
import { useSourceChip } from './day/use-source-chip.ts'
import type { useDeviceList } from './devices/use-device-list.ts'
import { Figure } from './figure.tsx'
import { fleetNow } from './fleet-now.ts'
import styles from './overview.module.css'

type Props = { list: ReturnType<typeof useDeviceList>; day: Day }

/** Devices, online, alerts and distance: the four that are looked at first. */
export function FleetCards({ list: { devices, known }, day }: Props) {
  const { t } = useTranslation()
  const fleet = fleetNow(devices)
  const tracked = () => {
    if (fleet.devices === 0) return t('overview.cards.noneYet')
    return fleet.tracked === fleet.devices
      ? t('overview.cards.allTracked')
      : t('overview.cards.tracked', { count: fleet.tracked })
  }
  const offline = fleet.tracked - fleet.online
  return (
    <dl className={styles.cards} aria-label={t('overview.cards.label')}>
      <Figure
        name={t('overview.cards.devices')}
        icon={<IconDeviceMobile size={18} stroke={1.7} aria-hidden="true" />}
        value={known ? String(fleet.devices) : null}
        beside={tracked()}
      />
      <Figure
        name={t('overview.cards.online')}
        icon={<IconAccessPoint size={18} stroke={1.7} aria-hidden="true" />}
        value={known ? String(fleet.online) : null}
        beside={
          fleet.tracked > 0 &&
          (offline > 0 ? t('overview.cards.offline', { count: offline }) : t('overview.cards.allOnline'))
        }
      />
      <RecentEvents deviceIds={devices.map(({ deviceId }) => deviceId)} known={known} />
      <Distance day={day} known={known} />
    </dl>
  )
}

/** A count that cannot be read is a dash: no alert is a thing to know. */
function RecentEvents({ deviceIds, known }: { deviceIds: string[]; known: boolean }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: count, isError } = useQuery({ ...alertCountQuery(client, deviceIds), enabled: known })
  const unknown = count === undefined && isError
  return (
    <Figure
      name={t('overview.cards.recentEvents')}
      icon={<IconBell size={18} stroke={1.7} aria-hidden="true" />}
      value={unknown ? UNKNOWN : count === undefined ? null : String(count)}
      beside={t(unknown ? 'overview.cards.eventsUnknown' : 'overview.cards.last24Hours')}
    />
  )
}

function Distance({ day: { days, outdatedSince }, known }: { day: Day; known: boolean }) {
  const { t } = useTranslation()
  const now = useNow()
  const { distanceText } = useUnits()
  const sourceChip = useSourceChip()
  const whole = known && days !== null ? fleetDay([...days.values()]) : null
  const covers = () => {
    if (outdatedSince !== null)
      return t('overview.distance.asOf', { time: shortTime(toIso(outdatedSince), now) })
    return t(`overview.distance.${whole?.source ?? 'trail'}`)
  }
  return (
    <Figure
      name={t('overview.cards.distance')}
      icon={<IconRoute size={18} stroke={1.7} aria-hidden="true" />}
      value={whole && distanceText(whole.distanceKm)}
      beside={covers()}
      chip={whole && sourceChip(whole.source)}
    />
  )
}

import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import type { GeofenceEvent } from '../../../../shared/watching/event.ts'
import { CROSSING_ICONS } from '../../../geofences/crossing-icons.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { EventDetails } from './event-details.tsx'
import styles from './events.module.css'
import { NotificationChips } from './notification-chips.tsx'

type Props = {
  event: GeofenceEvent
  /** Unless it was deleted. */
  geofence: Geofence | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** One event, which opens. */
export function EventRow({ event, geofence, isOpen, setOpen }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const { eventId, eventType, deviceName, geofenceName, timestamp, late, interpolated } = event
  const Icon = CROSSING_ICONS[eventType]
  const detailsId = `event-${eventId}`
  return (
    <li className={styles.event}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
        <span className={styles.what}>
          {t(`events.sentence.${eventType}`, { device: deviceName, geofence: geofenceName })}
          {late && <small title={t('events.lateWhy')}>{t('events.late')}</small>}
          {interpolated && <small title={t('events.interpolatedWhy')}>{t('events.interpolated')}</small>}
        </span>
        <NotificationChips notifications={event.notifications} />
        <time dateTime={timestamp} title={times.full(timestamp)}>
          {times.short(timestamp, now)}
        </time>
        <IconChevronDown className={styles.chevron} size={18} aria-hidden />
      </button>
      {isOpen && (
        <div id={detailsId}>
          <EventDetails event={event} geofence={geofence} />
        </div>
      )}
    </li>
  )
}

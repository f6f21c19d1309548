import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GeofenceEvent } from '../../../shared/watching/event.ts'
import { CROSSING_ICONS } from '../../geofences/crossing-icons.ts'
import { AgeText } from '../../ui/times/age-text.tsx'
import styles from './bell.module.css'

type Props = { event: GeofenceEvent; isNew: boolean; close: () => void }

export function BellEvent({ event, isNew, close }: Props) {
  const { t } = useTranslation()
  const { eventId, eventType, deviceName, geofenceName, timestamp } = event
  const Icon = CROSSING_ICONS[eventType]
  return (
    <Link
      className={styles.event}
      to="/dashboard/geofences"
      search={{ tab: 'events', event: eventId }}
      onClick={close}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
      <span>
        {t(`events.sentence.${eventType}`, { device: deviceName, geofence: geofenceName })}
        <small>
          <AgeText at={timestamp} />
          {isNew && <strong>{t('events.bell.new')}</strong>}
        </small>
      </span>
    </Link>
  )
}

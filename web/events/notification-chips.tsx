import { IconAlertTriangle, IconBan, IconCheck, IconChecks, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '../../shared/watching/event.ts'
import styles from './events.module.css'

const ICONS: Record<Notification['state'], typeof IconClock> = {
  pending: IconClock,
  sent: IconCheck,
  delivered: IconChecks,
  failed: IconAlertTriangle,
  suppressed: IconBan,
}

/** The channels of an event with the state of their notification. */
export function NotificationChips({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useTranslation()
  return (
    <span className={styles.chips}>
      {notifications.map(({ channel, recipient, state }) => {
        const Icon = ICONS[state]
        return (
          <small key={`${channel}:${recipient}`} data-state={state}>
            <Icon size={13} aria-hidden />
            {t(`events.channels.${channel}`)}: {t(`events.states.${state}`)}
          </small>
        )
      })}
    </span>
  )
}

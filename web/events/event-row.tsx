import { type Icon, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '../../shared/watching/event.ts'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import styles from './events.module.css'
import { NotificationChips } from './notification-chips.tsx'

type Props = {
  event: { eventId: string; timestamp: string; late: boolean; notifications: readonly Notification[] }
  icon: Icon
  /** The event in words. */
  text: string
  /** Why the place and time are estimated, if they are. */
  estimated?: string | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** The details, shown while it is open. */
  children: ReactNode
}

/** An event in a list, which opens. */
export function EventRow({ event, icon: RowIcon, text, estimated, isOpen, setOpen, children }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const { eventId, timestamp, late } = event
  const detailsId = `event-${eventId}`
  return (
    <li className={styles.event}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <RowIcon size={20} stroke={1.7} aria-hidden />
        <span className={styles.what}>
          {text}
          {late && <small title={t('events.lateWhy')}>{t('events.late')}</small>}
          {estimated && <small title={estimated}>{t('events.interpolated')}</small>}
        </span>
        <NotificationChips notifications={event.notifications} />
        <time dateTime={timestamp} title={times.full(timestamp)}>
          {times.short(timestamp, now)}
        </time>
        <IconChevronDown className={styles.chevron} size={18} aria-hidden />
      </button>
      {isOpen && <div id={detailsId}>{children}</div>}
    </li>
  )
}

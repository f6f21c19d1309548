import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountEvent } from '../../../shared/watching/event.ts'
import { eventAddress, eventIcon, useEventText } from '../../events/use-event-text.ts'
import { AgeText } from '../../ui/times/age-text.tsx'
import styles from './bell.module.css'

type Props = { event: AccountEvent; isNew: boolean; close: () => void }

export function BellEvent({ event, isNew, close }: Props) {
  const { t } = useTranslation()
  const eventText = useEventText()
  const Icon = eventIcon(event)
  return (
    <Link className={styles.event} {...eventAddress(event)} onClick={close}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <span>
        {eventText(event)}
        <small>
          <AgeText at={event.timestamp} />
          {isNew && <strong>{t('events.bell.new')}</strong>}
        </small>
      </span>
    </Link>
  )
}

import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountEvent } from '../../../shared/watching/event.ts'
import { eventAddress, eventIcon, useEventText } from '../../events/use-event-text.ts'
import { SnoozeMenu } from '../../snooze/snooze-menu.tsx'
import { AgeText } from '../../ui/times/age-text.tsx'
import styles from './bell.module.css'

type Props = {
  event: AccountEvent
  isNew: boolean
  close: () => void
  /** Called when the menu for snoozing opens and closes. */
  setSnoozing: (isSnoozing: boolean) => void
}

/** One event, with a link to its details and a menu that snoozes what raised it. */
export function BellEvent({ event, isNew, close, setSnoozing }: Props) {
  const { t } = useTranslation()
  const eventText = useEventText()
  const Icon = eventIcon(event)
  return (
    <>
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
      <SnoozeMenu {...sourceOf(event)} onChange={setSnoozing} />
    </>
  )
}

/** What raised an event. */
const sourceOf = (event: AccountEvent) =>
  event.kind === 'rule'
    ? { what: { kind: 'rule' as const, id: event.ruleId }, name: event.ruleName }
    : { what: { kind: 'geofence' as const, id: event.geofenceId }, name: event.geofenceName }

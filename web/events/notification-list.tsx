import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotificationReason } from '../../shared/notifications/notification-reason.ts'
import type { Notification } from '../../shared/watching/event.ts'
import { useCommandFormatter } from '../commands/use-command-formatter.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useTimes } from '../ui/times/clock.tsx'
import styles from './events.module.css'

type NotifiedEvent = {
  deviceId: string
  deviceName: string
  timestamp: string
  notifications: readonly Notification[]
}

/** The notifications of an event: recipient, channel and state. */
export function NotificationList({ event }: { event: NotifiedEvent }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { notifications, timestamp, deviceId, deviceName } = event
  return (
    <>
      <h2>{t('events.notifications')}</h2>
      {notifications.length === 0 && <p>{t('events.noNotifications')}</p>}
      <ul>
        {notifications.map((notification) => {
          const { channel, recipient, state, at, detail } = notification
          return (
            <li key={`${channel}:${recipient}`}>
              <span>
                <strong>{t(`events.channels.${channel}`)}</strong>{' '}
                {channel === 'relay' ? deviceName : recipient}{' '}
                <span className={styles.state} data-state={state}>
                  {t(`events.states.${state}`)}
                </span>
                {detail !== null && <Detail {...notification} detail={detail} deviceId={deviceId} />}
              </span>
              <time dateTime={at}>{times.exact(at, Date.parse(timestamp))}</time>
            </li>
          )
        })}
      </ul>
    </>
  )
}

type DetailProps = Pick<Notification, 'channel'> & { detail: string; deviceId: string }

/** Why a notification was not sent, or what its provider answered. */
function Detail({ channel, detail, deviceId }: DetailProps) {
  const { t } = useTranslation()
  const reason = NotificationReason.safeParse(detail)
  if (reason.success) return <small>{t(`events.notSent.${reason.data}`)}</small>
  if (channel === 'relay') return <CutCommand commandId={detail} deviceId={deviceId} />
  if (channel === 'webhook') return <small>{t('events.accepted.webhook', { status: detail })}</small>
  return <small>{t('events.accepted.message', { id: detail })}</small>
}

/** The state of the command that cuts the relay. The log says more, and why it failed to load. */
function CutCommand({ commandId, deviceId }: { commandId: string; deviceId: string }) {
  const { t } = useTranslation()
  const { nameText, stateText } = useCommandFormatter()
  const command = useCommands(deviceId).data?.find((one) => one.commandId === commandId)
  return (
    <>
      {command && (
        <small role="status">
          {t('events.cut', { command: nameText(command), state: stateText(command) })}
        </small>
      )}
      <Link to="/dashboard/devices/$deviceId" params={{ deviceId }} hash="command-log">
        {t('events.commandLog')}
      </Link>
    </>
  )
}

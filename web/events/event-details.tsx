import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { coordinatesText } from '../../shared/geo/place-text.ts'
import type { Geofence } from '../../shared/geofences/geofence.ts'
import { NotificationReason } from '../../shared/notifications/notification-reason.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import type { Notification } from '../../shared/watching/event.ts'
import { useCommandFormatter } from '../commands/command-formatter.ts'
import { useCommands } from '../commands/use-commands.ts'
import { headingText } from '../ui/format.ts'
import { useTimes } from '../ui/times/clock.tsx'
import { useUnits } from '../ui/units/use-units.tsx'
import styles from './events.module.css'
import { LazyEventMap } from './lazy-event-map.tsx'

/** How much of the route before and after an event its link shows. */
const ROUTE_MS = 30 * MINUTE_MS

/** The fields that all kinds of events have. */
type DetailedEvent = {
  deviceId: string
  deviceName: string
  timestamp: string
  location: { latitude: number; longitude: number }
  speed: number | null
  heading: number | null
  late: boolean
  sameAs?: string | undefined
  notifications: readonly Notification[]
}

type Props = {
  event: DetailedEvent
  /** Drawn on the map. */
  geofences: readonly Geofence[]
  /** The readings in words, each with its time. */
  reasons: readonly { text: string; at: string }[]
  /** Notes that readers need before the rest. */
  notes?: ReactNode
  /** Links and actions at the end. */
  children?: ReactNode
}

/** Where an event happened, why, and who was notified. */
export function EventDetails({ event, geofences, reasons, notes, children }: Props) {
  const { t } = useTranslation()
  const { deviceId, timestamp, location, late, sameAs } = event
  const at = { lat: location.latitude, lng: location.longitude }
  const time = Date.parse(timestamp)
  const range = { from: toIso(time - ROUTE_MS), to: toIso(time + ROUTE_MS) }
  return (
    <div className={styles.details}>
      <div className={styles.map}>
        <LazyEventMap label={t('events.map')} at={at} geofences={geofences} />
      </div>
      <div className={styles.facts}>
        {late && <p>{t(sameAs === undefined ? 'events.lateWhy' : 'events.lateSame')}</p>}
        {notes}
        <Reasons reasons={reasons} time={time} />
        <NotificationList event={event} />
        <Position event={event} />
        <Link to="/dashboard/history" search={{ deviceId, ...range }}>
          {t('events.history')}
        </Link>
        {children}
      </div>
    </div>
  )
}

function Reasons({ reasons, time }: Pick<Props, 'reasons'> & { time: number }) {
  const { t } = useTranslation()
  const times = useTimes()
  return (
    <>
      <h2>{t('events.why')}</h2>
      {reasons.length === 0 && <p>{t('events.noReasons')}</p>}
      <ul>
        {reasons.map(({ text, at }) => (
          <li key={`${text} ${at}`}>
            {text}
            <time dateTime={at}>{times.exact(at, time)}</time>
          </li>
        ))}
      </ul>
    </>
  )
}

function Position({ event: { location, speed, heading } }: { event: DetailedEvent }) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const at = { lat: location.latitude, lng: location.longitude }
  return (
    <>
      <h2>{t('events.place')}</h2>
      <dl className="numbers">
        <dt>{t('events.coordinates')}</dt>
        <dd>{coordinatesText(at)}</dd>
        <dt>{t('events.speed')}</dt>
        <dd>{speedText(speed)}</dd>
        {heading !== null && (
          <>
            <dt>{t('events.heading')}</dt>
            <dd>{headingText(t, heading)}</dd>
          </>
        )}
      </dl>
    </>
  )
}

type NotifiedEvent = {
  deviceId: string
  deviceName: string
  timestamp: string
  notifications: readonly Notification[]
}

/** The notifications of an event: recipient, channel and state. */
function NotificationList({ event }: { event: NotifiedEvent }) {
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

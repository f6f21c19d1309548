import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { MINUTE_MS, toIso } from '../../../../shared/time.ts'
import type { GeofenceEvent } from '../../../../shared/watching/event.ts'
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx'
import { coordinatesText, headingText } from '../../../ui/format.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './events.module.css'
import { NotificationList } from './notification-list.tsx'
import { useReasonText } from './use-reason-text.ts'

const EventMap = lazy(() => import('./event-map.tsx').then((module) => ({ default: module.EventMap })))

/** How much of the route before and after an event its link shows. */
const ROUTE_MS = 30 * MINUTE_MS

type Props = { event: GeofenceEvent; geofence: Geofence | undefined }

/** Where an event happened, its reasons, and its notifications. */
export function EventDetails({ event, geofence }: Props) {
  const { t } = useTranslation()
  const { deviceId, timestamp, location, late, interpolated } = event
  const at = { lat: location.latitude, lng: location.longitude }
  const time = Date.parse(timestamp)
  const range = { from: toIso(time - ROUTE_MS), to: toIso(time + ROUTE_MS) }
  return (
    <div className={styles.details}>
      <div className={styles.map}>
        <ErrorBoundary fallback={<p>{t('preview.failed')}</p>}>
          <Suspense>
            <EventMap label={t('events.map')} at={at} geofence={geofence} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className={styles.facts}>
        {late && <p>{t('events.lateWhy')}</p>}
        {interpolated && <p>{t('events.interpolatedWhy')}</p>}
        <Reasons event={event} />
        <NotificationList event={event} />
        <Position event={event} />
        <Link to="/dashboard/history" search={{ deviceId, ...range }}>
          {t('events.history')}
        </Link>
      </div>
    </div>
  )
}

function Reasons({ event: { reasons, timestamp } }: { event: GeofenceEvent }) {
  const { t } = useTranslation()
  const times = useTimes()
  const reasonText = useReasonText()
  return (
    <>
      <h2>{t('events.why')}</h2>
      {reasons.length === 0 && <p>{t('events.noReasons')}</p>}
      <ul>
        {reasons.map((reason) => (
          <li key={`${reason.check} ${reason.at}`}>
            {reasonText(reason)}
            <time dateTime={reason.at}>{times.exact(reason.at, Date.parse(timestamp))}</time>
          </li>
        ))}
      </ul>
    </>
  )
}

function Position({ event: { location, speed, heading } }: { event: GeofenceEvent }) {
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
            <dd>{headingText(heading)}</dd>
          </>
        )}
      </dl>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import type { geofences as routes } from '../../../../shared/geofences/geofences.routes.ts'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { toIso } from '../../../../shared/time.ts'
import { EXPLAINED_MS } from '../../../../shared/watching/explain/question.ts'
import { pointOf } from '../../../map/boundaries/wire-points.ts'
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx'
import { useWhyText } from './use-why-text.ts'
import styles from './why.module.css'

const EventMap = lazy(() =>
  import('../../../events/event-map.tsx').then((module) => ({ default: module.EventMap })),
)

export type Answered = {
  reply: RouteReply<typeof routes.explainGeofence>
  geofence: Geofence
  device: { deviceId: string; deviceName: string }
  /** The time in question, epoch ms. */
  at: number
}

/** The answer in words, and the positions around the time on a map. */
export function WhyAnswer({ reply, geofence, device: { deviceId, deviceName }, at }: Answered) {
  const { t } = useTranslation()
  const whyText = useWhyText()
  const fixes = useMemo(
    () => reply.positions.map(({ held, ...position }) => ({ ...pointOf(position), held })),
    [reply.positions],
  )
  const geofences = useMemo(() => [geofence], [geofence])
  const nearest = nearestTo(at, reply)
  const range = { from: toIso(at - EXPLAINED_MS), to: toIso(at + EXPLAINED_MS) }
  return (
    <>
      <p className={styles.sentence}>
        {whyText(reply, { device: deviceName, geofence: geofence.name, asked: at })}
      </p>
      {nearest !== null && (
        <div className={styles.map}>
          <ErrorBoundary fallback={<p>{t('preview.failed')}</p>}>
            <Suspense>
              <EventMap label={t('whyNot.map')} at={nearest} geofences={geofences} fixes={fixes} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {fixes.some(({ held }) => held) && <p className={styles.note}>{t('whyNot.hollow')}</p>}
      {fixes.length > 0 && (
        <Link className={styles.link} to="/dashboard/history" search={{ deviceId, ...range }}>
          {t('events.history')}
        </Link>
      )}
    </>
  )
}

/** The position of the answer's fix, or that nearest to the time. */
function nearestTo(at: number, { checks, positions }: Answered['reply']) {
  const wanted = checks[0] === undefined ? at : Date.parse(checks[0].at)
  const [nearest] = positions.toSorted(
    (a, b) => Math.abs(Date.parse(a.timestamp) - wanted) - Math.abs(Date.parse(b.timestamp) - wanted),
  )
  return nearest === undefined ? null : pointOf(nearest)
}

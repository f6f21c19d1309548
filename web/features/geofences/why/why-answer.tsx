import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import type { geofences as routes } from '../../../../shared/geofences/geofences.routes.ts'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { toIso } from '../../../../shared/time.ts'
import { EXPLAINED_MS } from '../../../../shared/watching/explain/question.ts'
import { PositionsMap } from '../../../events/why/positions-map.tsx'
import styles from '../../../events/why/why.module.css'
import { pointOf } from '../../../map/boundaries/wire-points.ts'
import { useWhyText } from './use-why-text.ts'

type Answered = {
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
  const geofences = useMemo(() => [geofence], [geofence])
  const range = { from: toIso(at - EXPLAINED_MS), to: toIso(at + EXPLAINED_MS) }
  return (
    <>
      <p className={styles.sentence}>
        {whyText(reply, { device: deviceName, geofence: geofence.name, asked: at })}
      </p>
      <PositionsMap positions={reply.positions} at={nearestTo(at, reply)} geofences={geofences} />
      {reply.positions.length > 0 && (
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

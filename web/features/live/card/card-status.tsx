import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { engineOn } from '../../../../shared/tracking/motion/motion-status.ts'
import { FreshnessLabel } from '../../../devices/status-line.tsx'
import { isCurrent, movesNow } from '../../../map/markers/is-current.ts'
import { headingText, UNKNOWN } from '../../../ui/format.ts'
import { AgeText } from '../../../ui/times/age-text.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useDurationText } from '../../../ui/times/use-duration-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './device-card.module.css'
import { stopDurationMs } from './stop-duration.ts'

/** Motion, speed and the age of the position. A position that is not current is described in the past tense. */
export function CardStatus({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation()
  const now = useNow()
  const times = useTimes()
  const { speedText } = useUnits()
  const durationText = useDurationText()
  const { freshness, motionStatus, since, speed, heading, GPSTime } = tracking
  const current = isCurrent(freshness)
  const stoppedMs = stopDurationMs(tracking, now)
  const motionText = () => {
    if (!current) return t(`motion.was.${motionStatus}`)
    return motionStatus === 'IDLE' && engineOn(tracking)
      ? t('motion.idleEngineOn')
      : t(`motion.${motionStatus}`)
  }
  return (
    <div className={styles.status}>
      <p className={styles.motion}>
        <strong>{motionText()}</strong>
        {since && <span>{t('motion.since', { time: times.short(since, now) })}</span>}
        <FreshnessLabel tracking={tracking} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{current ? t('card.speed') : t('card.lastSpeed')}</dt>
          <dd className={styles.speed}>{speedText(speed)}</dd>
          {movesNow(tracking) && heading !== null && (
            <dd className={styles.detail}>{headingText(t, heading)}</dd>
          )}
        </div>
        {stoppedMs !== null && (
          <div>
            <dt>{t('card.stopDuration')}</dt>
            <dd>{durationText(stoppedMs)}</dd>
          </div>
        )}
        <div>
          <dt>{t('card.age')}</dt>
          <dd>{GPSTime ? <AgeText at={GPSTime} /> : UNKNOWN}</dd>
          {GPSTime && <dd className={styles.detail}>{times.withZone(times.exact(GPSTime, now), GPSTime)}</dd>}
        </div>
      </dl>
    </div>
  )
}

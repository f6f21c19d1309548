import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { engineOn } from '../../../../shared/tracking/motion/dashboard-motion.ts'
import { FreshnessLabel } from '../../../devices/status-line.tsx'
import { isCurrent } from '../../../map/markers/is-current.ts'
import { exactTime, headingText, shortTime, UNKNOWN } from '../../../ui/format.ts'
import { AgeText } from '../../../ui/times/age-text.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useDurationText } from '../../../ui/times/use-duration-text.ts'
import { useUnits } from '../../../ui/units.tsx'
import styles from './device-card.module.css'
import { stopDurationMs } from './stop-duration.ts'

/** What it does and since when, how fast, and how old this is. What is old is said in the past. */
export function CardStatus({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation()
  const now = useNow()
  const { speedText } = useUnits()
  const durationText = useDurationText()
  const { freshness, motionStatus, since, speed, heading, GPSTime } = tracking
  const fresh = isCurrent(freshness)
  const standsMs = stopDurationMs(tracking, now)
  const motion = () => {
    if (!fresh) return t(`motion.was.${motionStatus}`)
    return motionStatus === 'IDLE' && engineOn(tracking)
      ? t('motion.idleEngineOn')
      : t(`motion.${motionStatus}`)
  }
  return (
    <div className={styles.now}>
      <p className={styles.doing}>
        <strong>{motion()}</strong>
        {since && <span>{t('motion.since', { time: shortTime(since, now) })}</span>}
        <FreshnessLabel tracking={tracking} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{fresh ? t('card.speed') : t('card.lastSpeed')}</dt>
          <dd className={styles.speed}>{speedText(speed)}</dd>
          {fresh && motionStatus === 'MOVING' && heading !== null && (
            <dd className={styles.beside}>{headingText(heading)}</dd>
          )}
        </div>
        {standsMs !== null && (
          <div>
            <dt>{t('card.stopDuration')}</dt>
            <dd>{durationText(standsMs)}</dd>
          </div>
        )}
        <div>
          <dt>{t('card.age')}</dt>
          <dd>{GPSTime ? <AgeText at={GPSTime} /> : UNKNOWN}</dd>
          {GPSTime && <dd className={styles.beside}>{exactTime(Date.parse(GPSTime), now)}</dd>}
        </div>
      </dl>
    </div>
  )
}

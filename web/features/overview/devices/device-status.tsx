import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { dashboardMotion } from '../../../../shared/tracking/motion/dashboard-motion.ts'
import { FreshnessIcon } from '../../../devices/freshness-icon.tsx'
import { isCurrent } from '../../../map/markers/is-current.ts'
import styles from './device-row.module.css'

const WORDS = { moving: 'MOVING', idle: 'IDLE', stopped: 'STOPPED' } as const

/** How far the position may be believed and what the device does, in the past where it is old. */
export function DeviceStatus({ tracking }: { tracking: Tracking | null }) {
  const { t } = useTranslation()
  if (tracking === null) return <span className={styles.status}>{t('overview.list.noPosition')}</span>
  const { freshness } = tracking
  const word = WORDS[dashboardMotion(tracking)]
  return (
    <span className={styles.status}>
      <FreshnessIcon freshness={freshness} />
      <span data-freshness={freshness}>{t(`freshness.${freshness}`)}</span>
      {isCurrent(freshness) && <span>· {t(`motion.${word}`)}</span>}
      {freshness === 'lastKnown' && <span>· {t(`motion.was.${word}`)}</span>}
    </span>
  )
}

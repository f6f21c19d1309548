import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { FreshnessIcon } from '../../../devices/freshness-icon.tsx'
import { isCurrent } from '../../../map/markers/is-current.ts'
import styles from './device-row.module.css'

/** How current the position is and how the device moves, in the past tense if the position is outdated. */
export function DeviceStatus({ tracking }: { tracking: Tracking | null }) {
  const { t } = useTranslation()
  if (tracking === null) return <span className={styles.status}>{t('overview.list.noPosition')}</span>
  const { freshness, motionStatus } = tracking
  return (
    <span className={styles.status}>
      <FreshnessIcon freshness={freshness} />
      <span data-freshness={freshness}>{t(`freshness.${freshness}`)}</span>
      {isCurrent(freshness) && <span>· {t(`motion.${motionStatus}`)}</span>}
      {freshness === 'lastKnown' && <span>· {t(`motion.was.${motionStatus}`)}</span>}
    </span>
  )
}

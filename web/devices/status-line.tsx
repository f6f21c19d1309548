import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import type { Tracking } from '../../shared/devices/tracking.ts'
import { isCurrent } from '../map/markers/is-current.ts'
import { useAgeText } from '../ui/times/age.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import { FreshnessIcon } from './freshness-icon.tsx'
import styles from './status-line.module.css'

/** The freshness of the position, and the device's motion: now, or when last known. */
export function StatusLine({ tracking }: Pick<DeviceView, 'tracking'>) {
  const { t } = useTranslation()
  if (tracking === null) return <span className={styles.line}>{t('freshness.never')}</span>
  const { freshness, motionStatus } = tracking
  return (
    <span className={styles.line}>
      <FreshnessLabel tracking={tracking} />
      {isCurrent(freshness) && <span>· {t(`motion.${motionStatus}`)}</span>}
      {freshness === 'lastKnown' && <span>· {t(`motion.was.${motionStatus}`)}</span>}
    </span>
  )
}

/** The freshness as an icon and a label. */
export function FreshnessLabel({
  tracking: { freshness, nextContactAt, lastUpdate },
}: {
  tracking: Tracking
}) {
  const { t } = useTranslation()
  const now = useNow()
  const times = useTimes()
  const ageText = useAgeText()
  const label = () => {
    if (freshness === 'asleep' && nextContactAt)
      return t('freshness.asleepUntil', { time: times.short(nextContactAt, now) })
    if (freshness === 'silent' && lastUpdate)
      return t('freshness.silentFor', { age: ageText(lastUpdate, now) })
    return t(`freshness.${freshness}`)
  }
  return (
    <span className={styles.freshness} data-freshness={freshness}>
      <FreshnessIcon freshness={freshness} />
      {label()}
    </span>
  )
}

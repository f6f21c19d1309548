import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { FreshnessMark } from '../../ui/freshness-mark.tsx'
import { shortTime } from '../../ui/format.ts'
import { useNow } from '../../ui/now.tsx'
import { useAgeText } from '../../ui/use-age-text.ts'
import styles from './status-line.module.css'

/** The freshness in a word with its mark, and what is certain beside it. */
export function StatusLine({ tracking }: Pick<DeviceView, 'tracking'>) {
  const { t } = useTranslation()
  const now = useNow()
  const ageText = useAgeText()
  if (tracking === null) return <span className={styles.line}>{t('freshness.never')}</span>
  const { freshness, nextContactAt, lastUpdate, motionStatus } = tracking
  const fresh = freshness === 'live' || freshness === 'delayed'
  const word = () => {
    if (freshness === 'asleep' && nextContactAt) return t('freshness.asleepUntil', { time: shortTime(nextContactAt, now) })
    if (freshness === 'silent' && lastUpdate) return t('freshness.silentFor', { age: ageText(lastUpdate, now) })
    return t(`freshness.${freshness}`)
  }
  return (
    <span className={styles.line}>
      <FreshnessMark freshness={freshness} />
      <span className={styles.word} data-freshness={freshness}>
        {word()}
      </span>
      {fresh && <span>· {t(`motion.${motionStatus}`)}</span>}
      {freshness === 'lastKnown' && <span>· {t(`motion.was.${motionStatus}`)}</span>}
    </span>
  )
}

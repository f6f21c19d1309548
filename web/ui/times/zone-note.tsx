import { useTranslation } from 'react-i18next'
import { useTimes } from './clock.tsx'
import { useNow } from './now.tsx'
import styles from './zone-note.module.css'

/** Names the account's time zone above a list of times, if this browser is in another one. */
export function ZoneNote() {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  if (!times.differsFromBrowser) return null
  return <span className={styles.note}>{t('times.zone', { zone: times.zoneName(now) })}</span>
}

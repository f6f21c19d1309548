import { useTranslation } from 'react-i18next'
import styles from './map-notices.module.css'

/** Replaces a map that the browser cannot draw. */
export function NoMap() {
  const { t } = useTranslation()
  return (
    <p className={styles.failed} role="alert">
      {t('live.mapFailed')}
    </p>
  )
}

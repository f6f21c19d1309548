import { useTranslation } from 'react-i18next'
import styles from '../features/live/map/live-map.module.css'

/** In the place of a map that the browser cannot draw. */
export function NoMap() {
  const { t } = useTranslation()
  return (
    <p className={styles.failed} role="alert">
      {t('live.mapFailed')}
    </p>
  )
}

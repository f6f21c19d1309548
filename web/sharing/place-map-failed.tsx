import { useTranslation } from 'react-i18next'
import styles from './place-field.module.css'

/** Replaces a map that failed to load or draw. The coordinates can still be typed. */
export function PlaceMapFailed() {
  const { t } = useTranslation()
  return (
    <p className={styles.failed} role="alert">
      {t('shares.place.noMap')}
    </p>
  )
}

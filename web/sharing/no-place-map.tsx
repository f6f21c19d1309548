import { useTranslation } from 'react-i18next'
import styles from './place-field.module.css'

/** A map that could not be loaded or drawn leaves the place to be written. */
export function NoPlaceMap() {
  const { t } = useTranslation()
  return (
    <p className={styles.failed} role="alert">
      {t('shares.place.noMap')}
    </p>
  )
}

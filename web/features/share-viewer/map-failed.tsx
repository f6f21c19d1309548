import { useTranslation } from 'react-i18next'
import styles from './viewer.module.css'

/** Replaces a map that failed to load or draw. The card stays usable. */
export function MapFailed({ text }: { text: 'mapFailed' | 'mapNotMade' | 'mapMisconfigured' }) {
  const { t } = useTranslation()
  return (
    <p className={styles.failed} role="alert">
      {t(`viewer.${text}`)}
    </p>
  )
}

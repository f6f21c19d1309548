import { useTranslation } from 'react-i18next'
import styles from './viewer.module.css'

/** A map that could not be loaded or drawn leaves the card as it is. */
export function MapFailed({ text }: { text: 'mapFailed' | 'mapNotMade' | 'mapMisconfigured' }) {
  const { t } = useTranslation()
  return (
    <p className={styles.failed} role="alert">
      {t(`shared.${text}`)}
    </p>
  )
}

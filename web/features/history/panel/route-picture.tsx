import { useTranslation } from 'react-i18next'
import styles from './route-panel.module.css'

/** What this page shows, before anything is chosen. */
export function RoutePicture() {
  const { t } = useTranslation()
  return (
    <svg className={styles.picture} viewBox="0 0 240 96" role="img" aria-label={t('history.picture')}>
      <path d="M24 74C60 20 92 92 126 58S180 8 216 26" />
      <circle cx="24" cy="74" r="7" />
      <circle cx="126" cy="58" r="4" />
      <path d="M216 26v-18l14 5l-14 5" data-flag />
    </svg>
  )
}

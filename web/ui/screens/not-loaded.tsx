import { useTranslation } from 'react-i18next'
import styles from './full-screen.module.css'

/** A site whose own files did not come: without the parts that it would be drawn with. */
export function NotLoaded() {
  const { t } = useTranslation()
  return (
    <div className={styles.screen} role="alert">
      <h1>{t('problem.siteTitle')}</h1>
      <p>{t('problem.partsText')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('problem.reload')}
      </button>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import styles from './full-screen.module.css'

/** Shown when the site's own scripts fail to load, so it uses no component of theirs. */
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

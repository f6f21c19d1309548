import { notLoadedTexts } from '../../i18n/en/not-loaded.ts'
import styles from './full-screen.module.css'

/** Shown when the site's own scripts fail to load, so it needs none of them, nor the other texts. */
export function NotLoaded() {
  return (
    <div className={styles.screen} role="alert">
      <h1>{notLoadedTexts.siteTitle}</h1>
      <p>{notLoadedTexts.partsText}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {notLoadedTexts.reload}
      </button>
    </div>
  )
}

import { LANGUAGE } from '../../../shared/i18n/language.ts'
import { visitorLanguage } from '../../i18n/browser-language.ts'
import { NOT_LOADED_TEXTS } from '../../i18n/not-loaded.ts'
import styles from './full-screen.module.css'
import screen from './full-screen.module.css?inline'
import page from './not-loaded.css?inline'

/** Shown when the site's own scripts fail to load. It needs none of them, no other texts and no stylesheet. */
export function NotLoaded() {
  const language = visitorLanguage()
  const { siteTitle, partsText, reload } = NOT_LOADED_TEXTS[language]
  return (
    <main>
      <style>{page + screen}</style>
      <div className={styles.screen} role="alert" lang={LANGUAGE[language].tag}>
        <h1>{siteTitle}</h1>
        <p>{partsText}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {reload}
        </button>
      </div>
    </main>
  )
}

import { LANGUAGE_TAGS } from '../../../shared/i18n/language.ts'
import { visitorLanguage } from '../../i18n/browser-language.ts'
import { NOT_LOADED_TEXTS } from '../../i18n/not-loaded.ts'
import styles from './full-screen.module.css'

/** Shown when the site's own scripts fail to load, so it needs none of them, nor the other texts. */
export function NotLoaded() {
  const language = visitorLanguage()
  const { siteTitle, partsText, reload } = NOT_LOADED_TEXTS[language]
  return (
    <div className={styles.screen} role="alert" lang={LANGUAGE_TAGS[language]}>
      <h1>{siteTitle}</h1>
      <p>{partsText}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
    </div>
  )
}

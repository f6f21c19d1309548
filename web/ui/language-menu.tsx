import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE, LANGUAGES } from '../../shared/i18n/language.ts'
import { showLanguage, shownLanguage } from '../i18n/i18n.ts'
import { languageOf } from '../i18n/resolve-language.ts'
import styles from './language-menu.module.css'

const GLOBE =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18'

type Props = { label: string; problemText: string }

/** Switches the language of a page that has no account. The order page has its own texts for it. */
export function LanguageMenu({ label, problemText }: Props) {
  // it renders again in the new language
  useTranslation()
  const [hasFailed, setFailed] = useState(false)
  const shown = shownLanguage()
  const choose = async (tag: string) => {
    setFailed(false)
    const language = languageOf(tag)
    if (language === null) return
    await showLanguage(language).catch((error: unknown) => {
      console.error(`Could not switch to ${language}:`, error)
      setFailed(true)
    })
  }
  return (
    <div className={styles.menu}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d={GLOBE} />
      </svg>
      <span className={styles.name} aria-hidden="true">
        {LANGUAGE[shown].name}
      </span>
      <select
        aria-label={label}
        value={shown}
        onChange={({ currentTarget: { value } }) => void choose(value)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={LANGUAGE[language].tag}>
            {LANGUAGE[language].name}
          </option>
        ))}
      </select>
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          {problemText}
        </p>
      )}
    </div>
  )
}

/** The menu with the texts of the site. */
function SiteLanguageMenu() {
  const { t } = useTranslation()
  return <LanguageMenu label={t('language.menu')} problemText={t('language.notLoaded')} />
}

/** The menu in the corner of a page without a header. */
export const LanguageCorner = () => (
  <header className={styles.corner}>
    <SiteLanguageMenu />
  </header>
)

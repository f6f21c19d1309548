import { IconLanguage } from '@tabler/icons-react'
import { LANGUAGE, type Language } from '../../../shared/i18n/language.ts'
import { type PublicPage, publicPath } from '../../../shared/site/public-pages.ts'
import type { SitePageProps } from '../site-page.ts'
import styles from './header.module.css'

export type LanguageMenuProps = Pick<SitePageProps, 't' | 'language'> & {
  path: PublicPage
  languages: readonly Language[]
}

/** The same page in the other languages. */
export const LanguageMenu = ({ t, language, path, languages }: LanguageMenuProps) =>
  languages.length > 1 && (
    <details className={`${styles.menu} ${styles.languages}`} name="site-menu">
      <summary aria-label={`${t('siteShell.language')}: ${LANGUAGE[language].name}`}>
        <IconLanguage size={20} aria-hidden />
      </summary>
      <ul className={styles.languageList}>
        {languages.map((other) => (
          <li key={other}>
            <a
              href={publicPath(path, other)}
              lang={other}
              hrefLang={other}
              data-language={other}
              aria-current={other === language ? 'true' : undefined}
            >
              {LANGUAGE[other].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )

import { IconChevronDown, IconLanguage, IconMenu2 } from '@tabler/icons-react'
import { LANGUAGE, type Language } from '../../../shared/i18n/language.ts'
import { type PublicPage, publicPath } from '../../../shared/site/public-pages.ts'
import { Logo } from '../../ui/logo.tsx'
import type { SitePageProps } from '../site-page.ts'
import { AUDIENCES, audiencePage } from './audiences.ts'
import styles from './header.module.css'

type Props = SitePageProps & LanguageMenuProps

/** The menus are `<details>`, so that they open without a script; the island `menus` closes them as people expect. */
export const Header = (props: Props) => {
  const { t, language, site } = props
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a
          href={publicPath('/', language)}
          className={styles.product}
          aria-label={t('siteShell.homeOf', { name: site.name })}
        >
          <Logo size={28} />
          {site.name}
        </a>
        <nav className={styles.wide} aria-label={t('siteShell.navigation')}>
          <a href={publicPath('/', language)}>{t('siteShell.home')}</a>
          <details className={styles.menu} name="site-menu">
            <summary>
              {t('siteShell.solutions')}
              <IconChevronDown size={16} aria-hidden />
            </summary>
            <Solutions {...props} />
          </details>
          <MainLinks {...props} />
        </nav>
        <div className={styles.end}>
          <LanguageMenu {...props} />
          <a href="/login" className={styles.signIn}>
            {t('siteShell.signIn')}
          </a>
          <a href="/onboarding" className={styles.start}>
            {t('siteShell.getStarted')}
          </a>
          <PhoneMenu {...props} />
        </div>
      </div>
    </header>
  )
}

const MainLinks = ({ t, language }: Props) => (
  <>
    <a href={publicPath('/installation', language)}>{t('siteShell.installation')}</a>
    <a href={publicPath('/current', language)}>{t('siteShell.marine')}</a>
    <a href={`${publicPath('/', language)}#pricing`}>{t('siteShell.pricing')}</a>
  </>
)

const Solutions = ({ t, language }: Props) => (
  <ul className={styles.solutions}>
    {AUDIENCES.map((audience) => (
      <li key={audience}>
        <a href={publicPath(audiencePage(audience), language)}>
          <strong>{t(`siteShell.audiences.${audience}`)}</strong>
          <span>{t(`siteShell.audienceTexts.${audience}`)}</span>
        </a>
      </li>
    ))}
  </ul>
)

const PhoneMenu = (props: Props) => {
  const { t, language } = props
  return (
    <details className={styles.phone} name="site-menu">
      <summary aria-label={t('siteShell.menu')}>
        <IconMenu2 size={24} aria-hidden />
      </summary>
      <nav aria-label={t('siteShell.menu')}>
        <a href={publicPath('/', language)}>{t('siteShell.home')}</a>
        {AUDIENCES.map((audience) => (
          <a key={audience} href={publicPath(audiencePage(audience), language)}>
            {t(`siteShell.audiences.${audience}`)}
          </a>
        ))}
        <MainLinks {...props} />
        <a href="/login">{t('siteShell.signIn')}</a>
      </nav>
    </details>
  )
}

type LanguageMenuProps = Pick<SitePageProps, 't' | 'language'> & {
  path: PublicPage
  languages: readonly Language[]
}

/** The same page in the other languages. */
const LanguageMenu = ({ t, language, path, languages }: LanguageMenuProps) =>
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

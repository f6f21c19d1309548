import { useTranslation } from 'react-i18next'
import { publicPath } from '../../../../shared/site/public-pages.ts'
import type { Tone } from '../../../../shared/tone.ts'
import { shownLanguage } from '../../../i18n/i18n.ts'
import { LanguageMenu } from '../../../ui/language-menu.tsx'
import { Logo } from '../../../ui/logo.tsx'
import styles from '../onboarding.module.css'

type Props = { tone: Tone; toggleTone: () => void }

const SUN =
  'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M3 12h1M12 3v1M20 12h1M12 20v1M5.6 5.6l.7.7M18.4 5.6l-.7.7M17.7 17.7l.7.7M6.3 17.7l-.7.7'
const MOON = 'M12 3h.4a7.5 7.5 0 0 0 7.9 12.4A9 9 0 1 1 12 3z'

/** Product name, language, theme and sign-in. All links load the app. */
export function OrderHeader({ tone, toggleTone }: Props) {
  const { t } = useTranslation()
  const label = tone === 'dark' ? t('onboarding.toLight') : t('onboarding.toDark')
  return (
    <header className={styles.head}>
      <a href={publicPath('/', shownLanguage())} className={styles.product} aria-label={t('onboarding.home')}>
        <Logo size={32} />
        <span>{t('onboarding.product')}</span>
      </a>
      <a href="/login" className={styles.signIn}>
        {t('onboarding.signIn')}
      </a>
      <LanguageMenu label={t('onboarding.language')} problemText={t('onboarding.languageNotLoaded')} />
      <button type="button" className={styles.tool} aria-label={label} title={label} onClick={toggleTone}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d={tone === 'dark' ? SUN : MOON} className={styles.drawn} />
        </svg>
      </button>
    </header>
  )
}

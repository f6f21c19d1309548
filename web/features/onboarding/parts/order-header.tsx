import { useTranslation } from 'react-i18next'
import { publicPath } from '../../../../shared/site/public-pages.ts'
import type { Tone } from '../../../../shared/tone.ts'
import { shownLanguage } from '../../../i18n/i18n.ts'
import { ToneButton } from '../../../ui/buttons/tone-button.tsx'
import { LanguageMenu } from '../../../ui/language-menu.tsx'
import { Logo } from '../../../ui/logo.tsx'
import styles from '../onboarding.module.css'

type Props = { tone: Tone; toggleTone: () => void }

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
      <ToneButton tone={tone} label={label} toggle={toggleTone} />
    </header>
  )
}

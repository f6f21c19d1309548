import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { publicPath } from '../../../../shared/site/public-pages.ts'
import type { Tone } from '../../../../shared/tone.ts'
import { shownLanguage } from '../../../i18n/i18n.ts'
import { ToneButton } from '../../../ui/buttons/tone-button.tsx'
import { LanguageMenu } from '../../../ui/language-menu.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import styles from './frame.module.css'

const ARROW_LEFT = 'M5 12h14M5 12l6 6M5 12l6-6'

type Props = {
  tone: Tone
  /** A visitor's choice lasts as long as the page; nothing is saved. */
  toggleTone: () => void
  children: ReactNode
}

/** What stands around every step of signing in: product name, way back, and a picture of a chart with tracked devices. */
export function Frame({ tone, toggleTone, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <header className={styles.head}>
          <Logo size={36} />
          <span className={styles.product}>{t('signIn.product')}</span>
          <a href={publicPath('/', shownLanguage())} className={styles.home}>
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d={ARROW_LEFT} />
            </svg>
            {t('signIn.home')}
          </a>
          <LanguageMenu label={t('signIn.language')} problemText={t('signIn.languageNotLoaded')} />
          <ToneButton
            tone={tone}
            label={tone === 'dark' ? t('signIn.toLight') : t('signIn.toDark')}
            toggle={toggleTone}
          />
        </header>
        <div className={styles.middle}>{children}</div>
      </main>
      <aside className={styles.art}>
        <ChartDrawing />
        <p>{t('signIn.tagline')}</p>
      </aside>
    </div>
  )
}

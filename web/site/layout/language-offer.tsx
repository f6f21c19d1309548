import { IconX } from '@tabler/icons-react'
import { type PublicPage, publicPath } from '../../../shared/site/public-pages.ts'
import type { LanguageTexts } from '../site-page.ts'
import styles from './language-offer.module.css'

type Props = {
  path: PublicPage
  /** The other languages of the page, each with its texts. */
  others: readonly LanguageTexts[]
}

/** Offers the page in the visitor's language, which the first script finds out. Nothing is shown without a script. */
export const LanguageOffer = ({ path, others }: Props) =>
  others.map(({ language, t }) => (
    <aside key={language} lang={language} data-offered={language} className={styles.offer}>
      <span>{t('siteShell.languageOffer')}</span>
      <a href={publicPath(path, language)} hrefLang={language} data-language={language}>
        {t('siteShell.languageOfferLink')}
      </a>
      <button type="button" data-dismiss="" aria-label={t('siteShell.dismiss')}>
        <IconX size={18} aria-hidden />
      </button>
    </aside>
  ))

import type { LanguageTexts, SitePage, SitePageProps } from '../site-page.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import styles from './layout.module.css'

type Props = SitePageProps & { page: SitePage; texts: readonly LanguageTexts[] }

/** What every public page has around its content. `texts` are those of all languages that the page exists in. */
export const Layout = ({ page, texts, ...props }: Props) => (
  <>
    <a href="#content" className={styles.skip}>
      {props.t('siteShell.skip')}
    </a>
    <LanguageOffer path={page.path} others={texts.filter(({ language }) => language !== props.language)} />
    <Header {...props} path={page.path} languages={texts.map(({ language }) => language)} />
    <main id="content">
      <page.Page {...props} />
    </main>
    <Footer {...props} />
  </>
)

import { legalTexts } from 'site-legal:all'
import type { LegalPageName } from '../../../shared/site/branding.ts'
import type { SitePage, SitePageProps } from '../site-page.ts'
import styles from './legal-pages.module.css'
import { Markdown } from './markdown.tsx'

const NAMES = ['imprint', 'privacy', 'terms'] as const satisfies readonly LegalPageName[]

/** The legal pages that the operator has written. */
export const LEGAL_PAGES: readonly SitePage[] = NAMES.flatMap((name) => {
  const texts = legalTexts[name]
  if (texts === undefined) return []
  const Page = ({ language }: SitePageProps) => {
    const translated = texts[language]
    return (
      <article className={styles.page} lang={translated === undefined ? 'en' : language}>
        <Markdown text={translated ?? texts.en} />
      </article>
    )
  }
  const meta = ({ t, site }: SitePageProps) => {
    const title = t(`siteShell.footer.${name}`)
    return { title: `${title} · ${site.name}`, description: `${title} · ${site.name}` }
  }
  return [{ path: `/${name}`, meta, Page }]
})

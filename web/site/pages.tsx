import { legalTexts } from 'site-legal:all'
import type { LegalPageName } from '../../shared/site/branding.ts'
import { LandingPage } from './landing/landing-page.tsx'
import { landingQuestions } from './landing/landing-questions.ts'
import { Markdown } from './legal/markdown.tsx'
import { BuildersPage, buildersQuestions } from './pages/audience/builders-page.tsx'
import { DealersPage, dealersQuestions } from './pages/audience/dealers-page.tsx'
import { InsurancePage, insuranceQuestions } from './pages/audience/insurance-page.tsx'
import { OwnersPage, ownersQuestions } from './pages/audience/owners-page.tsx'
import { RentersPage, rentersQuestions } from './pages/audience/renters-page.tsx'
import { CurrentPage, currentQuestions } from './pages/current-page.tsx'
import { InstallationPage, installationQuestions } from './pages/installation/installation-page.tsx'
import styles from './pages.module.css'
import type { SitePage, SitePageProps } from './site-page.ts'

const NAMES = ['imprint', 'privacy', 'terms'] as const satisfies readonly LegalPageName[]

/** The legal pages that the operator has written. */
const LEGAL_PAGES: readonly SitePage[] = NAMES.flatMap((name) => {
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

/** All prerendered pages. */
export const PAGES: readonly SitePage[] = [
  { path: '/', texts: 'landing', Page: LandingPage, islands: ['replay'], questions: landingQuestions },
  { path: '/solutions/builders', texts: 'builders', Page: BuildersPage, questions: buildersQuestions },
  { path: '/solutions/dealers', texts: 'dealers', Page: DealersPage, questions: dealersQuestions },
  { path: '/solutions/insurance', texts: 'insurance', Page: InsurancePage, questions: insuranceQuestions },
  { path: '/solutions/renters', texts: 'renters', Page: RentersPage, questions: rentersQuestions },
  { path: '/solutions/owners', texts: 'owners', Page: OwnersPage, questions: ownersQuestions },
  {
    path: '/installation',
    texts: 'installation',
    Page: InstallationPage,
    islands: ['zoom'],
    questions: installationQuestions,
  },
  { path: '/current', texts: 'current', Page: CurrentPage, questions: currentQuestions },
  ...LEGAL_PAGES,
]

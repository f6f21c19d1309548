import { LandingPage } from './landing/landing-page.tsx'
import { landingQuestions } from './landing/landing-questions.ts'
import { LEGAL_PAGES } from './legal/legal-pages.tsx'
import { BuildersPage, buildersQuestions } from './pages/audience/builders-page.tsx'
import { DealersPage, dealersQuestions } from './pages/audience/dealers-page.tsx'
import { InsurancePage, insuranceQuestions } from './pages/audience/insurance-page.tsx'
import { OwnersPage, ownersQuestions } from './pages/audience/owners-page.tsx'
import { RentersPage, rentersQuestions } from './pages/audience/renters-page.tsx'
import { CurrentPage, currentQuestions } from './pages/current/current-page.tsx'
import { InstallationPage, installationQuestions } from './pages/installation/installation-page.tsx'
import type { SitePage } from './site-page.ts'

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

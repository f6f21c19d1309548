import { CENTS_PER_DOLLAR, PRICE_CENTS } from '../../../shared/subscriptions/prices.ts'
import type { Question, SitePage, SitePageProps } from '../site-page.ts'

const VOCABULARY = 'https://schema.org'

/** What search engines may show beside a link to the page. */
export function structuredData(page: SitePage, props: SitePageProps): object[] {
  const questions = page.questions?.(props) ?? []
  return [
    ...(page.path === '/' ? [product(props)] : []),
    ...(questions.length > 0 ? [faqPage(questions, props)] : []),
  ]
}

const product = ({ t, language, site }: SitePageProps) => ({
  '@context': VOCABULARY,
  '@type': 'Product',
  name: site.name,
  description: t('landing.meta.description'),
  inLanguage: language,
  brand: { '@type': 'Brand', name: site.name },
  offers: (['monthly', 'annual'] as const).map((plan) => ({
    '@type': 'Offer',
    name: t(`siteShell.plans.${plan}.name`),
    price: (PRICE_CENTS[plan] / CENTS_PER_DOLLAR).toFixed(2),
    priceCurrency: 'USD',
    availability: `${VOCABULARY}/InStock`,
  })),
})

const faqPage = (questions: readonly Question[], { language }: SitePageProps) => ({
  '@context': VOCABULARY,
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

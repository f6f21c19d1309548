import { IconX } from '@tabler/icons-react'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { LANGUAGES, type Language } from '../../../shared/i18n/language.ts'
import { type PublicPage, publicFile, publicPath } from '../../../shared/site/public-pages.ts'
import { URL_MARK } from '../../../shared/site/published-page.ts'
import { CENTS_PER_DOLLAR, PRICE_CENTS } from '../../../shared/subscriptions/prices.ts'
import { site } from '../../../site.config.ts'
import { SURFACES } from '../../theme/surfaces.ts'
import { Footer } from '../layout/footer.tsx'
import { Header } from '../layout/header.tsx'
import { PAGES } from '../pages.tsx'
import type { LanguageTexts, Question, SitePage, SitePageProps, SiteT } from '../site-page.ts'
import type { SiteTexts } from '../site-texts.ts'
import { textValues } from '../text-values.ts'
import { alternates, htmlDocument, type SiteAssets } from './html-document.ts'
import styles from './render-site.module.css'

export type TextsByLanguage = { en: SiteTexts } & Partial<Record<Language, object>>
export type RenderedFile = { file: string; text: string }

/** Every public page in every language whose texts are complete, what search engines read first, and the manifest. */
export function renderSite(texts: TextsByLanguage, assets: SiteAssets): RenderedFile[] {
  const languages = LANGUAGES.filter((language) => texts[language] !== undefined)
  const all = languages.map((language) => ({ language, t: siteT(language, texts) }))
  const pages = all.flatMap(({ language, t }) =>
    PAGES.map((page) => ({
      file: publicFile(page.path, language),
      text: renderPage(page, { t, language, site }, all, assets),
    })),
  )
  const paths = PAGES.map(({ path }) => path)
  return [
    ...pages,
    { file: 'sitemap.xml', text: sitemap(paths, languages) },
    { file: 'robots.txt', text: robots() },
    { file: 'manifest.webmanifest', text: manifest(all) },
  ]
}

function renderPage(
  page: SitePage,
  props: SitePageProps,
  texts: readonly LanguageTexts[],
  assets: SiteAssets,
): string {
  const { language } = props
  const languages = texts.map((other) => other.language)
  return htmlDocument(
    {
      addresses: { page: page.path, language, languages },
      ...metaOf(page, props),
      body: renderToStaticMarkup(<Layout {...props} page={page} texts={texts} />),
      islands: ['shell', ...(page.islands ?? [])],
      structured: structuredData(page, props),
    },
    assets,
  )
}

function metaOf({ texts, meta }: SitePage, props: SitePageProps) {
  if (texts === undefined) return meta(props)
  return { title: props.t(`${texts}.meta.title`), description: props.t(`${texts}.meta.description`) }
}

/** A missing text is an error of the build, never a text in another language. */
function siteT(language: Language, texts: TextsByLanguage): SiteT {
  const i18n = i18next.createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: false,
    ns: ['site'],
    defaultNS: 'site',
    resources: { [language]: { site: texts[language] ?? {} } },
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: textValues(language) },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`The text ${key} is missing in ${language}`)
    },
  })
  return i18n.getFixedT(language, 'site')
}

/**
 * What browsers show of the installed app, under the operator's name. It is one file for all languages, so browsers
 * choose among its descriptions.
 */
function manifest(texts: readonly LanguageTexts[]): string {
  const descriptions = Object.fromEntries(texts.map(({ language, t }) => [language, t('siteShell.app')]))
  const { en: description, ...others } = descriptions
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.name,
    description,
    description_localized: others,
    lang: 'en',
    start_url: '/dashboard/live',
    scope: '/',
    display: 'standalone',
    background_color: SURFACES.light.ground,
    theme_color: SURFACES.light.ground,
    categories: ['business', 'navigation', 'travel'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...['192', '512'].map((size) => icon(size, `/icon-${size}.png`)),
      ...['192', '512'].map((size) => ({ ...icon(size, `/icon-maskable-${size}.png`), purpose: 'maskable' })),
    ],
  })
}

const icon = (size: string, src: string) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })

/** The sitemap. Each page has a line of its own, because each names the site's URL. */
const sitemap = (pages: readonly PublicPage[], languages: readonly Language[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...languages.flatMap((language) => pages.map((page) => sitemapLine(page, language, languages))),
    '</urlset>',
    '',
  ].join('\n')

function sitemapLine(page: PublicPage, language: Language, languages: readonly Language[]): string {
  const links = alternates(page, languages).map(
    ([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${URL_MARK}${path}"/>`,
  )
  return `<url><loc>${URL_MARK}${publicPath(page, language)}</loc>${links.join('')}</url>`
}

const robots = () => ['User-agent: *', 'Allow: /', `Sitemap: ${URL_MARK}/sitemap.xml`, ''].join('\n')

const VOCABULARY = 'https://schema.org'

/** The data that search engines may show beside a link to the page. */
function structuredData(page: SitePage, props: SitePageProps): object[] {
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

type Props = SitePageProps & { page: SitePage; texts: readonly LanguageTexts[] }

/** The frame of every public page. `texts` has those of every language that the page exists in. */
const Layout = ({ page, texts, ...props }: Props) => (
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

type LanguageOfferProps = {
  path: PublicPage
  /** The other languages of the page, each with its texts. */
  others: readonly LanguageTexts[]
}

/** Offers the page in the visitor's language, which the first script finds out. Nothing is shown without a script. */
const LanguageOffer = ({ path, others }: LanguageOfferProps) =>
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

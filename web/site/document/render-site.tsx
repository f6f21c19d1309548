import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { LANGUAGES, type Language } from '../../../shared/i18n/language.ts'
import { publicFile } from '../../../shared/site/public-pages.ts'
import { site } from '../../../site.config.ts'
import { Layout } from '../layout/layout.tsx'
import { PAGES } from '../pages.tsx'
import type { LanguageTexts, SitePage, SitePageProps, SiteT } from '../site-page.ts'
import type { SiteTexts } from '../site-texts.ts'
import { textValues } from '../text-values.ts'
import { htmlDocument, type SiteAssets } from './html-document.ts'
import { manifest } from './manifest.ts'
import { robots, sitemap } from './site-index.ts'
import { structuredData } from './structured-data.ts'

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

import type { Language } from '../../../shared/i18n/language.ts'
import { LINK_PREVIEW, linkPreviewFile } from '../../../shared/site/pictures.ts'
import { type PublicPage, publicPath } from '../../../shared/site/public-pages.ts'
import { URL_MARK } from '../../../shared/site/published-page.ts'

/** Which page it is, in which of the languages that it exists in. */
export type Addresses = { page: PublicPage; language: Language; languages: readonly Language[] }

/** Tells search engines where the page is, in each language. */
export function addressTags({ page, language, languages }: Addresses): string[] {
  const url = URL_MARK + publicPath(page, language)
  return [
    `<link rel="canonical" href="${url}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${URL_MARK}/${linkPreviewFile(language)}">`,
    `<meta property="og:image:width" content="${LINK_PREVIEW.width}">`,
    `<meta property="og:image:height" content="${LINK_PREVIEW.height}">`,
    ...alternates(page, languages).map(
      ([hreflang, path]) => `<link rel="alternate" hreflang="${hreflang}" href="${URL_MARK}${path}">`,
    ),
  ]
}

/** The paths of a page by language; `x-default` is for readers of no other language. */
export const alternates = (page: PublicPage, languages: readonly Language[]): [string, string][] => [
  ...languages.map((language): [string, string] => [language, publicPath(page, language)]),
  ['x-default', publicPath(page, 'en')],
]

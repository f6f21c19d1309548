import type { Language } from '../../../shared/i18n/language.ts'
import { htmlText } from '../../../shared/markup.ts'
import { FIRST_SCRIPT } from '../../../shared/site/first-script.ts'
import { LINK_PREVIEW, linkPreviewFile } from '../../../shared/site/pictures.ts'
import { type PublicPage, publicPath } from '../../../shared/site/public-pages.ts'
import { URL_MARK } from '../../../shared/site/published-page.ts'
import { SURFACES } from '../../theme/surfaces.ts'
import type { Island } from '../site-page.ts'

/** The files that a build gave names to. */
export type SiteAssets = { css: string; font: string; islands: Record<Island, string> }

type Content = {
  addresses: Addresses
  title: string
  description: string
  body: string
  islands: readonly Island[]
  /** Structured data of schema.org. */
  structured: readonly object[]
}

/** A whole HTML document. Each tag that names the site's URL has a line of its own (shared/site/published-page.ts). */
export function htmlDocument(content: Content, assets: SiteAssets): string {
  const { addresses, body, islands, structured } = content
  const { language, page } = addresses
  const title = htmlText(content.title)
  const description = htmlText(content.description)
  return [
    '<!doctype html>',
    `<html lang="${language}"${page === '/' ? ' data-landing' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<script>${FIRST_SCRIPT}</script>`,
    `<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>`,
    `<link rel="stylesheet" href="${assets.css}">`,
    `<meta name="description" content="${description}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${SURFACES.light.paper}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${SURFACES.dark.paper}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...addressTags(addresses),
    ...structured.map((data) => `<script type="application/ld+json">${asJson(data)}</script>`),
    ...islands.map((island) => `<script type="module" src="${assets.islands[island]}"></script>`),
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n')
}

/** `<` could end the script element. */
const asJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Which page it is, in which of the languages that it exists in. */
type Addresses = { page: PublicPage; language: Language; languages: readonly Language[] }

/** Tells search engines where the page is, in each language. */
function addressTags({ page, language, languages }: Addresses): string[] {
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

import type { Language } from '../../../shared/i18n/language.ts'
import { type PublicPage, publicPath } from '../../../shared/site/public-pages.ts'
import { URL_MARK } from '../../../shared/site/published-page.ts'
import { alternates } from './address-tags.ts'

/** The sitemap. Each page has a line of its own, because each names the site's URL. */
export const sitemap = (pages: readonly PublicPage[], languages: readonly Language[]) =>
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

export const robots = () => ['User-agent: *', 'Allow: /', `Sitemap: ${URL_MARK}/sitemap.xml`, ''].join('\n')

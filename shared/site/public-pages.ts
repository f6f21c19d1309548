import type { Language } from '../i18n/language.ts'

/** The prerendered pages, by their English path. Every other path without a file extension belongs to the app. */
const PUBLIC_PAGES = [
  '/',
  '/installation',
  '/current',
  '/solutions/builders',
  '/solutions/dealers',
  '/solutions/insurance',
  '/solutions/renters',
  '/solutions/owners',
  '/imprint',
  '/privacy',
  '/terms',
] as const
export type PublicPage = (typeof PUBLIC_PAGES)[number]

/** The path of a page in a language: `/ja/installation`. English has no prefix. */
export function publicPath(page: PublicPage, language: Language): string {
  if (language === 'en') return page
  return page === '/' ? `/${language}/` : `/${language}${page}`
}

/** The file that has a page in a language, in the folder of the built site. */
export function publicFile(page: PublicPage, language: Language): string {
  const folder = publicPath(page, language).replace(/\/$/, '')
  return `${folder}/index.html`.slice(1)
}

/** The app's page, for every path that is neither a public page, nor the sign-in, nor a file. */
export const APP_FILE = 'app.html'

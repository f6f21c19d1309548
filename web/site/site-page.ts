import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Language } from '../../shared/i18n/language.ts'
import type { Branding } from '../../shared/site/branding.ts'
import type { PublicPage } from '../../shared/site/public-pages.ts'
import type { SiteTexts } from './site-texts.ts'

export type SiteT = TFunction<'site'>

export type LanguageTexts = { language: Language; t: SiteT }

/** The props of a public page. It is rendered once, at build, so it has no hooks and no effects. */
export type SitePageProps = LanguageTexts & { site: Branding }

/** Small modules in `web/site/islands` that add what needs a script. Every page reads well without them. */
export const ISLANDS = ['shell', 'replay', 'zoom'] as const
export type Island = (typeof ISLANDS)[number]

export type Question = { question: string; answer: string }

type Described =
  /** The texts of the page. Their `meta.title` and `meta.description` are those of the document. */
  | { texts: Exclude<keyof SiteTexts, 'siteShell' | 'audience'>; meta?: never }
  | { texts?: never; meta: (props: SitePageProps) => { title: string; description: string } }

export type SitePage = Described & {
  path: PublicPage
  Page: (props: SitePageProps) => ReactNode
  islands?: readonly Island[]
  /** Shown on the page by `Faq`, and by search engines. */
  questions?: (props: SitePageProps) => readonly Question[]
}

import type { Language } from '../i18n/language.ts'

/** A text that customers read, in English and in any of the other languages. */
export type LocalText = { en: string } & Partial<Record<Language, string>>

export const localText = (text: LocalText, language: Language): string => text[language] ?? text.en

type Testimonial = {
  quote: LocalText
  /** The customer's name, as the customer agreed to be shown. */
  name: string
  /** The customer's occupation, such as “Charter skipper, Key West”. */
  role: LocalText
}

/** Sections of the landing page that an operator may leave out. */
type OptionalSection = 'testimonials' | 'support' | 'storage' | 'marine' | 'faq'

export type LegalPageName = 'imprint' | 'privacy' | 'terms'

/** Everything that makes the product an operator's own. Parts that are `null` or empty are not shown. */
export type Branding = {
  name: string
  /** The brand colour on light and on dark ground, each with a contrast of at least 4.5 to it. */
  colours: { light: string; dark: string } | null
  support: {
    /** With the country code, such as `+1 305 555 0100`. */
    phone: string | null
    email: string | null
    hours: LocalText | null
  }
  /** Where the sidebar's status icon leads. */
  statusPage: string | null
  /** The contact for builders who become partners. */
  partners: { email: string | null; phone: string | null }
  company: { name: string | null; address: readonly string[] }
  testimonials: readonly Testimonial[]
  /** Markdown files beside this one; a translation has the language before the extension: `privacy.es.md`. */
  legal: Record<LegalPageName, string | null>
  hidden: readonly OptionalSection[]
}

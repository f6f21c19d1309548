import { LANGUAGES, type Language } from '../../shared/i18n/language.ts'

export const DEFAULT_LANGUAGE: Language = 'en'

/** Where a visitor's language may come from. All of it is text from outside. */
export type LanguageSources = {
  /** Cached in this browser, by a choice or an account. */
  stored: readonly (string | null)[]
  /** The languages of the browser, the preferred one first. */
  browser: readonly string[]
  /** The `lang` of the page. */
  page: string
}

/** The language to show: the first of these that the product has (specification 3.4). */
export const resolveLanguage = ({ stored, browser, page }: LanguageSources): Language =>
  firstOf([...stored, ...browser, page]) ?? DEFAULT_LANGUAGE

/** The language of the product that the browser prefers, if it has one. */
export const preferredLanguage = ({ browser }: Pick<LanguageSources, 'browser'>): Language | null =>
  firstOf(browser)

const firstOf = (tags: readonly (string | null)[]): Language | null =>
  tags.map(languageOf).find((language) => language !== null) ?? null

/** A BCP 47 tag, with which no script or markup can be written. Anything else is discarded (specification 3.5). */
const TAG = /^([a-z]{2,3})([-_][a-z0-9]{1,8}){0,4}$/i

/** The language of the product that a tag such as `pt-BR` names. */
export function languageOf(tag: string | null): Language | null {
  const [, primary] = TAG.exec(tag ?? '') ?? []
  return LANGUAGES.find((language) => language === primary?.toLowerCase()) ?? null
}

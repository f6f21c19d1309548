import { LANGUAGE, type Language } from '../../shared/i18n/language.ts'
import { languageOf, preferredLanguage, resolveLanguage } from './resolve-language.ts'

/** The keys of the specification (3.9). Both hold the same language; the first wins. */
const KEYS = ['i18nextLng', 'i18next'] as const

/** The language in which to show this page to this browser. */
export const visitorLanguage = (): Language =>
  resolveLanguage({
    stored: storedLanguages(),
    browser: navigator.languages,
    page: document.documentElement.lang,
  })

/** The language of the product that this browser prefers. */
export const browserLanguage = () => preferredLanguage({ browser: navigator.languages })

/** Remembers the language for the next visit. A browser may refuse to store anything. */
export function storeLanguage(language: Language): void {
  try {
    for (const key of KEYS) localStorage.setItem(key, language)
  } catch (error) {
    console.warn('Could not remember the language in this browser:', error)
  }
}

function storedLanguages(): (string | null)[] {
  try {
    return KEYS.map((key) => localStorage.getItem(key))
  } catch (error) {
    console.warn('Could not read the language from this browser:', error)
    return []
  }
}

/** Tells the browser the language of the page, by which it chooses fonts, hyphens and voices. */
export function markLanguage(shown: string): void {
  const language = languageOf(shown)
  if (language !== null) document.documentElement.lang = LANGUAGE[language].tag
}

/** The languages of the product. Texts of the others have the shape of `en`. Without Zod, which the order page loads late. */
export const LANGUAGES = ['en', 'es', 'zh', 'pt', 'ja', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. Portuguese is Brazilian, Chinese is simplified. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  zh: '简体中文',
  pt: 'Português',
  ja: '日本語',
  fr: 'Français',
}

/** The `lang` of a page, by which a browser chooses its fonts and a screen reader its voice. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en',
  es: 'es',
  zh: 'zh-Hans',
  pt: 'pt-BR',
  ja: 'ja',
  fr: 'fr',
}

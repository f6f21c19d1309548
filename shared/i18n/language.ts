/**
 * The languages of the product, in the order of its menus. Portuguese is Brazilian, Chinese is simplified. Without Zod,
 * which the order page loads late.
 *
 * `name`: what the language calls itself. `tag`: the `lang` of a page, by which a browser chooses its fonts and a screen
 * reader its voice. `plurals`: the forms that whole numbers have there (CLDR).
 */
export const LANGUAGE = {
  en: { name: 'English', tag: 'en', plurals: ['one', 'other'] },
  es: { name: 'Español', tag: 'es', plurals: ['one', 'many', 'other'] },
  zh: { name: '简体中文', tag: 'zh-Hans', plurals: ['other'] },
  pt: { name: 'Português', tag: 'pt-BR', plurals: ['one', 'many', 'other'] },
  ja: { name: '日本語', tag: 'ja', plurals: ['other'] },
  fr: { name: 'Français', tag: 'fr', plurals: ['one', 'many', 'other'] },
} as const

export type Language = keyof typeof LANGUAGE

export const LANGUAGES = keysOf(LANGUAGE)

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[]
function keysOf(record: object): string[] {
  return Object.keys(record)
}

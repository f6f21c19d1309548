/**
 * The languages of the product, in the order of its menus. Portuguese is Brazilian, Chinese is simplified. Without Zod,
 * which the order page loads late.
 *
 * `name`: what the language calls itself. `tag`: the `lang` of a page, by which a browser chooses its fonts and a screen
 * reader its voice. `plurals`: the forms that whole numbers have there (CLDR). `colon`: between a label and its value.
 */
export const LANGUAGE = {
  en: { name: 'English', tag: 'en', plurals: ['one', 'other'], colon: ': ' },
  es: { name: 'Español', tag: 'es', plurals: ['one', 'many', 'other'], colon: ': ' },
  zh: { name: '简体中文', tag: 'zh-Hans', plurals: ['other'], colon: '：' },
  pt: { name: 'Português', tag: 'pt-BR', plurals: ['one', 'many', 'other'], colon: ': ' },
  ja: { name: '日本語', tag: 'ja', plurals: ['other'], colon: '：' },
  fr: { name: 'Français', tag: 'fr', plurals: ['one', 'many', 'other'], colon: '\u00a0: ' },
} as const

export type Language = keyof typeof LANGUAGE

export const LANGUAGES = keysOf(LANGUAGE)

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[]
function keysOf(record: object): string[] {
  return Object.keys(record)
}

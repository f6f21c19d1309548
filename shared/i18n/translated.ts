import type { Language } from './language.ts'

/** The plural categories of CLDR that whole numbers have in each language. */
type Categories = {
  es: 'one' | 'many' | 'other'
  fr: 'one' | 'many' | 'other'
  pt: 'one' | 'many' | 'other'
  ja: 'other'
  zh: 'other'
}

export type Translation = Exclude<Language, 'en'>

/** The shape that English texts have in another language: the same keys, but its own plural forms. */
export type Translated<Texts, Into extends Translation> = {
  [Key in keyof Texts as Key extends `${infer Base}_${'one' | 'other'}`
    ? `${Base}_${Categories[Into]}`
    : Key]: Texts[Key] extends string ? string : Translated<Texts[Key], Into>
}

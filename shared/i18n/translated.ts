import type { LANGUAGE, Language } from './language.ts'

type Translation = Exclude<Language, 'en'>

/** The shape that English texts have in another language: the same keys, but its own plural forms. */
export type Translated<Texts, Into extends Translation> = {
  [Key in keyof Texts as Key extends `${infer Base}_${'one' | 'other'}`
    ? `${Base}_${(typeof LANGUAGE)[Into]['plurals'][number]}`
    : Key]: Texts[Key] extends string ? string : Translated<Texts[Key], Into>
}

import type { Language } from './language.ts'
import type { Translated, Translation } from './translated.ts'

type Translations<Texts> = { readonly [Into in Translation]: Translated<Texts, Into> }

/**
 * Texts by language, with the type of the English ones, by which `fill` knows their placeholders. That each language has
 * the same is proved by the tests of the translations; `pluralOf` reads its plural forms.
 */
export function textsIn<Texts>(
  en: Texts,
  translations: Translations<NoInfer<Texts>>,
): Readonly<Record<Language, Texts>>
export function textsIn(en: unknown, translations: object): unknown {
  return { en, ...translations }
}

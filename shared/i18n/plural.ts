import { fill } from './fill.ts'

/** The forms that English has of a text with a count. Other languages have fewer or more of them. */
type Plural<Key extends string, Text extends string> = Readonly<Record<`${Key}_${'one' | 'other'}`, Text>>

const rules = new Map<string, Intl.PluralRules>()

/** The form of a text that a count takes in a language, as i18next chooses it. */
export function pluralOf<Key extends string, Text extends string>(
  count: number,
  language: string,
  texts: Plural<Key, Text>,
  key: Key,
): Text {
  const cached = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, cached)
  const name = `${key}_${cached.select(count)}`
  const form = Object.entries<Text>(texts).find(([one]) => one === name)?.[1]
  if (form === undefined) throw new Error(`No text ${name} in ${language}`)
  return form
}

/** A text with nothing but a count in it: `3 devices`. */
export const countedText = <Key extends string>(
  count: number,
  language: string,
  texts: Plural<Key, `${string}{{count}}${string}`>,
  key: Key,
): string =>
  fill(pluralOf(count, language, texts, key), { count: new Intl.NumberFormat(language).format(count) })

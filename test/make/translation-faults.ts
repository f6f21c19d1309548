import { textFaults } from '../../bin/texts/text-faults.ts'

const PLURAL = /^(.+)_(one|many|other)$/

/** A text, or texts by their keys. */
type Texts = unknown

/** The differences of a translation from its English text, a line for each. */
export function translationFaults(language: string, english: Texts, translated: Texts, path = ''): string[] {
  if (typeof english === 'string') return textFaults(english, translated, path)
  if (!isRecord(english)) return []
  if (!isRecord(translated)) return [`${path} is missing`]
  const expected = new Map(
    Object.entries(english).flatMap(([key, text]) =>
      keysIn(language, key).map((translatedKey) => [translatedKey, text] as const),
    ),
  )
  const unknown = Object.keys(translated).filter((key) => !expected.has(key))
  return [
    ...unknown.map((key) => `${path}${key} is not in English`),
    ...[...expected].flatMap(([key, text]) =>
      translationFaults(
        language,
        text,
        translated[key],
        typeof text === 'string' ? path + key : `${path}${key}.`,
      ),
    ),
  ]
}

/** A plural text has a form for each category of the language. */
function keysIn(language: string, key: string): string[] {
  const [, base] = PLURAL.exec(key) ?? []
  if (base === undefined) return [key]
  return new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.map((category) => `${base}_${category}`)
}

const isRecord = (texts: Texts): texts is Record<string, Texts> => typeof texts === 'object' && texts !== null

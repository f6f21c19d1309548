const PLURAL = /_(one|many|other)$/

/** The placeholders and tags that a translated text is missing, or has too many of. A line for each. */
export function textFaults(english: string, translated: unknown, path: string): string[] {
  if (typeof translated !== 'string' || translated.trim() === '') return [`${path} is missing`]
  const isPlural = PLURAL.test(path)
  return [
    ...differences(placeholdersIn(english), placeholdersIn(translated), path).filter(
      // "one device" may leave the number out
      (fault) => !(isPlural && fault.includes('{{count}}')),
    ),
    ...differences(tagsIn(english), tagsIn(translated), path),
  ]
}

function differences(expected: readonly string[], found: readonly string[], path: string): string[] {
  return [
    ...expected.filter((part) => !found.includes(part)).map((part) => `${path} lacks ${part}`),
    ...found
      .filter((part) => !expected.includes(part))
      .map((part) => `${path} has ${part}, which English has not`),
  ]
}

const placeholdersIn = (text: string) => text.match(/\{\{[^}]*\}\}|\$t\([^)]*\)/g) ?? []
const tagsIn = (text: string) => text.match(/<\/?\w+\s*\/?>/g) ?? []

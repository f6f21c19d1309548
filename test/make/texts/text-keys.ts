import { parseSync, Visitor } from 'vite'

/** The string and template literals of source files. */
export type Literals = { texts: ReadonlySet<string>; patterns: readonly RegExp[] }

/** The names of texts in source files: whole keys, and templates such as `status.${state}` that begin with a key. */
export function literalsOf(sources: Record<string, string>): Literals {
  const texts = new Set<string>()
  const templates = new Set<string>()
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.add(value)
    },
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => value.cooked ?? '')
      if (/^\w+\./.test(parts[0] ?? '')) templates.add(parts.map(escaped).join('.+'))
    },
  })
  for (const [path, source] of Object.entries(sources)) visitor.visit(parseSync(path, source).program)
  return { texts, patterns: [...templates].map((template) => new RegExp(`^${template}$`)) }
}

const escaped = (part: string) => part.replaceAll(/[^\w-]/g, '\\$&')

/** The keys of all texts: `signIn.title`. The forms of a plural are one key, and so are the texts of a list. */
export function keysOf(texts: object, path = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' || Array.isArray(text)
      ? [path + key.replace(/_(zero|one|other)$/, '')]
      : keysOf(text, `${path}${key}.`),
  )
  return [...new Set(keys)]
}

/** The keys that no source names. */
export const unusedKeys = (keys: readonly string[], { texts, patterns }: Literals): string[] =>
  keys.filter((key) => !texts.has(key) && !patterns.some((pattern) => pattern.test(key)))

/** One object of a message, its fields found by any of their spellings and in any case. */
export type FieldReader = (...spellings: readonly Lowercase<string>[]) => unknown

/** The first spelling that has a value wins; `undefined` where none has. Of fields that differ in case, the first. */
export function fieldReader(body: Record<string, unknown>): FieldReader {
  const fields = new Map<string, unknown>()
  for (const [name, value] of Object.entries(body)) {
    const lower = name.toLowerCase()
    if (value !== null && !fields.has(lower)) fields.set(lower, value)
  }
  return (...spellings) => {
    for (const spelling of spellings) if (fields.has(spelling)) return fields.get(spelling)
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

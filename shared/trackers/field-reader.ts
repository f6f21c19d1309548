/** Reads a field of a JSON object by any of its spellings, in any case. */
export type FieldReader = (...spellings: readonly Lowercase<string>[]) => unknown

/**
 * The fields of a JSON object. Of several spellings the first that has a value wins, and of names that differ in case
 * only the first in the object; `null` is no value. `undefined` when none has a value.
 */
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

/** Whether a parsed JSON value is an object, and neither an array nor `null`. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

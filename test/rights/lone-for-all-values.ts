import * as z from 'zod'

const Conditions = z.record(z.string(), z.record(z.string(), z.unknown()))

const FOR_ALL_VALUES = /^ForAllValues:/

/**
 * Condition keys that a template checks with `ForAllValues` only. That operator also matches a request without the key,
 * so `Null` or `StringEquals` must require the key too.
 */
export function loneForAllValues(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(loneForAllValues)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => {
    const conditions = name === 'Condition' ? Conditions.safeParse(value) : null
    return conditions?.success ? loneKeys(conditions.data) : loneForAllValues(value)
  })
}

function loneKeys(conditions: z.infer<typeof Conditions>): string[] {
  const required = new Set([
    ...Object.keys(conditions.StringEquals ?? {}),
    ...Object.entries(conditions.Null ?? {}).flatMap(([key, missing]) =>
      String(missing) === 'false' ? [key] : [],
    ),
  ])
  return Object.entries(conditions)
    .filter(([operator]) => FOR_ALL_VALUES.test(operator))
    .flatMap(([, byKey]) => Object.keys(byKey))
    .filter((key) => !required.has(key))
}

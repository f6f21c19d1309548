/** A search parameter as text. The router parses `860123` as a number and `true` as a boolean. */
export function searchParamText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  return String(value) || undefined
}

/** Drops undefined parameters, so that they do not appear in the URL. */
export const withoutUndefined = <Search extends object>(search: Search): Partial<Search> => {
  const defined: Partial<Search> = { ...search }
  for (const name in defined) if (defined[name] === undefined) delete defined[name]
  return defined
}

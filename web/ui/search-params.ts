/** What an address says after the question mark, as words: the router reads `860123` as a number and `true` as a truth. */
export function searchParamText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  return String(value) || undefined
}

/** Without what is not said. */
export const withoutUndefined = <Search extends object>(search: Search): Partial<Search> => {
  const said: Partial<Search> = { ...search }
  for (const name in said) if (said[name] === undefined) delete said[name]
  return said
}

type Options<Args extends readonly unknown[]> = {
  /** The key of a cached value. Default: the arguments themselves, which must then be ids. */
  keyOf?: (...args: Args) => string
  entriesMax?: number
}

/**
 * Caches what was read for `ms` milliseconds, so that a burst of calls reads once. Failures are not cached. The cache
 * is emptied when it grows beyond its maximum.
 */
export function cachedFor<Args extends readonly unknown[], Value>(
  ms: number,
  read: (...args: Args) => Promise<Value>,
  clock: () => number,
  { keyOf = (...ids) => ids.join('/'), entriesMax = 20_000 }: Options<Args> = {},
): (...args: Args) => Promise<Value> {
  const cache = new Map<string, { expiresAt: number; value: Promise<Value> }>()
  return (...args) => {
    const key = keyOf(...args)
    const now = clock()
    const cached = cache.get(key)
    if (cached && cached.expiresAt > now) return cached.value
    if (cache.size > entriesMax) cache.clear()
    const entry = { expiresAt: now + ms, value: read(...args) }
    cache.set(key, entry)
    entry.value.catch(() => {
      if (cache.get(key) === entry) cache.delete(key)
    })
    return entry.value
  }
}

const ENTRIES_MAX = 20_000

/**
 * Caches what was read for these ids for `ms` milliseconds, so that a burst of calls reads once. Failures are not
 * cached. The cache is emptied when it grows beyond its maximum.
 */
export function cachedFor<Ids extends readonly string[], Value>(
  ms: number,
  read: (...ids: Ids) => Promise<Value>,
  clock: () => number,
): (...ids: Ids) => Promise<Value> {
  const cache = new Map<string, { expiresAt: number; value: Promise<Value> }>()
  return (...ids) => {
    const key = ids.join('/')
    const now = clock()
    const cached = cache.get(key)
    if (cached && cached.expiresAt > now) return cached.value
    if (cache.size > ENTRIES_MAX) cache.clear()
    const entry = { expiresAt: now + ms, value: read(...ids) }
    cache.set(key, entry)
    entry.value.catch(() => {
      if (cache.get(key) === entry) cache.delete(key)
    })
    return entry.value
  }
}

import { SECOND_MS } from '../../shared/time.ts'

/** What an owner changes (a tracker, a subscription) counts for the next message after this time. */
const REMEMBERED_MS = SECOND_MS
const REMEMBERED_MAX = 20_000

/** Remembers for one second what was read by these ids, so that a burst of messages reads once. A failure is forgotten. */
export function cachedForOneSecond<Ids extends readonly string[], Found>(
  read: (...ids: Ids) => Promise<Found>,
  clock: () => number,
): (...ids: Ids) => Promise<Found> {
  const known = new Map<string, { until: number; found: Promise<Found> }>()
  return (...ids) => {
    const key = ids.join('/')
    const now = clock()
    const remembered = known.get(key)
    if (remembered && remembered.until > now) return remembered.found
    if (known.size > REMEMBERED_MAX) known.clear()
    const found = read(...ids)
    known.set(key, { until: now + REMEMBERED_MS, found })
    found.catch(() => known.delete(key))
    return found
  }
}

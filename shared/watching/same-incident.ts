import { LATE_AT_MOST_MS } from './event.ts'

/** An event by what raised it: its rule, or its geofence and the type of the crossing. */
type Incident = { eventId: string; source: string; timestamp: string }

/**
 * Which of the events that a complete trail shows are incidents that somebody was notified of before, under another
 * time: a position that arrives late may show that it began earlier. `notified` are events that the trail no longer
 * shows. Each of them is one of the others at most, the nearest from the same source. Returns its id by the other's.
 */
export function sameIncidents(
  found: readonly Incident[],
  notified: readonly Incident[],
): ReadonlyMap<string, string> {
  const pairs = found
    .flatMap((one) =>
      notified.flatMap((other) => {
        const apartMs = Math.abs(Date.parse(one.timestamp) - Date.parse(other.timestamp))
        return one.source === other.source && apartMs <= LATE_AT_MOST_MS ? [{ one, other, apartMs }] : []
      }),
    )
    .toSorted((a, b) => a.apartMs - b.apartMs)
  const same = new Map<string, string>()
  const taken = new Set<string>()
  for (const { one, other } of pairs) {
    if (same.has(one.eventId) || taken.has(other.eventId)) continue
    same.set(one.eventId, other.eventId)
    taken.add(other.eventId)
  }
  return same
}

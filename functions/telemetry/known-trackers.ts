import { SECOND_MS } from '../../shared/time.ts'
import type { StoredTracker, TrackerStore } from '../stores/trackers.ts'

/** A tracker that changes hands writes the new owner's trail within this time. */
const KNOWN_FOR_MS = SECOND_MS
const KNOWN_MAX = 20_000

/** Looks trackers up once a second at most, however fast their messages come. */
export function knownTrackers(trackers: Pick<TrackerStore, 'find'>, clock: () => number) {
  const known = new Map<string, { until: number; tracker: Promise<StoredTracker | null> }>()
  return (trackerId: string): Promise<StoredTracker | null> => {
    const now = clock()
    const found = known.get(trackerId)
    if (found && found.until > now) return found.tracker
    if (known.size > KNOWN_MAX) known.clear()
    const tracker = trackers.find(trackerId)
    known.set(trackerId, { until: now + KNOWN_FOR_MS, tracker })
    tracker.catch(() => known.delete(trackerId))
    return tracker
  }
}

import { SECOND_MS } from '../../shared/time.ts'
import type { StoredTracker, TrackerStore } from '../stores/trackers.ts'

/** A tracker that changes hands writes the new owner's trail within this time. */
const KNOWN_FOR_MS = SECOND_MS
const KNOWN_MAX = 20_000

type Found = Promise<StoredTracker | null>

/**
 * Looks trackers up once a second at most, however fast their messages come; those that are asked for at the
 * same moment by one call.
 */
export function knownTrackers(findAll: TrackerStore['findAll'], clock: () => number) {
  const known = new Map<string, { until: number; found: Found }>()
  let gathering: { trackerIds: string[]; found: Promise<Map<string, StoredTracker>> } | null = null

  function gather(trackerId: string): Found {
    gathering ??= { trackerIds: [], found: new Promise(setImmediate).then(findGathered) }
    gathering.trackerIds.push(trackerId)
    return gathering.found.then((trackers) => trackers.get(trackerId) ?? null)
  }

  function findGathered() {
    const trackerIds = gathering?.trackerIds ?? []
    gathering = null
    return findAll(trackerIds)
  }

  return (trackerId: string): Found => {
    const now = clock()
    const remembered = known.get(trackerId)
    if (remembered && remembered.until > now) return remembered.found
    if (known.size > KNOWN_MAX) known.clear()
    const found = gather(trackerId)
    known.set(trackerId, { until: now + KNOWN_FOR_MS, found })
    found.catch(() => known.delete(trackerId))
    return found
  }
}

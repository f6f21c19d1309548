import { SECOND_MS } from '../../shared/time.ts'
import { cachedFor } from '../runtime/cached-for.ts'
import type { StoredTracker, TrackerStore } from '../stores/trackers.ts'

/** A change of the tracker, a new owner for example, takes effect within this time. */
const CACHED_MS = SECOND_MS

type Found = Promise<StoredTracker | null>

/**
 * Looks trackers up once a second at most, however fast their messages come; those that are asked for at the
 * same moment by one call.
 */
export function knownTrackers(findAll: TrackerStore['getMany'], clock: () => number) {
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

  return cachedFor(CACHED_MS, gather, clock)
}
